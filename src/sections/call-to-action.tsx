import { strings } from "../strings";
import { ButtonLink } from "../ui/button";
import { SurveyMotif } from "../ui/survey-motif";
import * as styles from "./call-to-action.module.css";

type CallToActionProps = {
  heading: Queries.HeadingFragment;
  /** Service the quote form should have chosen already. */
  service?: string;
};

/** The band that closes a page: ask for a quote, or call. */
export function CallToAction({ heading, service }: CallToActionProps) {
  return (
    <section className={`${styles.band} on-ink`} aria-labelledby="invito">
      <SurveyMotif />
      <div className={styles.sheet}>
        <h2 id="invito">{heading.title}</h2>
        {heading.text ? <p className={styles.text}>{heading.text}</p> : null}
        <div className={styles.actions}>
          <ButtonLink to={service ? `/preventivo?servizio=${service}` : "/preventivo"}>
            {strings.requestQuote}
          </ButtonLink>
          <ButtonLink to="/contact" look="secondary">
            {strings.call}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
