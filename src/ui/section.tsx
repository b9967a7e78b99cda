import { Children, type ReactNode } from "react";
import { Fold } from "./fold";
import * as styles from "./section.module.css";

type SectionProps = {
  id: string;
  title: string;
  text?: string | readonly string[] | null;
  aside?: ReactNode;
  ground?: "paper" | "ink";
  /** Puts the first child beside the heading, and all others below. */
  hasColumns?: boolean;
  children?: ReactNode;
};

/** Section of a long page that folds what follows its title and text. */
export function Chapter({
  id,
  title,
  text,
  children,
}: Omit<SectionProps, "aside" | "ground" | "hasColumns">) {
  const summary = (
    <>
      <h2 id={`${id}-titolo`} className="h3">
        {title}
      </h2>{" "}
      {text?.length ? (
        <span className={`lead ${styles.lead}`}>
          {[text].flat().map((paragraph) => (
            <span key={paragraph}>{paragraph}</span>
          ))}
        </span>
      ) : null}
    </>
  );
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-titolo`} className={styles.chapter}>
      {children ? (
        <Fold
          className="container"
          summary={summary}
          labelledBy={`${id}-titolo`}
          summaryClassName={styles.summary}
        >
          <div className={styles.folded}>{children}</div>
        </Fold>
      ) : (
        <div className={`container ${styles.summary} ${styles.unfolded}`}>{summary}</div>
      )}
    </section>
  );
}

export function Section({ id, title, text, aside, ground, hasColumns, children }: SectionProps) {
  // Keeps the first child with the heading: beside it in columns, else on the same printed page.
  const [first, ...rest] = Children.toArray(children);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titolo`}
      className={ground === "ink" ? `${styles.section} on-ink` : styles.section}
    >
      <div className="container">
        <div className={hasColumns ? `${styles.opening} ${styles.beside}` : styles.opening}>
          <header className={`axis ${styles.header}`}>
            <h2 id={`${id}-titolo`}>{title}</h2>
            {text ? (
              <div className={`lead ${styles.lead}`}>
                {[text].flat().map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            ) : null}
            {aside}
          </header>
          {first}
        </div>
        {rest}
      </div>
    </section>
  );
}
