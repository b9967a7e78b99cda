import { spawnSync } from "node:child_process";

/** Contents of `versione.json`: the commit and its time, null if unknown, and the build time (ISO 8601). */
export type Version = { commit: string | null; committedAt: string | null; builtAt: string };

const git = (...args: string[]): string | null =>
  spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() || null;

/** A build without git, as in a container, gets `COMMIT` and `COMMIT_TIME` from its environment. */
const currentCommit = () => process.env.COMMIT || git("rev-parse", "--verify", "HEAD");

export const currentVersion = (): Version => ({
  commit: currentCommit(),
  committedAt: process.env.COMMIT_TIME || git("show", "--no-patch", "--format=%cI", "HEAD"),
  builtAt: new Date().toISOString(),
});
