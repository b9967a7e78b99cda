/**
 * `npm run test:edits`: whether the studio's everyday edits leave the whole proof green. Edits a copy of the content in
 * `.test-edits/` as the recipes of docs/GUIDA-CONTENUTI.md do, whatever the content is, and runs `npm test` there. With
 * `-- --no-equipment` every instrument is removed as well.
 */
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "./site-copy";

const root = join(__dirname, "..");
const site = join(root, ".test-edits");
const content = join(site, "content");

type Json = Record<string, unknown>;
type Edit = (file: Json) => Json;

const read = (name: string): Json => JSON.parse(readFileSync(join(content, name), "utf8"));
const write = (name: string, value: Json) =>
  writeFileSync(join(content, name), `${JSON.stringify(value, null, 2)}\n`);
const edit = (name: string, change: Edit) => write(name, { ...read(name), ...change(read(name)) });
const filesOf = (folder: string) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`);
const slugOf = (file: string) => file.replace(/^.*\/|\.json$/gu, "");

/** The last entry of a folder in its order, the only one whose removal leaves no gap. */
function lastOf(folder: string): string {
  const [last] = filesOf(folder).toSorted(
    (one, other) => Number(read(other).order) - Number(read(one).order),
  );
  if (last === undefined) throw new Error(`content/${folder} has no entry`);
  return last;
}

/** Removes an entry, and its name from the lists of the services. */
function remove(file: string, field?: string): void {
  rmSync(join(content, file));
  if (field === undefined) return;
  for (const service of filesOf("services"))
    edit(service, (all) => ({ [field]: (all[field] as string[]).filter((slug) => slug !== slugOf(file)) }));
}

function editStudio(): void {
  edit("site/studio.json", ({ counters, openingHours }) => ({
    name: "Geometri Associati di Prova",
    phone: "+39 0965 987654",
    openingHours: [
      ...(openingHours as Json[]).map((hours) => ({ ...hours, opens: "08:15", closes: "12:45" })),
      { days: ["domenica"], opens: "10:00", closes: "11:00" },
    ],
    closures: [{ from: "2098-12-24", to: "2099-01-06", note: "festività" }],
    counters: ((counters ?? []) as Json[]).map((counter, index) => ({ ...counter, end: 111 * (index + 1) })),
    experienceYears: 41,
  }));
  edit("site/navigation.json", ({ main }) => ({
    main: [...(main as Json[]), { label: "Strumenti", to: "/attrezzature" }],
  }));
}

/** One project more, with the pictures of another one; a second one is added and removed again. */
function editProjects(): void {
  const [example = ""] = filesOf("projects");
  const title = "Un progetto aggiunto per prova";
  const description = `${title}: ha le fotografie di un altro, un titolo suo e questo riassunto, diverso da quelli di tutti gli altri progetti.`;
  const project = {
    ...read(example),
    title,
    seo: { title, description },
    order: filesOf("projects").length + 1,
  };
  write("projects/progetto-aggiunto.json", { ...project, listed: false });
  write("projects/progetto-tolto.json", project);
  remove("projects/progetto-tolto.json");
}

copyProject(root, site);
for (const folder of ["content", "tests"])
  cpSync(join(root, folder), join(site, folder), { recursive: true });
editStudio();
editProjects();
remove(lastOf("team"));
remove(lastOf("equipment"), "equipment");
if (process.argv.includes("--no-equipment"))
  for (const file of filesOf("equipment")) remove(file, "equipment");

const { status } = spawnSync("npm test", { cwd: site, shell: true, stdio: "inherit" });
process.exitCode = status ?? 1;
