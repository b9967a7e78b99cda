import * as styles from "./count-up.module.css";

type CountUpProps = {
  end: number;
  /** Milliseconds; 2000 by default. */
  duration: number | null;
  prefix: string | null;
  suffix: string | null;
  className: string | null;
};

/**
 * A number that counts up once, when a tenth of it is in view (src/start/in-view.ts). The final number is in the HTML for
 * readers, crawlers and screen readers; the count is painted over it.
 */
export const CountUp = ({ end, duration, prefix, suffix, className }: CountUpProps) => (
  <span
    className={[styles.number, className].filter(Boolean).join(" ")}
    data-share="0.1"
    data-count={end}
    data-duration={duration ?? 2000}
  >
    {`${prefix ?? ""}${end}${suffix ?? ""}`}
  </span>
);
