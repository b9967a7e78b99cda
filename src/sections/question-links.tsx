import { Link } from "gatsby";
import * as styles from "./question-links.module.css";

type QuestionLinksProps = {
  title: string;
  questions: readonly { readonly question: string; readonly anchor: string }[];
};

/** Links to answers on /domande; renders nothing without questions. */
export function QuestionLinks({ title, questions }: QuestionLinksProps) {
  if (questions.length === 0) return null;
  return (
    <div className={styles.links}>
      <h3 className="body-size">{title}</h3>
      <ul className={`axis ${styles.list}`}>
        {questions.map(({ question, anchor }) => (
          <li key={anchor}>
            <Link to={`/domande#${anchor}`} className="finger-high-on-phones">
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
