import { graphql, type PageProps } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { LawCheck } from "../sections/law-check";
import { QuestionList } from "../sections/question-list";
import { TableOfContents } from "../sections/table-of-contents";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";
import * as styles from "./questions.module.css";

export default function QuestionsPage({ data }: PageProps<Queries.QuestionsPageQuery>) {
  const page = requirePresent(data.questionsPage, "questionsPage");
  const { hero, groups, law } = page;
  const trail = { current: hero.title };
  return (
    <>
      <Seo {...page.seo} trail={trail} mainImage={hero.backgroundImage} law={law} />
      <Hero hero={hero} trail={trail} motif="boundary" />
      <div className={`container ${styles.index}`}>
        <TableOfContents headings={groups.map(({ anchor, title }) => ({ id: anchor, title }))} />
      </div>
      {groups.map(({ anchor, title, questions }) => (
        <Section key={anchor} hasColumns id={anchor} title={title}>
          <QuestionList questions={questions} />
        </Section>
      ))}
      <div className={`container ${styles.law}`}>
        <LawCheck law={law} />
      </div>
      <CallToAction
        heading={sectionStrings.closing(requirePresent(data.studio, "studio").quoteValidityDays)}
      />
    </>
  );
}

export const query = graphql`
  query QuestionsPage {
    questionsPage {
      ...PageOpening
      groups {
        title
        anchor
        questions {
          ...SituationQuestion
        }
      }
      law {
        ...LawCheck
      }
    }
    studio {
      quoteValidityDays
    }
  }
`;
