import { Fold } from "../ui/fold";
import * as styles from "./question-list.module.css";

export function QuestionList({ questions }: { questions: readonly Queries.TitledPointFragment[] }) {
  return (
    <div className="ruled">
      {questions.map(({ title, text }, index) => (
        <Fold
          key={title}
          summary={<h3 className={`body-size ${styles.question}`}>{title}</h3>}
          isOpen={index === 0}
        >
          <p className={`quiet ${styles.answer}`}>{text}</p>
        </Fold>
      ))}
    </div>
  );
}
