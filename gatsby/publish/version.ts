import { spawnSync } from "node:child_process";

/** Contents of `versione.json`: the commit, null without git, and the build time (ISO 8601, UTC). */
export type Version = { commit: string | null; built: string };

export const currentCommit = (): string | null =>
  spawnSync("git", ["rev-parse", "--verify", "HEAD"], { encoding: "utf8" }).stdout?.trim() || null;
