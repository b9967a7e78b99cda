import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Sources } from "../ui/sources";
import * as styles from "./situation-questions.module.css";

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

type SituationQuestionsProps = { questions: readonly Queries.SituationQuestionFragment[] };

/** Open answers, each with an address of its own, which its heading links to. */
export function SituationQuestions({ questions }: SituationQuestionsProps) {
  return (
    <div className="ruled">
      {questions.map(({ question, anchor, answer, service, sources }) => (
        <article key={anchor} id={anchor} tabIndex={-1} className={styles.question}>
          <h3 className="body-size">
            <a href={`#${anchor}`} className={styles.address}>
              {question}
            </a>
          </h3>
          <p className="quiet">{answer}</p>
          <div className={`flow ${styles.links}`}>
            {service ? (
              <p className="small quiet">
                {sectionStrings.serviceLink} <Link to={`/services/${service.slug}`}>{service.title}</Link>
              </p>
            ) : null}
            <Sources sources={sources} />
          </div>
        </article>
      ))}
    </div>
  );
}
