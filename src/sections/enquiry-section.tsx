import type { ReactNode } from "react";
import * as styles from "./enquiry-section.module.css";

type EnquirySectionProps = {
  id: string;
  title: string;
  /** The form. */
  children: ReactNode;
  /** What helps to fill it in, and what follows: beside the form, below it on small screens. */
  aside: ReactNode;
};

/** What follows a form once it has been sent. */
export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** A form and what to know about it. Its heading is small: the form is what the visitor came for. */
export function EnquirySection({ id, title, children, aside }: EnquirySectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-titolo`} className={styles.section}>
      <div className={styles.form}>
        <h2 id={`${id}-titolo`} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      <div className={styles.aside}>{aside}</div>
    </section>
  );
}
