import * as styles from "./count-up.module.css";

type CountUpProps = {
  end: number;
  /** Milliseconds; 2000 by default. */
  duration: number | null;
  prefix: string | null;
  suffix: string | null;
  className: string | null;
};

/** Final number in the HTML for readers and crawlers; the count is painted over it (src/start/in-view.ts). */
export const CountUp = ({ end, duration, prefix, suffix, className }: CountUpProps) => (
  <span
    className={[styles.number, className].filter(Boolean).join(" ")}
    data-threshold="0.1"
    data-count={end}
    data-duration={duration ?? 2000}
  >
    {`${prefix ?? ""}${end}${suffix ?? ""}`}
  </span>
);
