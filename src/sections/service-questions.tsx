import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";
import { TitleBlock } from "../ui/title-block";
import { QuestionList } from "./question-list";

export const fragment = graphql`
  fragment ServiceQuestions on Service {
    headings {
      questions
    }
    questions {
      title: question
      text: answer
    }
    law {
      checkedOn(formatString: "D MMMM YYYY", locale: "it")
      checkedBy
    }
  }
`;

export function ServiceQuestions({ service }: { service: Queries.ServiceQuestionsFragment }) {
  const { headings, questions, law } = service;
  return (
    <Section beside id="domande" title={headings?.questions ?? sectionStrings.questions}>
      <QuestionList questions={questions} />
      <TitleBlock
        facts={{ [sectionStrings.law]: law?.checkedOn && sectionStrings.lawOn(law.checkedOn, law.checkedBy) }}
      />
    </Section>
  );
}
