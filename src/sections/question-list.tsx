import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Fold } from "../ui/fold";
import { Sources } from "../ui/sources";
import * as styles from "./question-list.module.css";

export const fragment = graphql`
  fragment SituationQuestion on SituationQuestion {
    question
    anchor
    answer
    service {
      slug
      title
    }
    sources {
      ...Source
    }
  }
`;

/** A question of /domande also has an anchor, at which the page script unfolds it, and a link to a service. */
type Question = Queries.AnswerFragment & Partial<Queries.SituationQuestionFragment>;

export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="ruled">
      {questions.map(({ question, anchor, answer, service, sources }, index) => (
        <Fold
          key={question}
          id={anchor}
          summary={<h3 className={`body-size ${styles.question}`}>{question}</h3>}
          isOpen={index === 0}
        >
          <div className={styles.answer}>
            <p className="quiet">{answer}</p>
            {service ? (
              <p className="small quiet">
                {sectionStrings.serviceLink} <Link to={`/services/${service.slug}`}>{service.title}</Link>
              </p>
            ) : null}
            <Sources sources={sources} />
          </div>
        </Fold>
      ))}
    </div>
  );
}
