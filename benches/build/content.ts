/** Copies of content/ with more projects than the studio has, each with a picture of its own. */
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { project } from "../../content-model/kinds/project";
import { projectCategories, serviceSlugs } from "../../content-model/specification";
import { type Random, seededRandom } from "../seeded-random";
import { pictureOf } from "./pictures";
import { textOf } from "./text-of";

type Project = z.infer<typeof project>;

const galleryLength = 4;
const servicesEach = 3;

const projectFile = (folder: string, slug: string) => join(folder, "projects", `${slug}.json`);

async function readProjects(folder: string): Promise<Project[]> {
  const names = (await readdir(join(folder, "projects"))).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, "projects", name), "utf8"))),
  );
}

/** The items after a place, from the start again where they end. */
const after = <Item>(items: readonly Item[], start: number, count: number): Item[] =>
  [...items, ...items, ...items].slice(start % items.length, (start % items.length) + count);

/** The file of an invented project: as long as its model, with other words, so that nothing compresses too well. */
function inventedProject(model: Project, number: number, words: readonly string[], random: Random): Project {
  const slug = `progetto-inventato-${number}`;
  const like = (text: string) => textOf(words, text.length, random);
  /** Search engines' texts are different in each file. */
  const numbered = (text: string) => `${number} ${like(text).slice(`${number} `.length)}`;
  /** The same in all places: what encoding costs is in proportion to pictures, whatever holds them. */
  const image = () => ({
    ...model.image,
    src: `../images/projects/${slug}.jpg`,
    alt: like(model.image.alt),
  });
  return {
    ...model,
    slug,
    order: number,
    listed: true,
    title: like(model.title),
    description: like(model.description),
    category: after(projectCategories, number, 1)[0] ?? model.category,
    image: image(),
    fullDescription: model.fullDescription.map(like),
    gallery: Array.from({ length: galleryLength }, (_, index) => ({
      image: image(),
      caption: `${index + 1}: ${like(model.gallery[0]?.caption ?? model.description)}`
        .slice(0, 180)
        .trimEnd(),
    })),
    services: after(serviceSlugs, number, servicesEach),
    seo: { title: numbered(model.seo.title), description: numbered(model.seo.description) },
  };
}

/**
 * Copies a content folder and adds projects until there are `count`.
 *
 * @throws when the folder has more of them by itself
 */
export async function makeContent(source: string, target: string, count: number): Promise<void> {
  const models = await readProjects(source);
  if (count < models.length)
    throw new Error(`The content has ${models.length} projects: no ${count} of them.`);
  await cp(source, target, { recursive: true, preserveTimestamps: true });
  if (count === models.length) return;

  const random = seededRandom(count);
  const words = models.flatMap(({ fullDescription }) => fullDescription.flatMap((text) => text.split(" ")));
  const first = 1 + Math.max(...models.map(({ order }) => order));
  for (let index = 0; index < count - models.length; index += 1) {
    const model = after(models, index, 1)[0] as Project;
    const made = inventedProject(model, first + index, words, random);
    await writeFile(join(target, "images", "projects", `${made.slug}.jpg`), await pictureOf(index));
    await writeFile(projectFile(target, made.slug), JSON.stringify(made, null, 2));
  }
}

/** Says something else in the description of the first project, as long as before. */
export async function changeOneText(folder: string): Promise<void> {
  const [changed] = await readProjects(folder);
  if (changed === undefined) throw new Error("The content has no project.");
  const description = [...changed.description].map((letter) => (letter === "i" ? "a" : letter)).join("");
  await writeFile(projectFile(folder, changed.slug), JSON.stringify({ ...changed, description }, null, 2));
}
