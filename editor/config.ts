/**
 * Configuration of the form editor (Sveltia CMS), derived from the schemas of the content: titles, hints, lengths,
 * patterns, lists, references and pictures are theirs.
 */
import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { z } from "zod";
import { pictureLimits, slugLimits, slugPattern } from "../content-model/fields";
import { type JsonSchema, jsonSchemas } from "../content-model/json-schema";
import { type Kind, kindNamed, kinds } from "../content-model/kinds";
import { lists } from "../content-model/kinds/site";
import { pathOf } from "../content-model/routes";
import { elementOf, fieldsOf, isOptional, metaOf, unwrap } from "../content-model/walk";
import type { Settings } from "./settings";

type FolderKind = Extract<(typeof kinds)[number], { folder: string }>;

/** `linkTargets` is everything that a link inside the site may name. */
export type Surroundings = Pick<Settings, "backend" | "siteUrl"> & { linkTargets: readonly string[] };

/** The CMS leads there after signing out, and the page forgets the repository (browser/page.ts). */
export const signedOutAddress = "/redazione/?uscita";

/** By these words at the beginning of a commit the editor finds removed entries. */
export const removalMessage = "Toglie ";

/** Plurals and Material symbols, in the order of the menu. */
const listHeadings: Readonly<Record<FolderKind["name"], [label: string, icon: string]>> = {
  project: ["Progetti", "architecture"],
  service: ["Servizi", "handyman"],
  equipment: ["Strumenti", "precision_manufacturing"],
  software: ["Software", "terminal"],
  "team-member": ["Persone", "groups"],
  "legal-document": ["Documenti legali", "gavel"],
  page: ["Pagine proprie", "post_add"],
};

/** Groups of the files that exist once, by the folder of `content/` that holds them. */
const groupHeadings = { pages: ["Pagine", "web"], site: ["Dati dello studio", "apartment"] };

/** Longer texts get several lines. */
const longestLine = 120;

/** Folder of a kind's files, below `content/`. */
const folderOf = ({ folder, file }: Kind): string => folder ?? file.slice(0, file.indexOf("/"));

const isNamed = (name: string, schema: z.ZodType) => fieldsOf(schema).some(([field]) => field === name);

/** Name of the field that an entry is called by. */
const titleOf = ({ schema }: Kind) => (isNamed("title", schema) ? "title" : "name");

export function editorConfig({ backend, siteUrl, linkTargets }: Surroundings): CmsConfig {
  const schemas = jsonSchemas();
  const form = (kind: Kind) => {
    // Pictures lie in the folder that mirrors the kind's; a project has a gallery, and a folder for it.
    const pictures = `../images/${folderOf(kind)}${kind.name === "project" ? "/{{slug}}" : ""}`;
    return {
      name: kind.name,
      // Registered in browser/hook.ts.
      format: kind.name,
      media_folder: pictures,
      public_folder: pictures,
      preview_path: pathOf(kind)?.replace("{slug}", "{{slug}}").replace(/^\//u, "") || undefined,
      fields: objectFields(kind.schema, { json: schemas[kind.name] ?? {}, linkTargets }),
    };
  };
  const entries = Object.entries(listHeadings).flatMap(([name, [label, icon]]): EntryCollection[] => {
    const kind = kindNamed(name);
    return kind ? [{ label, icon, ...listOptions(kind), ...form(kind) }] : [];
  });
  const groups = Object.entries(groupHeadings).map(([name, [label, icon]]) => ({
    name,
    label,
    icon,
    files: (kinds as readonly Kind[]).flatMap((kind): CollectionFile[] =>
      kind.file && folderOf(kind) === name
        ? [{ ...form(kind), label: metaOf(kind.schema).title, file: `content/${kind.file}` }]
        : [],
    ),
  }));
  return {
    backend: {
      ...backend,
      auth_methods: backend.app_id === undefined ? ["token"] : ["oauth", "token"],
      commit_messages: {
        create: "Aggiunge {{collection}}: {{slug}}",
        update: "Cambia {{collection}}: {{slug}}",
        delete: `${removalMessage}{{collection}}: {{slug}}`,
        uploadMedia: "Carica {{path}}",
        deleteMedia: "Toglie {{path}}",
      },
    },
    logout_redirect_url: signedOutAddress,
    load_config_file: false,
    app_title: "Redazione dei contenuti",
    site_url: siteUrl,
    media_folder: "content/images",
    public_folder: "/content/images",
    media_libraries: {
      default: {
        config: {
          max_file_size: pictureLimits.bytes,
          slugify_filename: true,
          // Written anew, a photograph loses the place and device that the camera noted.
          transformations: { raster_image: { format: "webp", quality: 88, width: 2560, height: 2560 } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true, lowercase: true, maxlength: slugLimits.maxLength },
    collections: [...entries, ...groups],
  };
}

function listOptions(kind: Kind) {
  const title = titleOf(kind);
  const isOrdered = isNamed("order", kind.schema);
  const ofPage = pathOf(kind) ? " e ultima parte dell'indirizzo della pagina" : "";
  return {
    label_singular: metaOf(kind.schema).title,
    folder: `content/${kind.folder}`,
    extension: "json",
    create: true,
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      editable: ["create"] satisfies ["create"],
      hint: `Nome del file${ofPage}. Dopo il primo salvataggio non si cambia più.`,
      pattern: [asExpression(slugPattern.source), `Ci vuole: ${slugLimits.hint}.`] satisfies [string, string],
    },
    summary: `{{${title}}}{{draft | ternary(' · BOZZA', '')}}`,
    // Entries are dragged into their order; a new one is the last.
    reorder: isOrdered,
    thumbnail: firstPicture(kind.schema) ?? false,
    // Files that exist once may lie in the same folder; they have no position.
    ...(isOrdered && { filter: { field: "order", pattern: "^\\d" } }),
  };
}

/** Limits of a field by its JSON Schema, and the addresses that links may name. */
type Context = { json: JsonSchema; linkTargets: readonly string[] };

const objectFields = (schema: z.ZodType, context: Context): Field[] =>
  fieldsOf(schema).map(([name, field]) =>
    editorField(name, field, { ...context, json: (context.json.properties?.[name] ?? {}) as JsonSchema }),
  );

/** @throws Error for a schema that has no form */
function editorField(name: string, schema: z.ZodType, context: Context): Field {
  const {
    title = "Voce",
    description = context.json.description,
    examples,
    picture,
    reference,
  } = metaOf(schema);
  if (name === "order") return { name, label: title, widget: "hidden" };
  const width = picture?.minWidth ? `Larga almeno ${picture.minWidth} punti.` : undefined;
  // Italians write days the other way round, and so does the browser's own field.
  const example = String(examples).replace(/^(\d{4})-(\d\d)-(\d\d)$/u, "$3/$2/$1");
  const hint =
    width ?? description?.replace(/^true: /u, "Acceso: ") ?? (examples && `Per esempio: ${example}`);
  // A list that may be empty: the CMS demands an entry of a required one.
  const mayBeEmpty = elementOf(schema) !== undefined && context.json.minItems === undefined;
  return {
    name,
    label: title,
    // A reference's own hint says how its file is named.
    hint: reference ? undefined : hint,
    required: !isOptional(schema) && !mayBeEmpty,
    ...widget(schema, context),
  } as Field;
}

function widget(schema: z.ZodType, context: Context): object {
  const { graphqlType, reference, listedIn, siteRoute, enumDescriptions: meanings } = metaOf(schema);
  const { json, linkTargets } = context;
  const inner = unwrap(schema);
  const element = elementOf(inner);
  if (graphqlType === "File") {
    const isDrawing = !json.pattern?.includes("svg)");
    // A telephone that reads only these names turns its own photographs into JPEG.
    return { widget: "image", choose_url: false, accept: isDrawing ? ".svg" : ".jpg,.jpeg,.png,.webp" };
  }
  if (reference) {
    const kind = kindNamed(reference);
    return {
      widget: "relation",
      collection: reference,
      display_fields: kind && [titleOf(kind)],
    };
  }
  if (listedIn) {
    const names = fieldsOf(elementOf(lists.shape[listedIn]) ?? lists).map(
      ([name]) => `${listedIn}.*.${name}`,
    );
    const [value_field] = names;
    return { widget: "relation", collection: "site", file: "lists", value_field, display_fields: names };
  }
  if (siteRoute) return { widget: "select", options: linkTargets };
  if (element) return list(element, context);
  if (inner instanceof z.ZodObject)
    return { widget: "object", summary: summary(inner), fields: objectFields(inner, context) };
  if (inner instanceof z.ZodEnum) {
    const label = (value: unknown, index: number) => (meanings ? `${value}: ${meanings[index]}` : `${value}`);
    const options = inner.options.map((value, index) => ({ label: label(value, index), value }));
    return { widget: "select", options };
  }
  // Required booleans default to true.
  if (inner instanceof z.ZodBoolean) return { widget: "boolean", default: !isOptional(schema) };
  if (inner.def.type === "number") {
    const kind = json.type === "integer" ? { value_type: "int" } : { value_type: "float", step: 0.0001 };
    return { widget: "number", ...kind, min: json.minimum, max: json.maximum, default: json.default };
  }
  if (inner.def.type === "string") return textual(json);
  throw new Error(`No form for ${inner.def.type}`);
}

function textual({ minLength = 0, maxLength = 0, pattern, patternErrorMessage, format }: JsonSchema): object {
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD", picker_utc: true };
  const type = format === "email" ? "email" : format === "uri" ? "url" : undefined;
  return {
    widget: maxLength > longestLine ? "text" : "string",
    type,
    // Of one letter: the counter would call the absence of an optional text wrong.
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength || undefined,
    pattern:
      pattern && !format ? [asExpression(pattern), patternErrorMessage ?? "Valore non ammesso."] : undefined,
  };
}

/** Between slashes: a bare pattern that ends with one would be read as such an expression. */
const asExpression = (pattern: string) => `/${pattern}/u`;

function list(element: z.ZodType, context: Context): object {
  const items = { ...context, json: (context.json.items ?? {}) as JsonSchema };
  const limits = { min: context.json.minItems, max: context.json.maxItems };
  if (metaOf(element).reference || element instanceof z.ZodEnum)
    return { ...widget(element, items), multiple: true, ...limits };
  const shown = { widget: "list", label_singular: metaOf(element).title, ...limits };
  if (!(element instanceof z.ZodObject)) return { ...shown, field: editorField("value", element, items) };
  const folded = { collapsed: "auto", summary: summary(element), thumbnail: firstPicture(element) };
  return { ...shown, ...folded, fields: objectFields(element, items) };
}

/** Title of a folded object: its first text, or everything in it where a list comes before any text. */
function summary(schema: z.ZodType): string | undefined {
  const shown = fieldsOf(schema).filter(([, field]) => metaOf(field).graphqlType !== "File");
  const isText = (field: z.ZodType) => unwrap(field).def.type === "string";
  const [first] = shown;
  const names = first && elementOf(first[1]) ? shown : shown.filter(([, field]) => isText(field)).slice(0, 1);
  return names.map(([name]) => `{{fields.${name}}}`).join(" ") || undefined;
}

/** Way to the first picture of an object that is not in a list: `hero.backgroundImage.src`. */
function firstPicture(schema: z.ZodType): string | undefined {
  for (const [name, field] of fieldsOf(schema)) {
    if (metaOf(field).graphqlType === "File") return name;
    const inside = firstPicture(field);
    if (inside !== undefined) return `${name}.${inside}`;
  }
  return undefined;
}
