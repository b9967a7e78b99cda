/** Interval between two values of a counter, in milliseconds (specification, section 9). */
export const tick = 16;

/**
 * Value a counter shows after so many ticks.
 *
 * @param end final value
 * @param duration length of the count in milliseconds
 * @returns an integer from 0 to `end`; `end` from the last tick on
 */
export function countAfter(ticks: number, end: number, duration: number): number {
  const share = (ticks * tick) / duration;
  return share >= 1 ? end : Math.floor(end * share);
}
