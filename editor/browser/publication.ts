/**
 * Says in one line when the last save is online: compares the repository's newest commit with the published site's
 * `versione.json`, and asks the repository whether the host has reported a failed deploy.
 */
import type { Version } from "../../gatsby/publish/version";
import type { Settings } from "../settings";
import { showStatus } from "./message";
import type { Commit, CommitStatus, Repository } from "./repository";

const lateAfterSeconds = 10 * 60;

/** Pages of the hosts that publish the site: a commit status that links elsewhere is a test's. */
const deployUrlPattern = /^https:\/\/(?:[\w-]+\.)*(?:netlify\.(?:com|app)|cloudflare\.com|pages\.dev)\//u;

type PublicationFacts = {
  /** The commit that is to go online. */
  target: Commit;
  /** The repository's newest commits, newest first. */
  commits: readonly Commit[];
  /** The site's `versione.json`, if it answers. */
  published?: Version | undefined;
  statuses?: readonly CommitStatus[];
  isLate?: boolean;
  /** Page of the target in the repository. */
  targetUrl: string;
};

function isOnline({ target, commits, published }: PublicationFacts): boolean {
  if (!published) return false;
  if (published.commit === null)
    return published.committedAt !== null && new Date(published.committedAt) >= target.date;
  if (published.commit === target.hash) return true;
  const position = commits.findIndex(({ hash }) => hash === published.commit);
  const targetPosition = commits.findIndex(({ hash }) => hash === target.hash);
  return position >= 0 && (targetPosition < 0 || position < targetPosition);
}

function onlineSince(builtAt: string): string {
  const date = new Date(builtAt);
  const time = date.toLocaleTimeString("it-IT", { timeStyle: "short" });
  if (date.toDateString() === new Date().toDateString()) return `In linea dalle ${time}`;
  return `In linea dal ${date.toLocaleDateString("it-IT", { dateStyle: "long" })}, ${time}`;
}

type PublicationState = { text: string; reasonUrl?: string; isOver?: boolean };

/** The state of a commit on its way to the site, as far as it is known. */
export function publicationState(facts: PublicationFacts): PublicationState {
  const { published, statuses = [], isLate, targetUrl } = facts;
  if (published && isOnline(facts)) return { text: onlineSince(published.builtAt), isOver: true };

  const failures = statuses.filter(({ hasFailed }) => hasFailed);
  const failedDeploy = failures.find((status) => deployUrlPattern.test(status.url));
  if (failedDeploy)
    return {
      text: "Rifiutato: salvato, ma non pubblicato. Il sito resta com'era.",
      reasonUrl: failedDeploy.url,
    };

  if (!published) return { text: "Salvato; il sito non risponde: non si sa se è aggiornato." };
  if (published.commit === null && published.committedAt === null)
    return { text: "Salvato; il sito non dice quale versione mostra." };
  if (isLate) return { text: "Non ancora in linea.", reasonUrl: targetUrl };
  if (failures.length > 0) return { text: "Salvato. Una prova non è passata; si attende la pubblicazione." };
  return { text: "Salvato" };
}

async function readPublishedVersion(siteUrl: string): Promise<Version | undefined> {
  const response = await fetch(`${siteUrl}/versione.json`, { cache: "no-store" }).catch(() => undefined);
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}

let latestRun = 0;

/** Shows the state of the newest commit until that commit or a later one is online; a later call ends this one. */
export async function watchPublication({ siteUrl }: Settings, repository: Repository): Promise<void> {
  latestRun += 1;
  const thisRun = latestRun;
  let target: Commit | undefined;

  async function poll(isLate: boolean): Promise<PublicationState> {
    const commits = await repository.commits();
    target ??= commits[0];
    if (!target) return { text: "", isOver: true };
    const [published, statuses] = await Promise.all([
      readPublishedVersion(siteUrl),
      repository.statuses(target.hash),
    ]);
    const targetUrl = repository.commitUrl(target.hash);
    return publicationState({ target, commits, published, statuses, isLate, targetUrl });
  }

  for (let seconds = 0; ; ) {
    const state = await poll(seconds >= lateAfterSeconds).catch(
      (error: Error): PublicationState => ({ text: error.message }),
    );
    if (thisRun !== latestRun) return;
    showStatus(state.text, state.reasonUrl);
    if (state.isOver) return;
    const pause = seconds < lateAfterSeconds ? 5 : 30;
    await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
    seconds += pause;
  }
}
