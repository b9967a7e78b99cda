/** What the rounds of one page on one link come to, as data and as lines of text. */
import { median, type Ratio, ratioOf } from "./figures";
import { type Bytes, bytesByKind, bytesOf, kinds, type Request } from "./kinds";
import { cpuSlowdown, type Link, type Visit } from "./visit";

/** One visit of each kind, one right after the other. */
export type Round = { site: Visit; floor: Visit };

/** Medians over the rounds; bytes and requests are those of the round with the median of bytes in all. */
export type Summary = {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  hydrated?: number;
  requests: number;
  bytes: number;
  bytesByKind: Bytes;
  lcpElement: string;
  lcpUrl: string;
  lcpBytes: number;
};

export type Result = {
  route: string;
  link: Link;
  site: Summary;
  floor: Summary;
  ratio: { fcp: Ratio; lcp: Ratio };
  /** Of the second visit of the same visitor: what came over the line, and what of it was more than a confirmation. */
  again: { requests: number; bytes: number; anew: Request[] };
  rounds: Round[];
};

function summaryOf(visits: readonly Visit[]): Summary {
  const of = (figure: (visit: Visit) => number) => median(visits.map(figure));
  const bySize = [...visits].sort((one, other) => bytesOf(one.requests) - bytesOf(other.requests));
  const typical = bySize[Math.floor(bySize.length / 2)];
  if (!typical) throw new Error("There are no visits.");
  const { requests, lcpElement, lcpUrl } = typical;
  const hydrated = visits.flatMap((visit) => visit.hydrated ?? []);
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    hydrated: hydrated.length ? median(hydrated) : undefined,
    requests: requests.length,
    bytes: bytesOf(requests),
    bytesByKind: bytesByKind(requests),
    lcpElement,
    lcpUrl,
    lcpBytes: bytesOf(requests.filter(({ url }) => url === lcpUrl)),
  };
}

/** @param again requests of the second visit */
export function resultOf(
  { route, link }: { route: string; link: Link },
  rounds: Round[],
  again: readonly Request[],
): Result {
  const site = rounds.map((round) => round.site);
  const floor = rounds.map((round) => round.floor);
  const ratio = (figure: (visit: Visit) => number) => ratioOf(site.map(figure), floor.map(figure));
  return {
    route,
    link,
    site: summaryOf(site),
    floor: summaryOf(floor),
    ratio: { fcp: ratio(({ fcp }) => fcp), lcp: ratio(({ lcp }) => lcp) },
    again: {
      requests: again.length,
      bytes: bytesOf(again),
      anew: again.filter(({ status }) => status !== 304),
    },
    rounds,
  };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const times = ({ ofPairs, ofMedians }: Ratio) => `${ofPairs.toFixed(2)} (${ofMedians.toFixed(2)})`;
const pathOf = (url: string) => new URL(url).pathname;

/** The name, then each cell as wide as its column. */
const row = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(7)}${cells.map((cell) => cell.padStart(13)).join("")}`;

const figures = ({ fcp, lcp, cls, tbt, hydrated, requests, bytes }: Summary) => [
  seconds(fcp),
  seconds(lcp),
  cls.toFixed(3),
  `${Math.round(tbt)} ms`,
  hydrated === undefined ? "-" : seconds(hydrated),
  `${requests}`,
  kilobytes(bytes),
];

const byKind = (bytes: Bytes) =>
  kinds
    .filter((kind) => bytes[kind] > 0)
    .map((kind) => `${kind} ${kilobytes(bytes[kind])}`)
    .join(", ");

const largestPaint = ({ lcpElement, lcpUrl, lcpBytes }: Summary) =>
  lcpUrl ? `<${lcpElement}> ${pathOf(lcpUrl)}, ${kilobytes(lcpBytes)}` : `<${lcpElement}>, without a picture`;

function secondVisit({ requests, bytes, anew }: Result["again"]): string {
  const sent = `${kilobytes(bytes)}, ${requests} requests`;
  if (anew.length === 0) return `${sent}, all of them confirmations (304)`;
  return `${sent}, not confirmed: ${anew.map(({ url, status }) => `${pathOf(url)} (${status})`).join(", ")}`;
}

/** A result as a table of a few lines. */
export function table({ route, link, site, floor, ratio, again, rounds }: Result): string {
  const line = `${link.kilobits} kbit/s, ${link.latency} ms, CPU ÷ ${cpuSlowdown}`;
  return [
    `${route}, ${link.name} (${line}), medians of ${rounds.length}`,
    row("", ["FCP", "LCP", "CLS", "TBT", "hydrated", "requests", "bytes"]),
    row("site", figures(site)),
    row("floor", figures(floor)),
    row("ratio", [times(ratio.fcp), times(ratio.lcp)]),
    `  LCP of site:   ${largestPaint(site)}`,
    `  LCP of floor:  ${largestPaint(floor)}`,
    `  site's bytes:  ${byKind(site.bytesByKind)}`,
    `  floor's bytes: ${byKind(floor.bytesByKind)}`,
    `  second visit:  ${secondVisit(again)}`,
    "",
  ].join("\n");
}
