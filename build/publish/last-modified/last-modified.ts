/**
 * When content last changed, as git knows it. A date is told only where it is certain: a page without one costs nothing,
 * but Google leaves out of account a site whose dates are not «consistently and verifiably» true («Build and submit a
 * sitemap»). The files' own dates say only when they were copied here.
 */
import { git } from "./git";

export type LastModified = (files: readonly string[]) => string | undefined;

type History = {
  /** Date of the last commit of each file that is tracked. */
  readonly dates: ReadonlyMap<string, string>;
  /** Tracked files that differ from their last commit; new ones are not tracked. */
  readonly changed: ReadonlySet<string>;
};

const folder = "content";

const records = (output: string) => output.split("\0").filter((record) => record !== "");

/** Files follow the date of their commit; only files begin with the folder. */
function datesIn(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = "";
  for (const record of records(log)) {
    const entry = record.replace(/^\n/u, "");
    if (!entry.startsWith(`${folder}/`)) date = entry;
    else if (!dates.has(entry)) dates.set(entry, date);
  }
  return dates;
}

/** Two letters, a space and a path from the repository's top, wherever git was asked (git-status, «Porcelain Format»). */
const changedIn = (status: string, prefix: string) =>
  new Set(records(status).map((record) => record.slice("XY ".length + prefix.length)));

/** Nothing where the history ends early: there the oldest commit seems to have made every file. */
async function historyOf(root: string): Promise<History | undefined> {
  const place = await git(root, "rev-parse", "--is-shallow-repository", "--show-prefix");
  const [isShallow, prefix = ""] = place.split("\n");
  if (isShallow !== "false") return undefined;
  const [log, tracked, status] = await Promise.all([
    // `-c` names what a merge itself has changed.
    git(root, "log", "-c", "-z", "--format=%cI", "--name-only", "--no-renames", "--relative", "--", folder),
    git(root, "ls-files", "-z", "--", folder),
    git(root, "status", "--porcelain", "-z", "--no-renames", "--untracked-files=no", "--", folder),
  ]);
  const isTracked = new Set(records(tracked));
  const dates = [...datesIn(log)].filter(([file]) => isTracked.has(file));
  return { dates: new Map(dates), changed: changedIn(status, prefix) };
}

function newest(files: readonly string[], { dates, changed }: History): string | undefined {
  let latest: string | undefined;
  for (const file of files) {
    const date = dates.get(file);
    if (date === undefined || changed.has(file)) return undefined;
    // By the instant, since commits come from different time zones.
    if (latest === undefined || Date.parse(date) > Date.parse(latest)) latest = date;
  }
  return latest;
}

/**
 * Reads the history of `content/` once. Where git is missing, refuses, or has no whole history, no file has a date.
 *
 * @param root folder that holds `content/`
 * @returns the newest date of some files, as ISO date-time with offset; undefined when one of them is not known to git, or
 * has changed since. Paths are relative to `root`, with forward slashes.
 */
export async function lastModifiedOf(root: string): Promise<LastModified> {
  const history = await historyOf(root).catch(() => undefined);
  return (files) => history && newest(files, history);
}
