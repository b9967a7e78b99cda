import { spawnSync } from "node:child_process";

/** The contents of `versione.json`: the commit, null without git, and the time of the build (ISO 8601, UTC). */
export type Version = { commit: string | null; built: string };

export const currentCommit = (): string | null =>
  spawnSync("git", ["rev-parse", "--verify", "HEAD"], { encoding: "utf8" }).stdout?.trim() || null;
