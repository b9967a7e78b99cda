/**
 * `npm run bench:build -- [--added 0,81]`: how long a build takes with so many invented projects, in a copy of the project
 * in a temporary folder: cold, without anything of earlier builds, and warm, after one text has changed.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { copyProject, removeBuild } from "../commands/site-copy";
import { requiredProjectSlugs } from "../content-model/specification";

const root = join(__dirname, "..");
const projectFile = (content: string, slug: string) => join(content, "projects", `${slug}.json`);
const model = requiredProjectSlugs[0];

/** Copies a project under other names; its one picture, in all places, is plain and cheap to encode. */
export async function addProjects(content: string, count: number): Promise<void> {
  const text = readFileSync(projectFile(content, model), "utf8");
  const { seo, ...rest } = JSON.parse(text.replace(/"\.\.\/images\/[^"]+"/gu, '"../images/inventata.jpg"'));
  for (let number = 1; number <= count; number += 1) {
    const slug = `progetto-inventato-${number}`;
    const own = {
      order: 100 + number,
      listed: true,
      seo: {
        title: `${number} ${seo.title}`.slice(0, 60),
        description: `${number} ${seo.description}`.slice(0, 155),
      },
    };
    const project = JSON.stringify({ ...rest, ...own }).replaceAll("inventata.jpg", `${slug}.jpg`);
    writeFileSync(projectFile(content, slug), project);
    const background = { r: number % 256, g: 107, b: 74 };
    const picture = sharp({ create: { width: 1600, height: 1067, channels: 3, background } });
    await picture.jpeg().toFile(join(content, "images", `${slug}.jpg`));
  }
}

/** Seconds of one build. */
function build(site: string): number {
  const start = performance.now();
  execFileSync(process.execPath, [join("commands", "gatsby.mjs"), "build"], { cwd: site, stdio: "inherit" });
  return Math.round((performance.now() - start) / 100) / 10;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { added: { type: "string", default: "0,81" } } });
  const site = mkdtempSync(join(tmpdir(), "bench-build-"));
  const content = join(site, "content");
  try {
    copyProject(root, site);
    for (const added of values.added.split(",").map(Number)) {
      rmSync(content, { recursive: true, force: true });
      cpSync(join(root, "content"), content, { recursive: true });
      await addProjects(content, added);
      removeBuild(site);
      const cold = build(site);
      const changed = projectFile(content, model);
      writeFileSync(
        changed,
        readFileSync(changed, "utf8").replace('"description": "', '"description": "Ora: '),
      );
      console.table({ [`${added} more projects`]: { "cold, s": cold, "warm, s": build(site) } });
    }
  } finally {
    rmSync(site, { recursive: true, maxRetries: 5 });
  }
}

if (require.main === module) void main();
