import { useLayoutEffect, useState } from "react";
import { useInView } from "../hooks/use-in-view";
import { prefersReducedMotion } from "../lib/reduced-motion";

/** Interval between two values, in milliseconds (specification, section 9). */
const tick = 16;

type CountUpProps = {
  end: number;
  /** Milliseconds; 2000 by default. */
  duration: number | null;
  prefix: string | null;
  suffix: string | null;
  className: string | null;
};

/**
 * A number that counts up once, when a tenth of it is in view. The final number is in the HTML
 * for readers, crawlers and screen readers; while it counts, the count is painted in its place.
 */
export function CountUp({ end, duration, prefix, suffix, className }: CountUpProps) {
  const { ref, state } = useInView<HTMLSpanElement>(0.1);
  const [value, setValue] = useState(end);

  // Before the next frame is drawn: the final number must not be seen before the count.
  useLayoutEffect(() => {
    if (state !== "seen" || prefersReducedMotion()) return;
    let ticks = 0;
    setValue(0);
    const timer = setInterval(() => {
      ticks += 1;
      const next = Math.min(end, Math.floor((end * ticks * tick) / (duration ?? 2000)));
      setValue(next);
      if (next === end) clearInterval(timer);
    }, tick);
    return () => clearInterval(timer);
  }, [state, end, duration]);

  const shown = (number: number) => `${prefix ?? ""}${number}${suffix ?? ""}`;
  return (
    <span ref={ref} className={className ?? undefined}>
      <span className={value === end ? undefined : "visually-hidden"}>{shown(end)}</span>
      {value === end ? null : <span aria-hidden="true">{shown(value)}</span>}
    </span>
  );
}
