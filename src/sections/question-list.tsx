import * as styles from "./question-list.module.css";

type QuestionListProps = { questions: readonly Queries.TitledPointFragment[] };

/** Questions with their answers folded below them: open in print, and found by the browser's search in the page. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ title, text }, index) => (
        <details key={title} className={styles.item} open={index === 0}>
          <summary className={styles.question}>
            <h3>{title}</h3>
          </summary>
          <p className={styles.answer}>{text}</p>
        </details>
      ))}
    </div>
  );
}
