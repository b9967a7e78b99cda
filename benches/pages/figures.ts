/** What the page bench makes of what a browser noted. */

/** @throws when there are none */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There is no median of nothing.");
  return (lower + upper) / 2;
}

export type Ratio = {
  /** Median of the ratios of each round, whose two visits met the same state of the machine. */
  ofPairs: number;
  ofMedians: number;
};

/**
 * How many times the floor a figure of the site is.
 *
 * @param floor one figure for each of `site`, of the same round
 */
export function ratioOf(site: readonly number[], floor: readonly number[]): Ratio {
  if (site.length !== floor.length) throw new Error("A round lacks one of its two visits.");
  const pairs = site.map((value, round) => value / (floor[round] ?? Number.NaN));
  return { ofPairs: median(pairs), ofMedians: median(site) / median(floor) };
}

export type Task = { start: number; duration: number };

const unnoticed = 50;

/** Total blocking time: what tasks after a moment last beyond 50 ms each. */
export function blockingTime(tasks: readonly Task[], from: number): number {
  const after = tasks.map(({ start, duration }) => start + duration - Math.max(start, from));
  return after.reduce((sum, duration) => sum + Math.max(0, duration - unnoticed), 0);
}

export type Shift = { start: number; value: number };

const longestPause = 1000;
const longestBurst = 5000;

/** Cumulative layout shift: the worst burst of shifts, which a second without any or five seconds end. */
export function layoutShift(shifts: readonly Shift[]): number {
  let burst = { first: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 };
  let worst = 0;
  for (const { start, value } of shifts) {
    const goesOn = start - burst.last < longestPause && start - burst.first < longestBurst;
    burst = goesOn
      ? { ...burst, last: start, sum: burst.sum + value }
      : { first: start, last: start, sum: value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}
