import { graphql } from "gatsby";
import { CountUp } from "../ui/count-up";
import * as styles from "./counters.module.css";

export const fragment = graphql`
  fragment Counters on Studio {
    experienceYears
    counters {
      end
      duration
      prefix
      suffix
      label
      className
    }
  }
`;

/** The statistics band: the studio's figures, counted up once when they come into view. */
export function Counters({ studio }: { studio: Queries.CountersFragment }) {
  return (
    <dl className={styles.counters}>
      {studio.counters.map(({ label, ...counter }) => (
        <div key={label} className={styles.counter}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>
            <CountUp {...counter} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
