/** A new content file for the staff to fill in: a draft that passes the content check from the start. */
import type { z } from "zod";
import { limitsOf, rangeText } from "./check/expected";
import { quote } from "./check/problem";
import { perhaps, slugify } from "./check/suggest";
import { undrawnSigns } from "./drawn-text";
import { order } from "./fields";
import { equipment, software } from "./kinds/equipment";
import { project } from "./kinds/project";
import { teamMember } from "./kinds/team-member";
import { projectCategories, requiredProjectSlugs, serviceSlugs } from "./specification";
import { type JsonPath, schemaAt } from "./walk";

/** What the folder holds already. */
export type Taken = {
  /** File names of the kind, without «.json», readable or not. */
  slugs: readonly string[];
  orders: readonly number[];
  /** Titles and descriptions for search engines of all files. */
  seoTexts: readonly string[];
};

export type NewEntry = {
  slug: string;
  /** Path below `content/`, with forward slashes. */
  file: string;
  /** Pictures that the entry names: copies of one that exists. Paths below `content/`. */
  pictures: string[];
  content: Record<string, unknown>;
};

/** Italian reason why there is no entry. */
export type Refusal = { refusal: string };

type Context = {
  title: string;
  slug: string;
  order: number;
  /** Of the picture that is copied, with its dot. */
  extension: string;
  seoTexts: readonly string[];
};
type Made = Pick<NewEntry, "pictures" | "content">;

type Recipe = {
  /** Name in the content model. */
  kind: "project" | "equipment" | "software" | "team-member";
  folder: string;
  schema: z.ZodType;
  titleField: "title" | "name";
  make: (context: Context) => Made;
};

/** How every text to replace begins; the content check knows it as a placeholder. */
const mark = "DA SCRIVERE";

function limitsAt(schema: z.ZodType, path: JsonPath) {
  const field = schemaAt(schema, path);
  return field ? limitsOf(field) : {};
}

/** What to write into a field, with the lengths that its schema allows. */
function toWrite(schema: z.ZodType, path: JsonPath, what: string): string {
  const { minLength, maxLength } = limitsAt(schema, path);
  return `${mark}, ${rangeText(minLength, maxLength)} caratteri: ${what}`;
}

const picture = (file: string, alt: string) => ({
  src: `../${file}`,
  alt: `${mark}: ${alt}`,
  focus: { x: 50, y: 50 },
});

const photographAlt = "che cosa si vede nella fotografia, per chi non la vede";

function makeProject({ title, slug, order, extension, seoTexts }: Context): Made {
  const pictures = [1, 2, 3, 4].map((number) => `images/projects/${slug}/${number}${extension}`);
  const [head = "", ...gallery] = pictures;
  const what = (path: JsonPath, words: string) => toWrite(project, path, words);
  return {
    pictures,
    content: {
      slug,
      draft: true,
      order,
      listed: true,
      title,
      description: what(["description"], "il lavoro in una frase, per l’elenco dei progetti."),
      category: projectCategories[0],
      image: picture(head, photographAlt),
      fullDescription: [
        what(["fullDescription", 0], "il luogo, la richiesta del committente, le difficoltà."),
        what(["fullDescription", 1], "come si è lavorato e che cosa si è consegnato."),
      ],
      technologiesUsed: [`${mark}: strumento usato`, `${mark}: programma usato`],
      gallery: gallery.map((file, index) => ({
        image: picture(file, photographAlt),
        caption: `${mark}: didascalia della fotografia ${index + 2}`,
      })),
      services: [serviceSlugs[0]],
      seo: seoOf(order, seoTexts),
    },
  };
}

/** Search engines want other texts on every page, and so does the check: the number tells drafts apart. */
function seoOf(first: number, taken: readonly string[]) {
  const used = new Set(taken.map((text) => text.trim().toLowerCase()));
  for (let number = first; ; number += 1) {
    const texts = {
      title: toWrite(project, ["seo", "title"], `titolo ${number}`),
      description: toWrite(
        project,
        ["seo", "description"],
        `il lavoro, il luogo e gli strumenti, come li cercherebbe chi ne ha bisogno (testo ${number}).`,
      ),
    };
    if (Object.values(texts).every((text) => !used.has(text.toLowerCase()))) return texts;
  }
}

/** How every file of something with a name begins. */
const named = ({ title, slug, order: place }: Context) => ({
  slug,
  draft: true,
  order: place,
  name: title,
});

function makeEquipment(context: Context): Made {
  const file = `images/equipment/${context.slug}${context.extension}`;
  return {
    pictures: [file],
    content: {
      ...named(context),
      category: `${mark}: tipo di strumento`,
      description: toWrite(
        equipment,
        ["description"],
        "che cosa misura lo strumento e in quali lavori si usa.",
      ),
      image: picture(file, photographAlt),
      specifications: [{ label: `${mark}: grandezza`, value: `${mark}: valore con l’unità di misura` }],
    },
  };
}

function makeSoftware(context: Context): Made {
  return {
    pictures: [],
    content: {
      ...named(context),
      description: toWrite(
        software,
        ["description"],
        "a che cosa serve il programma nei lavori dello studio.",
      ),
    },
  };
}

function makeMember(context: Context): Made {
  const file = `images/team/${context.slug}${context.extension}`;
  return {
    pictures: [file],
    content: {
      ...named(context),
      role: `${mark}: ruolo nello studio`,
      bio: toWrite(teamMember, ["bio"], "di quali lavori si occupa, con quali titoli e strumenti."),
      photo: picture(file, "che cosa si vede nel ritratto, per chi non lo vede"),
    },
  };
}

/** By the word that the staff types. */
const recipes: Readonly<Record<string, Recipe>> = {
  progetto: {
    kind: "project",
    folder: "projects",
    schema: project,
    titleField: "title",
    make: makeProject,
  },
  attrezzatura: {
    kind: "equipment",
    folder: "equipment",
    schema: equipment,
    titleField: "name",
    make: makeEquipment,
  },
  software: {
    kind: "software",
    folder: "software",
    schema: software,
    titleField: "name",
    make: makeSoftware,
  },
  membro: {
    kind: "team-member",
    folder: "team",
    schema: teamMember,
    titleField: "name",
    make: makeMember,
  },
};

const noNewService =
  "Non si può aggiungere un servizio: i dodici del sito sono fissati dai moduli, che mandano il nome di ciascuno allo studio. I testi e le immagini di quelli che ci sono si cambiano in content/services.";

/** Other words of the form editor and of the guide for the same. */
const synonyms: Readonly<Record<string, string>> = {
  persona: "membro",
  strumento: "attrezzatura",
  programma: "software",
};

/** The recipe for a word, or why there is none. */
export function recipeFor(word: string): Recipe | Refusal {
  const typed = word.toLowerCase();
  const name = (Object.hasOwn(synonyms, typed) ? synonyms[typed] : undefined) ?? typed;
  if (/^serviz(io|i)$/u.test(name)) return { refusal: noNewService };
  const names = Object.keys(recipes);
  const recipe = Object.hasOwn(recipes, name) ? recipes[name] : undefined;
  return (
    recipe ?? {
      refusal: `${quote(word)} non è un tipo di contenuto. ${perhaps(name, names)}Tipi: ${names.join(", ")}.`,
    }
  );
}

/** Windows keeps these names for devices: no file may have them. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/u;

function slugFor(title: string, word: string): string {
  const whole = slugify(title);
  return reserved.test(whole) ? `${slugify(word)}-${whole}` : whole;
}

/** After the last one; where that place is beyond the limit, the first that is free. */
function freeOrder(taken: readonly number[]): number | undefined {
  const after = Math.max(0, ...taken) + 1;
  if (order.safeParse(after).success) return after;
  const used = new Set(taken);
  return Array.from({ length: used.size + 1 }, (_, index) => index + 1).find(
    (place) => !used.has(place) && order.safeParse(place).success,
  );
}

/** One line, without the signs that no keyboard shows. */
const cleaned = (title: string) =>
  title
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();

function titleRefusal(recipe: Recipe, title: string, slug: string): string | undefined {
  const { maxLength = 0 } = limitsAt(recipe.schema, [recipe.titleField]);
  if (title.length > maxLength)
    return `Il titolo è di ${title.length} caratteri: il massimo è ${maxLength}. Accorciarlo.`;
  if (/[{}]/u.test(title)) return "Il titolo non può avere parentesi graffe.";
  if (slug === "")
    return "Dal titolo non si ricava un indirizzo: scriverci almeno una lettera da A a Z o una cifra.";
  const undrawn = undrawnSigns(title).map(quote).join(", ");
  return undrawn === ""
    ? undefined
    : `Il titolo non può avere ${undrawn}: il carattere del sito non ha questi segni.`;
}

function slugRefusal(recipe: Recipe, slug: string, taken: readonly string[]): string | undefined {
  if (taken.some((other) => other.toLowerCase() === slug))
    return `C'è già content/${recipe.folder}/${slug}.json: scegliere un altro titolo, o modificare quel file.`;
  return recipe.kind === "project" && (requiredProjectSlugs as readonly string[]).includes(slug)
    ? `L'indirizzo «${slug}» è di un progetto che il sito ha sempre e che non può essere una bozza: scegliere un altro titolo.`
    : undefined;
}

/**
 * @param word what to make, as the staff types it: «progetto», «attrezzatura», «software», «membro»
 * @param extension of the picture that stands in for those of the entry, with its dot
 */
export function newEntry(
  word: string,
  rawTitle: string,
  taken: Taken,
  extension: string,
): NewEntry | Refusal {
  const recipe = recipeFor(word);
  if ("refusal" in recipe) return recipe;
  const title = cleaned(rawTitle);
  const slug = slugFor(title, word);
  const refusal = titleRefusal(recipe, title, slug) ?? slugRefusal(recipe, slug, taken.slugs);
  if (refusal !== undefined) return { refusal };
  const place = freeOrder(taken.orders);
  if (place === undefined)
    return { refusal: `In content/${recipe.folder} tutte le posizioni ("order") sono occupate.` };
  const made = recipe.make({ title, slug, order: place, extension, seoTexts: taken.seoTexts });
  return { slug, file: `${recipe.folder}/${slug}.json`, ...made };
}
