import type { Version as Online } from "../../gatsby/publish/version";
import type { Settings } from "../settings";
import { show } from "./message";
import type { Repository, Status, Version } from "./repository";

/** Seconds after which a publication is late. */
const patience = 10 * 60;

/** Only these publish the site and report on it; other statuses are of tests. */
const hostPage = /^https:\/\/(?:[\w-]+\.)*(?:netlify\.(?:com|app)|cloudflare\.com|pages\.dev)\//u;

type Facts = {
  target: Version;
  /** The repository's newest commits, newest first. */
  commits: readonly Version[];
  /** The site's `versione.json`, if it answers. */
  online?: Online | undefined;
  statuses?: readonly Status[];
  isLate?: boolean;
  /** Address of the target in the repository. */
  page: string;
};

function isOnline({ target, commits, online }: Facts): boolean {
  if (!online) return false;
  if (online.commit === null)
    return online.committedAt !== null && new Date(online.committedAt) >= target.date;
  if (online.commit === target.commit) return true;
  const position = commits.findIndex(({ commit }) => commit === online.commit);
  const own = commits.findIndex(({ commit }) => commit === target.commit);
  return position >= 0 && (own < 0 || position < own);
}

function since(builtAt: string): string {
  const date = new Date(builtAt);
  const time = date.toLocaleTimeString("it-IT", { timeStyle: "short" });
  if (date.toDateString() === new Date().toDateString()) return `In linea dalle ${time}`;
  return `In linea dal ${date.toLocaleDateString("it-IT", { dateStyle: "long" })}, ${time}`;
}

type State = { text: string; why?: string; isOver?: boolean };

/** States of a commit on its way to the site, as far as they are known. */
export function stateOf(facts: Facts): State {
  const { online, statuses = [], isLate, page } = facts;
  if (online && isOnline(facts)) return { text: since(online.builtAt), isOver: true };

  const failures = statuses.filter(({ hasFailed }) => hasFailed);
  const refusal = failures.find((status) => hostPage.test(status.page));
  if (refusal)
    return { text: "Rifiutato: salvato, ma non pubblicato. Il sito resta com'era.", why: refusal.page };

  if (!online) return { text: "Salvato; il sito non risponde: non si sa se è aggiornato." };
  if (online.commit === null && online.committedAt === null)
    return { text: "Salvato; il sito non dice quale versione mostra." };
  if (isLate) return { text: "Non ancora in linea.", why: page };
  if (failures.length > 0) return { text: "Salvato. Una prova non è passata; si attende la pubblicazione." };
  return { text: "Salvato" };
}

async function readOnline(siteUrl: string): Promise<Online | undefined> {
  const answer = await fetch(`${siteUrl}/versione.json`, { cache: "no-store" }).catch(() => undefined);
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}

let run = 0;

/** Follows the newest commit until it, or a later one, is online; a later call replaces it. */
export async function watchPublication({ siteUrl }: Settings, repository: Repository): Promise<void> {
  run += 1;
  const mine = run;
  let target: Version | undefined;

  async function look(isLate: boolean): Promise<State> {
    const commits = await repository.versions();
    target ??= commits[0];
    if (!target) return { text: "", isOver: true };
    const [online, statuses] = await Promise.all([readOnline(siteUrl), repository.statuses(target.commit)]);
    return stateOf({ target, commits, online, statuses, isLate, page: repository.pageOf(target.commit) });
  }

  for (let seconds = 0; ; ) {
    const state = await look(seconds >= patience).catch((error: Error): State => ({ text: error.message }));
    if (mine !== run) return;
    show(state.text, state.why);
    if (state.isOver) return;
    const pause = seconds < patience ? 5 : 30;
    await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
    seconds += pause;
  }
}
