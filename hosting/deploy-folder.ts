import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { HostingRules } from "./rules";

/**
 * Where a build keeps what its host needs and no visitor does: `.deploy/` for the build in `public/`, and
 * `<folder>.deploy/` for the copy of a build in any other folder.
 */
export const deployFolderOf = (publicRoot: string): string =>
  path.basename(publicRoot) === "public"
    ? path.join(path.dirname(publicRoot), ".deploy")
    : `${path.normalize(publicRoot).replace(/[\\/]+$/u, "")}.deploy`;

/**
 * The rules that a build has left beside itself: how it wants to be served.
 *
 * @throws Error when there are none
 */
export function rulesOf(publicRoot: string): HostingRules {
  const file = path.join(deployFolderOf(publicRoot), "rules.json");
  if (!existsSync(file)) {
    throw new Error(
      `The build in ${publicRoot} has no rules: ${file} is missing. Run "npm run build" first.`,
    );
  }
  return JSON.parse(readFileSync(file, "utf8"));
}
