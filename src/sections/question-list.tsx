import { Fold } from "../ui/fold";
import { Sources } from "../ui/sources";
import * as styles from "./question-list.module.css";

export function QuestionList({ questions }: { questions: readonly Queries.AnswerFragment[] }) {
  return (
    <div className="ruled">
      {questions.map(({ question, answer, sources }, index) => (
        <Fold
          key={question}
          summary={<h3 className={`body-size ${styles.question}`}>{question}</h3>}
          isOpen={index === 0}
        >
          <div className={styles.answer}>
            <p className="quiet">{answer}</p>
            <Sources sources={sources} />
          </div>
        </Fold>
      ))}
    </div>
  );
}
