import { Fold } from "../ui/fold";
import * as styles from "./question-list.module.css";

type QuestionListProps = { questions: readonly Queries.TitledPointFragment[] };

export function QuestionList({ questions }: QuestionListProps) {
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
