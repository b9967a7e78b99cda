import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What `versione.json` says of a build: full name of its commit, null without git; and its time (ISO 8601, UTC). */
export type Version = { commit: string | null; built: string };

/** The commit of the project, as git names it. */
export async function commitOf(folder: string): Promise<string | null> {
  const words = ["rev-parse", "HEAD"];
  const { stdout } = await promisify(execFile)("git", words, { cwd: folder }).catch(() => ({ stdout: "" }));
  const [commit] = /^[0-9a-f]{40,}/u.exec(stdout) ?? [];
  return commit ?? null;
}
