import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";
import * as countUpStyles from "./count-up.module.css";
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

type CountUpProps = Omit<NonNullable<Queries.CountersFragment["counters"]>[number], "label">;

/** Prints the final number, for screen readers and crawlers; the running count is painted over it (src/start/in-view.ts). */
export const CountUp = ({ end, duration, prefix, suffix, className }: CountUpProps) => (
  <span
    className={[countUpStyles.number, className].filter(Boolean).join(" ")}
    data-threshold="0.1"
    data-count={end}
    data-duration={duration ?? 2000}
    data-prefix={prefix}
    data-suffix={suffix}
  >
    {`${prefix ?? ""}${end}${suffix ?? ""}`}
  </span>
);

export function Counters({ studio }: { studio: Queries.CountersFragment }) {
  const { experienceYears: years, counters } = studio;
  if (!counters?.length) return null;
  const title = years ? sectionStrings.experience(years) : sectionStrings.counters;
  return (
    <Section id="numeri" title={title} ground="ink">
      <dl className={`columns ${styles.counters}`}>
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
