/**
 * `npm run bench:build -- [--projects 9,90,900] [--only cold|warm] [--json]`: what a build takes, and what its pages
 * weigh, as the projects become more. The content is content/ with invented projects (bench-build/content.ts), the
 * build runs in a copy of the project in a temporary folder: first without anything of earlier builds, then once more
 * after one text has changed. Figures are only told; it fails when a build does.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { requiredProjectSlugs, serviceSlugs } from "../content-model/specification";
import { filesBelow } from "../hosting/files";
import { changeOneText, makeContent } from "./build/content";
import { costText, type Mode, modes, type Result, table } from "./build/report";
import { runMeasured } from "./build/run-measured";
import { sitemapsOf, weightOf } from "./build/weight";
import { copyProject, removeBuild } from "./site-copy";

const root = join(__dirname, "..");

/** One of each kind of page that shows projects, and the home page; the same for every number of them. */
const routes = [
  "/",
  `/services/${serviceSlugs[0]}`,
  `/portfolio/${requiredProjectSlugs[0]}`,
  "/portfolio",
] as const;

/** Costs of the builds with so many projects, and what has come of the last of them. */
async function bench(site: string, content: string, projects: number, wanted: readonly Mode[]) {
  const build = async (mode: Mode) => {
    console.error(`${projects} projects, ${mode} build…`);
    const env = { ...process.env, CONTENT_DIR: content };
    const command = [process.execPath, join("commands", "gatsby.mjs"), "build"] as const;
    const cost = await runMeasured(command, { cwd: site, env });
    // At once: what follows may take an hour, and be stopped.
    console.error(`${projects} projects, ${mode} build: ${costText(cost)}`);
    return cost;
  };
  console.error(`${projects} projects, making them…`);
  await makeContent(join(root, "content"), content, projects);
  removeBuild(site);
  const builds: Result["builds"] = {};
  const cold = await build("cold");
  if (wanted.includes("cold")) builds.cold = cold;
  if (wanted.includes("warm")) {
    await changeOneText(content);
    builds.warm = await build("warm");
  }
  const built = join(site, "public");
  const weights = await Promise.all(routes.map((route) => weightOf(built, route)));
  const files = (await filesBelow(built)).length;
  return { projects, builds, files, weights: [...weights, ...(await sitemapsOf(built))] };
}

/** Whatever happens, the temporary folder is removed: at 900 projects it holds gigabytes. */
async function benchAll(counts: readonly number[], wanted: readonly Mode[]): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-build-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", remove);
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  try {
    const site = join(folder, "site");
    mkdirSync(site);
    copyProject(root, site);
    const results: Result[] = [];
    for (const projects of counts) {
      const content = join(folder, "content");
      results.push(await bench(site, content, projects, wanted));
      rmSync(content, { recursive: true });
    }
    return results;
  } finally {
    remove();
    process.removeListener("exit", remove);
  }
}

/**
 * Numbers of projects, the fewest first.
 *
 * @throws when one is below what the specification requires, or there is no position left for it
 */
export function countsOf(list: string): number[] {
  const [fewest, most] = [requiredProjectSlugs.length, 999];
  const counts = list.split(",").map(Number);
  for (const count of counts)
    if (!Number.isInteger(count) || count < fewest || count > most)
      throw new Error(`--projects is a list of whole numbers from ${fewest} to ${most}, not "${list}".`);
  return [...new Set(counts)].sort((one, other) => one - other);
}

/** @throws when the text is no kind of build */
export function modesOf(only: string | undefined): readonly Mode[] {
  if (only === undefined) return modes;
  const chosen = modes.filter((mode) => mode === only);
  if (chosen.length === 0) throw new Error(`--only is ${modes.join(" or ")}, not "${only}".`);
  return chosen;
}

async function main(): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        projects: { type: "string", default: "9,90,900" },
        only: { type: "string" },
        json: { type: "boolean", default: false },
      },
    });
    const results = await benchAll(countsOf(values.projects), modesOf(values.only));
    console.log(values.json ? JSON.stringify({ results }) : table(results));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();
