import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { CountUp } from "../ui/count-up";
import { Section } from "../ui/section";
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

export function Counters({ studio }: { studio: Queries.CountersFragment }) {
  const { experienceYears: years, counters } = studio;
  if (!counters?.length) return null;
  const title = years ? sectionStrings.experience(years) : sectionStrings.figures;
  return (
    <Section id="numeri" title={title} ground="ink">
      <dl className={styles.counters}>
        {counters.map(({ label, ...counter }) => (
          <div key={label} className={styles.counter}>
            <dt className="quiet">{label}</dt>
            <dd className={styles.figure}>
              <CountUp {...counter} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
