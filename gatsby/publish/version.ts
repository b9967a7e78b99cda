import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What `versione.json` says of a build. */
export type Version = {
  /** Full name of the commit; null without git. */
  commit: string | null;
  /** When the content last changed, by its history (ISO 8601, UTC); null without git, or without all of the history. */
  content: string | null;
  /** When this was asked (ISO 8601, UTC). */
  built: string;
};

/** The first line that git prints in a folder; null where it is not installed or knows nothing of the folder. */
async function git(folder: string, ...words: readonly string[]): Promise<string | null> {
  const { stdout } = await promisify(execFile)("git", words, { cwd: folder }).catch(() => ({ stdout: "" }));
  return stdout.split("\n", 1)[0] || null;
}

/** @param content folder of the JSON files and pictures */
export async function versionOf(content: string): Promise<Version> {
  const [commit, isShallow, changed] = await Promise.all([
    git(content, "rev-parse", "HEAD"),
    git(content, "rev-parse", "--is-shallow-repository"),
    git(content, "log", "-1", "--format=%cI", "--", "."),
  ]);
  // The oldest commit of a shallow clone seems to have written every file.
  const isKnown = changed !== null && isShallow === "false";
  return {
    commit: /^[0-9a-f]{40,}$/u.test(commit ?? "") ? commit : null,
    content: isKnown ? new Date(changed).toISOString() : null,
    built: new Date().toISOString(),
  };
}
