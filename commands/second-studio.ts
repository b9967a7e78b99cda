/** Another studio's site by content alone: it proves that neither the code nor the tests know the first one. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { removeDemonstration, removeEntries } from "./demonstration";
import { contentOf } from "./site-copy";

/** What the other studio has in place of the first one's. */
const itsOwn = join(__dirname, "..", "tests", "fixtures", "second-studio");

/** How many of the first entries it keeps; what is not named here it keeps whole. */
const kept: Record<string, number> = {
  service: 7,
  project: 2,
  software: 3,
  equipment: 0,
  "equipment-page": 0,
};

/** @param root holds a copy of `content/` and `static/`, of whatever studio */
export async function makeSecondStudio(root: string): Promise<void> {
  const { edit, read, entriesOf } = contentOf(join(root, "content"));
  // Works of its own, which the demonstration does not take with it.
  for (const project of entriesOf("projects").slice(0, kept.project))
    edit(project, () => ({ illustrative: undefined }));
  await removeDemonstration(root);

  const inOrder = ["services", "projects", "software"].flatMap(entriesOf);
  await removeEntries(root, ({ kind, name }) => {
    const most = kept[kind.name];
    const place = inOrder
      .filter((file) => file.startsWith(`${kind.folder}/`))
      .indexOf(name.replace("content/", ""));
    return most !== undefined && (most === 0 || place >= most);
  });

  cpSync(itsOwn, join(root, "content"), { recursive: true });
  const { projectCategories, serviceGroups } = read("site/lists.json");
  for (const [index, project] of entriesOf("projects").entries())
    edit(project, () => ({ category: projectCategories[index % projectCategories.length].name }));
  for (const [index, service] of entriesOf("services").entries())
    edit(service, () => ({ group: serviceGroups[index % serviceGroups.length].name }));
  edit("pages/about.json", () => ({ carousel: undefined, team: undefined, tools: undefined }));
  edit("pages/contact.json", () => ({ map: undefined }));
  // The drawings that the first studio's map and signs leave behind.
  await removeEntries(root, () => false);
}
