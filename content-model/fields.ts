/**
 * The field types from which every kind is built. Titles and hints are Italian: they reach
 * the staff through the editor (JSON Schema) and through the messages of the content check.
 */
import { z } from "zod";
import type { EmbedUse } from "../src/lib/embed";
import { embedAddress } from "./embed-address";

declare module "zod" {
  interface GlobalMeta {
    /** GraphQL type of the field where it is not the one its zod type implies. */
    graphqlType?: "File";
    /** Kind whose file the text names: a link in GraphQL, a checked reference in the files. */
    reference?: "service" | "project" | "equipment" | "software";
    /** Name of the GraphQL object type; one per object schema but those of the kinds (kinds.ts). */
    typeName?: string;
    /** What the picture of an image field must be, width in pixels; and whether the build cuts a portrait out of it. */
    picture?: { minWidth: number; vectorAllowed?: boolean; portrait?: true };
    /** The text is an address of this site: the route, and the anchor if any, must exist. */
    siteRoute?: true;
    /** The text is the address of a video, perhaps of a file of static/video, or of a map (content-model/embed-address.ts). */
    embed?: EmbedUse;
    /** What each value of a closed list means, in the list's order: shown by the staff's editors. */
    enumDescriptions?: string[];
    /** In a list, the field that no two entries may have alike; without it, entries may not be alike as a whole. */
    distinct?: "title" | "name" | "label" | "question" | "to" | "caption";
  }
}

/** Keys of `meta` that are ours alone: they stay out of the JSON Schemas. */
export const privateMetaKeys = [
  "graphqlType",
  "reference",
  "typeName",
  "picture",
  "siteRoute",
  "embed",
  "distinct",
] as const satisfies readonly (keyof z.GlobalMeta)[];

export type FieldMeta = z.GlobalMeta;

type TextOptions = { min?: number; max?: number; hint?: string; examples?: string[] };

/** What the editor says of a text that has no hint of its own. */
export const textLengthHint = (min: number, max: number) => `Testo di ${min}–${max} caratteri.`;

/** One line or paragraph of text; counted in characters, without spaces around it. */
export function text(title: string, { min = 1, max = 200, hint, examples }: TextOptions = {}) {
  return z
    .string()
    .regex(/^\S([\s\S]*\S)?$/u, { error: "testo senza spazi all'inizio e alla fine" })
    .min(min)
    .max(max)
    .meta({
      title,
      description: hint ?? textLengthHint(min, max),
      ...(examples && { examples }),
    });
}

/** One of some texts, each with what it means. */
export function choice<Value extends string>(title: string, meanings: Readonly<Record<Value, string>>) {
  return z.enum(Object.keys(meanings) as [Value, ...Value[]]).meta({
    title,
    enumDescriptions: Object.values(meanings),
  });
}

/** A list of paragraphs. */
export function paragraphs(title: string, { min = 1, max = 6 } = {}) {
  return z
    .array(text("Paragrafo", { min: 20, max: 900 }))
    .min(min)
    .max(max)
    .meta({ title, description: "Un elemento per capoverso." });
}

/** Names of files that may come and go: without «.json» they are the last part of the page's address. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/u;
export const slugLimits = {
  maxLength: 80,
  hint: "solo lettere minuscole senza accenti, cifre e trattini",
} as const;

export const order = z.int().min(1).max(999).meta({
  title: "Ordine",
  description: "Posizione nell'elenco: 1 è il primo. Numeri diversi in file diversi.",
});

export const draft = z.boolean().optional().meta({
  title: "Bozza",
  description: "true: si vede solo con npm start, il sito pubblicato non ne sa nulla.",
});

/** Name of another content file. */
export function referenceTo(kind: NonNullable<FieldMeta["reference"]>, title: string) {
  return z.string().min(1).meta({ title, description: "Nome del file, senza «.json».", reference: kind });
}

/**
 * Beyond these a picture is refused unopened: decoding one of 50 million pixels takes up to 1 GB (an AVIF; a JPEG half of
 * it at most). Phones and drones of today stay below, and the site itself uses 2560 px.
 */
export const pictureLimits = { bytes: 25_000_000, pixels: 50_000_000 } as const;

/** Path of a picture below the content folder. */
export const pictureFile = (src: string) => src.replace(/^\.\.\//u, "");

const percentage = (title: string, description: string) =>
  z
    .int()
    .min(0)
    .max(100)
    .meta({ title, description, examples: [50] });

export const image = z
  .strictObject({
    src: z
      .string()
      .regex(/^\.\.\/images\/.+\.(jpe?g|png|webp|avif|svg)$/iu, {
        error: "percorso che comincia con «../images/» e finisce con .jpg, .png, .webp, .avif o .svg",
      })
      .meta({
        title: "File",
        description: `Percorso della fotografia dentro content/images: al massimo ${pictureLimits.bytes / 1e6} MB e ${pictureLimits.pixels / 1e6} milioni di punti.`,
        examples: ["../images/services/catasto.jpg"],
        graphqlType: "File",
      }),
    alt: text("Testo alternativo", {
      min: 10,
      max: 180,
      hint: "Che cosa si vede, per chi non vede l'immagine.",
    }),
    focus: z
      .strictObject({
        x: percentage("Orizzontale", "Da 0 (sinistra) a 100 (destra)."),
        y: percentage("Verticale", "Da 0 (alto) a 100 (basso)."),
      })
      .meta({
        title: "Punto focale",
        description: "Punto che resta visibile quando l'immagine è ritagliata, in percentuale.",
        typeName: "FocalPoint",
      }),
    creator: text("Autore", {
      max: 80,
      hint: "Facoltativo: chi ha fatto la fotografia o il disegno, se non è lo studio.",
    }).optional(),
  })
  .meta({ title: "Immagine", typeName: "ContentImage", picture: { minWidth: 1600 } });

/** A picture that fills the head of a page: phones held upright get a portrait crop of it. */
export const heroImage = image.meta({ picture: { minWidth: 1600, portrait: true } });

export const seo = z
  .strictObject({
    title: text("Titolo per i motori di ricerca", {
      min: 10,
      max: 60,
      hint: "Da 10 a 60 caratteri, diverso per ogni pagina.",
    }),
    description: text("Descrizione per i motori di ricerca", {
      min: 120,
      max: 155,
      hint: "Da 120 a 155 caratteri, diversa per ogni pagina.",
    }),
  })
  .meta({ title: "Motori di ricerca", typeName: "SeoTexts" });

/** The `Hero` entity of the specification; without a picture the hero stands on plain ink. */
export const hero = z
  .strictObject({
    title: text("Titolo", { max: 70 }),
    subtitle: text("Sottotitolo", { min: 20, max: 220 }),
    backgroundImage: heroImage.optional(),
    videoUrl: embedAddress("background", {
      title: "Video",
      description:
        "Facoltativo. Filmato proprio: un file .mp4 della cartella static/video, con un nome di lettere minuscole, cifre e trattini. YouTube o Vimeo: aprire il video e copiare l'indirizzo della pagina, non il codice da incorporare.",
      examples: ["/video/hero-loop.mp4", "https://www.youtube.com/watch?v=XXXXXXXXXXX"],
    }).optional(),
  })
  // Until the video plays, and where it may not play, the picture stands in its place.
  .refine(({ backgroundImage, videoUrl }) => videoUrl === undefined || backgroundImage !== undefined, {
    path: ["backgroundImage"],
    error: "una testata con un video ha bisogno anche di un'immagine",
  })
  .meta({ title: "Testata", typeName: "Hero" });

/** A title with a sentence or two: the points, steps and benefits of every page. */
export const point = z
  .strictObject({
    title: text("Titolo", { max: 70 }),
    text: text("Testo", { min: 20, max: 420 }),
  })
  .meta({ title: "Punto", typeName: "Point", distinct: "title" });

export function points(title: string, { min, max }: { min: number; max: number }) {
  return z
    .array(point)
    .min(min)
    .max(max)
    .meta({ title, description: min === max ? `Esattamente ${min}.` : `Da ${min} a ${max}.` });
}

/** Heading and lead of a section of a page. */
export const sectionHeading = z
  .strictObject({
    title: text("Titolo", { max: 80 }),
    text: text("Introduzione", { min: 20, max: 420 }).optional(),
  })
  .meta({ title: "Intestazione di sezione", typeName: "SectionHeading" });

/** An address of this site, as links in the content write it. */
export const sitePath = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z-]+)?$/u, {
    error: "indirizzo di questo sito che comincia con «/», senza barra finale",
  })
  .meta({ title: "Indirizzo", examples: ["/contact", "/#servizi"], siteRoute: true });

export const link = z
  .strictObject({ label: text("Testo del collegamento", { max: 40 }), to: sitePath })
  .meta({ title: "Collegamento", typeName: "NavigationLink", distinct: "to" });
