/** Types of fields that kinds share. Titles and descriptions are Italian, for the editor and the content check. */
import { z } from "zod";
import type { EmbedUse } from "../shared/embed";
import { embedPattern } from "./embed-url";

declare module "zod" {
  interface GlobalMeta {
    /** The text is a file's path, relative to the content file; GraphQL makes a `File` node of it. */
    isFile?: true;
    /** Kind of the entry that the text names: GraphQL resolves the name, and the content check looks for the entry. */
    reference?: "service" | "project" | "equipment" | "software";
    /** List of content/site/lists.json that must contain the text. */
    listedIn?: "projectCategories" | "serviceGroups";
    /** Unique name of the GraphQL type of an object or a choice; kinds.ts names those of kinds. */
    typeName?: string;
    /** Requirements of the object's picture (sizes in picture-size.ts). */
    picture?: {
      /** In pixels. */
      minWidth: number;
      canBeVector?: boolean;
      /** gatsby/prepare-content makes a square crop for phones. */
      hasSquareCrop?: true;
      /** A portrait picture for phones, shown instead of the square crop. */
      isForPhones?: true;
    };
    /** File types that the editor lets a person choose. */
    accept?: string;
    /** The text is a path of this site; its route and anchor must exist. */
    isSitePath?: true;
    /** The text is the URL of a video or map for this use, or the path of a film of static/video (embed-url.ts). */
    embed?: EmbedUse;
    /** Meanings of a choice's values, in its order. */
    enumDescriptions?: string[];
    /** Field in which a list's items must differ, by default the whole item; false allows repeats. */
    distinct?: string | false;
    /** Message that the editor and Visual Studio Code show instead of the bare pattern. */
    patternErrorMessage?: string;
  }
}

/** Keys that Visual Studio Code does not know, and its schemas omit. */
export const privateMetaKeys = [
  "isFile",
  "reference",
  "listedIn",
  "typeName",
  "picture",
  "accept",
  "isSitePath",
  "embed",
  "distinct",
] as const satisfies readonly (keyof z.GlobalMeta)[];

export type FieldMeta = z.GlobalMeta;

export const contentFile = <Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

/** Entry with a page of its own (`{slug}` in routes.ts). */
export const pageEntry = <Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) =>
  contentFile(title, { draft, ...shape, formerAddresses });

/** Object inside a file, which the editor shows as a group of fields. */
export const group = <Shape extends z.core.$ZodLooseShape>(title: string, typeName: string, shape: Shape) =>
  z.strictObject(shape).meta({ title, typeName });

type ListOptions<Element extends z.ZodType> = {
  min?: number;
  max: number;
  description?: string;
  distinct?: (keyof z.infer<Element> & string) | false;
};

export function list<Element extends z.ZodType>(
  title: string,
  element: Element,
  { min = 0, max, description, distinct }: ListOptions<Element>,
) {
  const array = z.array(element);
  // Sets no minimum of 0, because with any minimum the editor demands an item (editor/config.ts).
  const withMinimum = min === 0 ? array : array.min(min);
  return (min === max ? array.length(max) : withMinimum.max(max)).meta({
    title,
    ...(description && { description }),
    ...(distinct !== undefined && { distinct }),
  });
}

/** @param expected completes «Ci vuole: …» */
export const patternText = (
  title: string,
  pattern: RegExp,
  expected: string,
  meta: FieldMeta = {},
  schema = z.string(),
) =>
  schema
    .regex(pattern, { error: expected })
    .meta({ title, patternErrorMessage: `Ci vuole: ${expected}.`, ...meta });

export const email = (title: string) =>
  patternText(title, z.regexes.email, "un solo indirizzo di posta elettronica", { format: "email" });

export const date = (title: string) =>
  patternText(title, z.regexes.date, "data nel formato «2026-05-31»", {
    examples: ["2026-05-31"],
    format: "date",
  });

type TextOptions = { min?: number; max?: number; description?: string; examples?: string[] };

/** Lengths are in characters. */
export const text = (
  title: string,
  { min = 1, max = 200, description = `Da ${min} a ${max} caratteri.`, examples }: TextOptions = {},
) =>
  patternText(title, /^\S([\s\S]*\S)?$/u, "testo senza spazi all'inizio e alla fine", {
    description,
    ...(examples && { examples }),
  })
    .min(min)
    .max(max);

export const integer = (title: string, min: number, max: number, meta: FieldMeta = {}) =>
  z
    .int()
    .min(min)
    .max(max)
    .meta({ title, ...meta });

export const decimal = (title: string, min: number, max: number, meta: FieldMeta = {}) =>
  z
    .number()
    .min(min)
    .max(max)
    .meta({ title, ...meta });

/** GraphQL enumeration, against which `tsc` checks the site's code: its values must be valid GraphQL names. */
export function choice<Value extends string>(
  title: string,
  typeName: string,
  meanings: Readonly<Record<Value, string>>,
) {
  return z.enum(Object.keys(meanings) as [Value, ...Value[]]).meta({
    title,
    typeName,
    enumDescriptions: Object.values(meanings),
  });
}

export const paragraphs = (title: string, { min = 1, max = 6 } = {}) =>
  list(title, text("Paragrafo", { min: 20, max: 900 }), {
    min,
    max,
    description: "Ogni paragrafo è una voce dell'elenco.",
  });

/** A slug is the file's name without «.json», and the last part of the page's path. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/u;
export const slugLimits = {
  maxLength: 80,
  expected: "solo lettere minuscole senza accenti, cifre e trattini",
} as const;

/**
 * Position of an entry in the lists of its kind. A service's position is also the number of its sample sheet,
 * «Tav. 09», by which src/sections/index-sheet-places.json places that sheet.
 */
export const order = integer("Ordine", 1, 999, {
  description: "Posizione nell'elenco: 1 è il primo. Numeri diversi in file diversi.",
});

export const draft = z.boolean().optional().meta({
  title: "Bozza",
  description: "true: il sito pubblicato non la mostra.",
});

export function referenceTo(title: string, kind: NonNullable<FieldMeta["reference"]>) {
  return z.string().min(1).meta({ title, description: "Nome del file, senza «.json».", reference: kind });
}

export const fromList = (title: string, listedIn: NonNullable<FieldMeta["listedIn"]>) =>
  z.string().min(1).meta({ title, listedIn });

/** Larger pictures are refused before decoding, which takes up to 1 GB for 50 million pixels of AVIF, half for JPEG. */
export const pictureLimits = { bytes: 25_000_000, pixels: 50_000_000 } as const;

const percent = (title: string, description: string) => integer(title, 0, 100, { description, default: 50 });

const alt = (max: number) =>
  text("Testo alternativo", { min: 10, max, description: "Che cosa si vede, per chi non vede l'immagine." });

const pictureFile = patternText(
  "File",
  /^\.\.\/images\/.+\.(jpe?g|png|webp|avif|svg)$/iu,
  "percorso che comincia con «../images/» e finisce con .jpg, .png, .webp, .avif o .svg",
  {
    description: `Fotografia di al massimo ${pictureLimits.bytes / 1e6} MB e ${pictureLimits.pixels / 1e6} milioni di punti: una più grande la redazione la riduce da sé.`,
    examples: ["../images/services/espropri.jpg"],
    isFile: true,
    // iPhones convert their photographs to JPEG if only these types are accepted
    // (https://github.com/WebKit/WebKit/pull/25443).
    accept: ".jpg,.jpeg,.png,.webp",
  },
);

export const image = group("Immagine", "ContentImage", {
  src: pictureFile,
  focus: group("Punto focale", "FocalPoint", {
    x: percent("Orizzontale", "Da 0 (sinistra) a 100 (destra)."),
    y: percent("Verticale", "Da 0 (alto) a 100 (basso)."),
  }).meta({ description: "Punto che resta visibile quando l'immagine è ritagliata, in percentuale." }),
  alt: alt(180),
}).meta({ picture: { minWidth: 1600 } });

export const heroImage = image.meta({ picture: { minWidth: 1600, hasSquareCrop: true } });

export const drawingLimits = { bytes: 100_000 } as const;

const drawingFile = patternText(
  "File",
  /^\.\.\/images\/.+\.svg$/u,
  "percorso che comincia con «../images/» e finisce con .svg",
  {
    description: `Disegno SVG senza fogli di stile, immagini o script, di al massimo ${drawingLimits.bytes / 1e3} kB.`,
    examples: ["../images/drawings/catasto.svg"],
    isFile: true,
    accept: ".svg",
  },
);

const drawingMeta = { picture: { minWidth: 0, canBeVector: true } };

/** SVG, published unchanged (content-check/drawing.ts checks it); for maps, its alternative text may be longer. */
export const drawing = group("Disegno", "Drawing", { src: drawingFile, alt: alt(260) }).meta(drawingMeta);

export const drawingWithoutAlt = group("Disegno", "DrawingWithoutAlt", { src: drawingFile }).meta(
  drawingMeta,
);

export const seo = group("Motori di ricerca", "SeoTexts", {
  title: text("Titolo per i motori di ricerca", {
    min: 10,
    max: 60,
    description: "Da 10 a 60 caratteri, diverso per ogni pagina.",
  }),
  description: text("Descrizione per i motori di ricerca", {
    min: 120,
    max: 155,
    description: "Da 120 a 155 caratteri, diversa per ogni pagina.",
  }),
});

export function embedUrlField(use: EmbedUse, title: string, description: string, examples: string[]) {
  const { pattern, expected } = embedPattern(use);
  return patternText(title, pattern, expected, { description, examples, embed: use }).optional();
}

/** Separate picture for phones in portrait, with the main picture's alternative text. */
export const phoneImage = group("Immagine per i telefoni, in verticale", "PhoneImage", {
  src: pictureFile,
}).meta({ picture: { minWidth: 1000, isForPhones: true } });

export const comparisonView = group("Immagine", "ComparisonView", { src: pictureFile }).meta({
  picture: { minWidth: 1600 },
});

/** `Hero` entity of the specification. Without a picture, its background is ink. */
export const hero = group("Testata", "Hero", {
  title: text("Titolo", { max: 70 }),
  subtitle: text("Sottotitolo", { min: 20, max: 220 }),
  backgroundImage: heroImage.optional(),
  phoneImage: phoneImage.optional(),
  videoUrl: embedUrlField(
    "background",
    "Video",
    "Facoltativo. Filmato proprio: un file .mp4 della cartella static/video, con un nome di lettere minuscole, cifre e trattini. YouTube o Vimeo: aprire il video e copiare l'indirizzo della pagina, non il codice da incorporare.",
    ["/video/studio.mp4", "https://www.youtube.com/watch?v=XXXXXXXXXXX"],
  ),
})
  // The picture shows until the video plays, and where the video cannot play.
  .refine(({ backgroundImage, videoUrl }) => videoUrl === undefined || backgroundImage !== undefined, {
    path: ["backgroundImage"],
    error: "una testata con un video ha bisogno anche di un'immagine",
  })
  .refine(({ backgroundImage, phoneImage }) => phoneImage === undefined || backgroundImage !== undefined, {
    path: ["backgroundImage"],
    error: "una testata con un'immagine per i telefoni ha bisogno anche di quella per gli altri schermi",
  });

export const fact = group("Dato", "Fact", {
  label: text("Voce", { max: 30, examples: ["Scarto quadratico medio"] }),
  value: text("Valore", { max: 60, examples: ["7 mm"] }),
});

const point = group("Punto", "Point", {
  title: text("Titolo", { max: 70 }),
  text: text("Testo", { min: 20, max: 420 }),
});

export const points = (
  title: string,
  min: number,
  max: number,
  description = min === max ? `Esattamente ${min}.` : `Da ${min} a ${max}.`,
) => list(title, point, { min, max, description, distinct: "title" });

export const questionText = text("Domanda", {
  min: 15,
  max: 120,
  description: "Come la fa un cliente, con il punto interrogativo.",
  examples: ["Quanto tempo serve per un frazionamento?"],
}).regex(/\?$/u, { error: "domanda che finisce con il punto interrogativo" });

export const sectionHeading = group("Intestazione di sezione", "SectionHeading", {
  title: text("Titolo", { max: 80 }),
  text: text("Introduzione", { min: 20, max: 420 }).optional(),
});

export const sitePath = patternText(
  "Indirizzo",
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z-]+)?$/u,
  "indirizzo di questo sito che comincia con «/», senza barra finale",
  { examples: ["/contact", "/#servizi"], isSitePath: true },
);

// Characters that file systems accept: Latin letters, which are below U+0380, digits, and these signs.
const plainCharacterPattern = String.raw`[\w.,~+À-\u037f-]`;
// The same letters as percent-encoded UTF-8, and the space.
const encodedCharacterPattern = String.raw`%[cC][3-9a-dA-D]%[89abAB][\da-fA-F]|%20`;
// A dot at the beginning would hide the file.
const pathSegmentPattern = String.raw`(?!\.)(${plainCharacterPattern}|${encodedCharacterPattern}){1,200}`;

/** Path that the page, or a page that it replaced, used to have, on this site or an older one. */
export const formerPath = patternText(
  "Indirizzo",
  new RegExp(`^/(${pathSegmentPattern}(/|$))+$`, "u"),
  "indirizzo che comincia con «/», senza il nome del sito: lettere, cifre e i segni - _ . , ~ +; uno spazio si scrive %20",
  { examples: ["/services/vecchio-nome", "/Chi-Siamo.html"] },
  z.string().refine((path) => !path.includes("?"), {
    error: "gli indirizzi con «?» li reindirizza chi ospita il sito",
    params: { remedy: "Toglierlo da qui: vedi docs/pubblicazione.md, «Il sito di prima»." },
  }),
);

/** Paths that gatsby/create-pages.ts redirects; content-check/rules/paths.ts rejects duplicates. */
export const formerAddresses = list("Indirizzi di prima", formerPath, {
  max: 50,
  distinct: false,
  description:
    "Facoltativo: indirizzi di pagine rinominate, tolte o di un sito di prima, senza il nome del sito. Chi li apre arriva a questa pagina.",
}).optional();

/** Law, guide or office behind a statement. */
export const source = group("Fonte", "Source", {
  label: text("Nome", { max: 100, examples: ["D.P.R. 327/2001, art. 20"] }),
  to: patternText("Indirizzo", /^https:\/\/[^\s"<>]+$/u, "indirizzo che comincia con https://, senza spazi", {
    examples: [
      "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:2001-06-08;327~art20",
    ],
  }),
});

export const sources = list("Fonti", source, { max: 2, distinct: "to" }).optional();

export const lawCheck = group("Norme citate", "LawCheck", {
  checkedOn: date("Rilette il").optional(),
  checkedBy: text("Rilette da", { max: 80, examples: ["geom. Nome Cognome"] }).optional(),
  verifyBy: date("Da rileggere entro il").optional(),
});

export const toConfirm = list("Da confermare", text("Affermazione", { min: 10, max: 200 }), {
  max: 20,
  description:
    "Che cosa il testo dà per vero e solo lo studio sa: la pubblicazione lo ricorda. Confermato un punto, toglierlo.",
}).optional();

export const link = group("Collegamento", "NavigationLink", {
  label: text("Testo del collegamento", { max: 40 }),
  to: sitePath,
});
