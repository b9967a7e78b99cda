import type { Version } from "../../gatsby/publish/version";
import type { Settings } from "../settings";
import { showPublication } from "./message";
import type { Commit, Repository, Status } from "./repository";

const lateAfterSeconds = 10 * 60;

/** Hosts that publish the site and report on it; other statuses are of tests. */
const hostUrl = /^https:\/\/(?:[\w-]+\.)*(?:netlify\.(?:com|app)|cloudflare\.com|pages\.dev)\//u;

type Facts = {
  target: Commit;
  /** The repository's newest commits, newest first. */
  commits: readonly Commit[];
  /** The site's `versione.json`, if it answers. */
  online?: Version | undefined;
  statuses?: readonly Status[];
  isLate?: boolean;
  /** Shows the target in the repository. */
  url: string;
};

function isOnline({ target, commits, online }: Facts): boolean {
  if (!online) return false;
  if (online.commit === null)
    return online.committedAt !== null && new Date(online.committedAt) >= target.date;
  if (online.commit === target.hash) return true;
  const position = commits.findIndex(({ hash }) => hash === online.commit);
  const targetPosition = commits.findIndex(({ hash }) => hash === target.hash);
  return position >= 0 && (targetPosition < 0 || position < targetPosition);
}

function onlineSince(builtAt: string): string {
  const date = new Date(builtAt);
  const time = date.toLocaleTimeString("it-IT", { timeStyle: "short" });
  if (date.toDateString() === new Date().toDateString()) return `In linea dalle ${time}`;
  return `In linea dal ${date.toLocaleDateString("it-IT", { dateStyle: "long" })}, ${time}`;
}

type State = { text: string; reasonUrl?: string; isOver?: boolean };

/** States of a commit on its way to the site, as far as they are known. */
export function stateOf(facts: Facts): State {
  const { online, statuses = [], isLate, url } = facts;
  if (online && isOnline(facts)) return { text: onlineSince(online.builtAt), isOver: true };

  const failures = statuses.filter(({ hasFailed }) => hasFailed);
  const refusal = failures.find((status) => hostUrl.test(status.url));
  if (refusal)
    return { text: "Rifiutato: salvato, ma non pubblicato. Il sito resta com'era.", reasonUrl: refusal.url };

  if (!online) return { text: "Salvato; il sito non risponde: non si sa se è aggiornato." };
  if (online.commit === null && online.committedAt === null)
    return { text: "Salvato; il sito non dice quale versione mostra." };
  if (isLate) return { text: "Non ancora in linea.", reasonUrl: url };
  if (failures.length > 0) return { text: "Salvato. Una prova non è passata; si attende la pubblicazione." };
  return { text: "Salvato" };
}

async function readOnline(siteUrl: string): Promise<Version | undefined> {
  const answer = await fetch(`${siteUrl}/versione.json`, { cache: "no-store" }).catch(() => undefined);
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}

let latestRun = 0;

/** Follows the newest commit until it, or a later one, is online; a later call replaces it. */
export async function watchPublication({ siteUrl }: Settings, repository: Repository): Promise<void> {
  latestRun += 1;
  const thisRun = latestRun;
  let target: Commit | undefined;

  async function poll(isLate: boolean): Promise<State> {
    const commits = await repository.commits();
    target ??= commits[0];
    if (!target) return { text: "", isOver: true };
    const [online, statuses] = await Promise.all([readOnline(siteUrl), repository.statuses(target.hash)]);
    return stateOf({ target, commits, online, statuses, isLate, url: repository.commitUrl(target.hash) });
  }

  for (let seconds = 0; ; ) {
    const state = await poll(seconds >= lateAfterSeconds).catch(
      (error: Error): State => ({ text: error.message }),
    );
    if (thisRun !== latestRun) return;
    showPublication(state.text, state.reasonUrl);
    if (state.isOver) return;
    const pause = seconds < lateAfterSeconds ? 5 : 30;
    await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
    seconds += pause;
  }
}
