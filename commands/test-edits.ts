/**
 * `npm run test:edits`: whether the studio's everyday edits leave the whole proof green. Edits a copy of the content in
 * `.test-edits/` as the recipes of docs/GUIDA-CONTENUTI.md do, whatever the content is, and runs `npm test` there. With
 * `-- --second-studio` the copy becomes another studio's site (docs/nuovo-studio.md).
 */
import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { slugOf } from "../content-model/kinds";
import { readOptions } from "./options";
import { makeSecondStudio } from "./second-studio";
import { contentOf, copyProject, type Json } from "./site-copy";

const usage = `Runs npm test on an edited copy of the project.

  npm run test:edits                       the studio's everyday edits
  npm run test:edits -- --second-studio    another studio's content`;

const options = readOptions(usage, { "second-studio": { type: "boolean" } });
const root = join(__dirname, "..");
const site = join(root, ".test-edits");
const { read, write, edit, remove, entriesOf } = contentOf(join(site, "content"));

function editAsUsual(): void {
  edit("site/studio.json", ({ counters, openingHours }) => ({
    name: "Geometri Associati di Prova",
    phone: "+39 0965 987654",
    openingHours: [
      ...(openingHours as Json[]).map((hours) => ({ ...hours, opens: "08:15", closes: "12:45" })),
      { days: ["domenica"], opens: "10:00", closes: "11:00" },
    ],
    counters: ((counters ?? []) as Json[]).map((counter, index) => ({ ...counter, end: 111 * (index + 1) })),
    experienceYears: 41,
  }));
  edit("site/navigation.json", ({ main }) => ({
    main: [...(main as Json[]), { label: "Strumenti", to: "/attrezzature" }],
  }));

  // One project more, with the pictures of another one.
  const projects = entriesOf("projects");
  const title = "Un progetto aggiunto per prova";
  const description = `${title}: ha le fotografie di un altro, un titolo suo e questo riassunto, diverso da quelli di tutti gli altri progetti.`;
  write("projects/progetto-aggiunto.json", {
    ...read(projects[0] ?? ""),
    title,
    seo: { title, description },
    order: projects.length + 1,
    listed: false,
  });

  // The last person and the last instrument go: the only ones whose removal leaves no gap in the order.
  for (const file of ["team", "equipment"].flatMap((folder) => entriesOf(folder).slice(-1))) {
    remove(file);
    for (const service of entriesOf("services"))
      edit(service, ({ equipment }) => ({
        equipment: (equipment as string[]).filter((one) => one !== slugOf(file)),
      }));
  }
}

async function main(): Promise<void> {
  copyProject(root, site);
  for (const folder of ["content", "tests"])
    cpSync(join(root, folder), join(site, folder), { recursive: true });
  if (options["second-studio"]) {
    await makeSecondStudio(site);
    // It holds the content against the first studio's specification; another studio has another one, or none.
    rmSync(join(site, "tests", "unit", "specification.test.ts"));
  } else editAsUsual();
  process.exitCode = spawnSync("npm test", { cwd: site, shell: true, stdio: "inherit" }).status ?? 1;
}

void main();
