/**
 * Configuration of the form editor (Sveltia CMS), derived from the schemas of the content: titles, hints, lengths,
 * patterns, lists, references and pictures are theirs.
 */
import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { z } from "zod";
import { type FieldMeta, pictureLimits, slugLimits, slugPattern } from "../content-model/fields";
import { type JsonSchema, jsonSchemas } from "../content-model/json-schema";
import { type Kind, kindNamed, kinds } from "../content-model/kinds";
import { lists } from "../content-model/kinds/site";
import { pathOf } from "../content-model/routes";
import { elementOf, fieldsOf, isOptional, metaOf, unwrap } from "../content-model/walk";
import type { Settings } from "./settings";

type FolderKind = Extract<(typeof kinds)[number], { folder: string }>;

export type Surroundings = Pick<Settings, "backend" | "siteUrl"> & {
  /** Everything that a link inside the site may name (content-model/routes.ts). */
  linkTargets: readonly string[];
};

/** What the schemas do not say: the plural over a list or the name of a group, and a Material symbol. */
type Heading = { label: string; icon: string };

/** Where the CMS leads whoever signs out: the page then forgets the repository (browser/page.ts). */
export const signedOutAddress = "/redazione/?uscita";

/** In the order of the menu. */
const listHeadings: Readonly<Record<FolderKind["name"], Heading>> = {
  project: { label: "Progetti", icon: "architecture" },
  service: { label: "Servizi", icon: "handyman" },
  equipment: { label: "Strumenti", icon: "precision_manufacturing" },
  software: { label: "Software", icon: "terminal" },
  "team-member": { label: "Persone", icon: "groups" },
  "legal-document": { label: "Documenti legali", icon: "gavel" },
  page: { label: "Pagine proprie", icon: "post_add" },
};

/** Groups of the files that exist once, by the folder of `content/` that holds them. */
const groupHeadings: Readonly<Record<string, Heading>> = {
  pages: { label: "Pagine", icon: "web" },
  site: { label: "Dati dello studio", icon: "apartment" },
};

/** A telephone turns its own photographs into one of these where it knows that no other is taken. */
const photographs = ".jpg,.jpeg,.png,.webp";

/** Longer texts get several lines. */
const longestLine = 120;

/** How the commit that removes an entry begins: by it the editor finds what was removed. */
export const removalMessage = "Toglie ";

/** What a commit says, after the name of its author. */
const commitMessages = {
  create: "Aggiunge {{collection}}: {{slug}}",
  update: "Cambia {{collection}}: {{slug}}",
  delete: `${removalMessage}{{collection}}: {{slug}}`,
  uploadMedia: "Carica {{path}}",
  deleteMedia: "Toglie {{path}}",
};

/** Where a kind's file lies, or its files, below `content/`. */
const folderOf = ({ folder, file }: Kind): string => folder ?? file.slice(0, file.indexOf("/"));

export function editorConfig({ backend, siteUrl, linkTargets }: Surroundings): CmsConfig {
  const schemas = jsonSchemas();
  /** What a folder's collection and a single file have in common. */
  const form = (kind: Kind) => ({
    name: kind.name,
    // A format of our own (browser/page.ts): files stay as our formatter writes them.
    format: kind.name,
    media_folder: pictureFolder(kind),
    public_folder: pictureFolder(kind),
    preview_path: pathOf(kind)
      ?.replace("{slug}", "{{slug}}")
      .replace(/^\/(?=.)/u, ""),
    fields: objectFields(kind.schema, { json: schemas[kind.name] ?? {}, linkTargets }),
  });
  const lists = Object.entries(listHeadings).flatMap(([name, heading]): EntryCollection[] => {
    const kind = kindNamed(name);
    return kind ? [{ ...heading, ...listOptions(kind), ...form(kind) }] : [];
  });
  const files = (folder: string): CollectionFile[] =>
    kinds.flatMap((kind) =>
      "file" in kind && folderOf(kind) === folder
        ? [{ ...form(kind), label: metaOf(kind.schema).title, file: `content/${kind.file}` }]
        : [],
    );
  return {
    backend: {
      ...backend,
      auth_methods: backend.app_id === undefined ? ["token"] : ["oauth", "token"],
      commit_messages: commitMessages,
    },
    logout_redirect_url: signedOutAddress,
    load_config_file: false,
    app_title: "Redazione dei contenuti",
    site_url: siteUrl,
    display_url: siteUrl,
    publish_mode: "simple",
    media_folder: "content/images",
    public_folder: "/content/images",
    media_libraries: {
      default: {
        config: {
          max_file_size: pictureLimits.bytes,
          slugify_filename: true,
          // Written anew, a photograph loses what the camera tells of place and device.
          transformations: { raster_image: { format: "webp", quality: 88, width: 2560, height: 2560 } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true, lowercase: true, maxlength: slugLimits.maxLength },
    output: { omit_empty_optional_fields: true, json: { indent_style: "space", indent_size: 2 } },
    collections: [
      ...lists,
      ...Object.entries(groupHeadings).map(([name, heading]) => ({ name, ...heading, files: files(name) })),
    ],
  };
}

/** What a list of entries has besides their form. */
function listOptions(kind: Kind) {
  const title = titleOf(kind);
  const isOrdered = fieldsOf(kind.schema).some(([name]) => name === "order");
  return {
    label_singular: metaOf(kind.schema).title,
    folder: `content/${kind.folder}`,
    extension: "json",
    create: true,
    delete: true,
    duplicate: true,
    identifier_field: title,
    // A new entry's file is named after its title, or as the editor writes; a saved one keeps its name.
    slug: {
      template: `{{${title}}}`,
      editable: ["create"] satisfies ["create"],
      hint: `Nome del file${pathOf(kind) ? " e ultima parte dell'indirizzo della pagina" : ""}. Dopo il primo salvataggio non si cambia più.`,
      pattern: [asExpression(slugPattern.source), `Ci vuole: ${slugLimits.hint}.`] satisfies [string, string],
    },
    summary: `{{${title}}}{{draft | ternary(' · BOZZA', '')}}`,
    sortable_fields: { fields: [title] },
    // Entries are dragged into their order; a new one is the last.
    reorder: isOrdered,
    thumbnail: firstPicture(kind.schema) ?? false,
    // Files that exist once may lie in the same folder; they have no position.
    ...(isOrdered && { filter: { field: "order", pattern: "^\\d" } }),
  };
}

/** Name of the field that an entry is called by. */
const titleOf = ({ schema }: Kind) =>
  fieldsOf(schema).some(([name]) => name === "title") ? "title" : "name";

/** Folder for new pictures of a kind, from its files': that of `content/images` which mirrors the kind's. */
function pictureFolder(kind: Kind): string {
  // The others have a picture or two; a project has a gallery.
  return `../images/${folderOf(kind)}${kind.name === "project" ? "/{{slug}}" : ""}`;
}

/** What a field needs beyond its schema: its JSON Schema for the limits, and the addresses that links may name. */
type Context = { json: JsonSchema; linkTargets: readonly string[] };

const objectFields = (schema: z.ZodType, context: Context): Field[] =>
  fieldsOf(schema).map(([name, field]) =>
    editorField(name, field, { ...context, json: (context.json.properties?.[name] ?? {}) as JsonSchema }),
  );

/**
 * @throws Error for a schema that has no form
 */
export function editorField(name: string, schema: z.ZodType, context: Context): Field {
  const { title = "Voce", description, examples, reference, picture } = metaOf(schema);
  // Entries are dragged into their order.
  if (name === "order") return { name, label: title, widget: "hidden" };
  const example = Array.isArray(examples) ? `Per esempio: ${asItaliansWrite(examples[0])}` : undefined;
  const width = picture && picture.minWidth > 0 ? `Larga almeno ${picture.minWidth} punti.` : undefined;
  const mayBeEmpty = elementOf(schema) !== undefined && context.json.minItems === undefined;
  return {
    name,
    label: title,
    // The hints of switches tell what «true» means, and those of references what a file is called: a form has neither.
    hint: reference
      ? undefined
      : (width ?? description ?? example ?? context.json.description)?.replace(/^true: /u, "Acceso: "),
    // The CMS takes a required list for one with an entry at least.
    required: !isOptional(schema) && !mayBeEmpty,
    ...widget(schema, context),
  } as Field;
}

/** A day as the browser's own field shows it: 31/05/2026. */
const asItaliansWrite = (example: unknown) => String(example).replace(/^(\d{4})-(\d\d)-(\d\d)$/u, "$3/$2/$1");

function widget(schema: z.ZodType, context: Context): object {
  const { graphqlType, reference, listedIn, siteRoute } = metaOf(schema);
  const { json, linkTargets } = context;
  const inner = unwrap(schema);
  if (graphqlType === "File")
    return {
      widget: "image",
      choose_url: false,
      accept: /svg\)/u.test(json.pattern ?? "") ? photographs : ".svg",
    };
  if (reference) return relation(reference);
  if (listedIn) return namesOf(listedIn);
  if (siteRoute) return { widget: "select", options: [...linkTargets], dropdown_threshold: 0 };
  const element = elementOf(inner);
  if (element) return list(element, context);
  if (inner instanceof z.ZodObject)
    return { widget: "object", summary: summary(inner), fields: objectFields(inner, context) };
  if (inner instanceof z.ZodEnum) return { widget: "select", options: choices(inner) };
  // Of a switch that every file has, a new entry's is on; the default of another would be that of old entries, too.
  if (inner instanceof z.ZodBoolean) return { widget: "boolean", default: !isOptional(schema) };
  if (inner.def.type === "number") return numeric(json);
  if (inner.def.type === "string") return textual(json);
  throw new Error(`No form for ${inner.def.type}`);
}

/** The values of a closed list, with what they mean where the model says it. */
function choices(schema: z.ZodEnum) {
  const { enumDescriptions } = metaOf(schema);
  return schema.options.map((option, index) => {
    const value = String(option);
    const meaning = enumDescriptions?.[index];
    return meaning === undefined ? value : { label: `${value}: ${meaning}`, value };
  });
}

const numeric = ({ type, minimum, maximum, default: usual }: JsonSchema) => ({
  widget: "number",
  ...(type === "integer" ? { value_type: "int", step: 1 } : { value_type: "float", step: 0.0001 }),
  min: minimum,
  max: maximum,
  default: usual,
});

function textual(json: JsonSchema): object {
  const { minLength, maxLength, pattern, patternErrorMessage, format } = json;
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD", picker_utc: true };
  return {
    widget: (maxLength ?? 0) > longestLine ? "text" : "string",
    ...(format === "email" && { type: "email" }),
    ...(format === "uri" && { type: "url" }),
    // Of one letter at least is what required means; beside an optional field the counter would call its absence wrong.
    ...((minLength ?? 0) > 1 && { minlength: minLength }),
    maxlength: maxLength,
    ...(pattern !== undefined &&
      format === undefined && {
        pattern: [asExpression(pattern), String(patternErrorMessage ?? "Valore non ammesso.")],
      }),
  };
}

/** Between slashes: a bare pattern that ends with one would be taken for such an expression. */
const asExpression = (pattern: string) => `/${pattern}/u`;

const relation = (kindName: string) => {
  const kind = kindNamed(kindName);
  const titles = kind && [titleOf(kind)];
  return {
    widget: "relation",
    collection: kindName,
    display_fields: titles,
    search_fields: titles,
    dropdown_threshold: 0,
  };
};

/** A choice among the names of a list of content/site/lists.json, as they are now. */
const namesOf = (listedIn: NonNullable<FieldMeta["listedIn"]>) => ({
  widget: "relation",
  collection: "site",
  file: "lists",
  value_field: `${listedIn}.*.name`,
  display_fields: fieldsOf(elementOf(lists.shape[listedIn]) ?? lists).map(
    ([name]) => `${listedIn}.*.${name}`,
  ),
  dropdown_threshold: 0,
});

function list(element: z.ZodType, context: Context): object {
  const items = { ...context, json: (context.json.items ?? {}) as JsonSchema };
  const limits = { min: context.json.minItems, max: context.json.maxItems };
  const { reference } = metaOf(element);
  if (reference) return { ...relation(reference), multiple: true, ...limits };
  if (element instanceof z.ZodEnum) return { ...widget(element, items), multiple: true, ...limits };
  const shown = { widget: "list", label_singular: metaOf(element).title, ...limits };
  if (!(element instanceof z.ZodObject)) return { ...shown, field: editorField("value", element, items) };
  return {
    ...shown,
    collapsed: "auto",
    summary: summary(element),
    thumbnail: firstPicture(element),
    fields: objectFields(element, items),
  };
}

/** What an object is called where it is folded up: its first text, or all it has where a list comes before any text. */
function summary(schema: z.ZodType): string | undefined {
  const shown = fieldsOf(schema).filter(([, field]) => metaOf(field).graphqlType !== "File");
  const isText = (field: z.ZodType) => unwrap(field).def.type === "string";
  const [first] = shown;
  const names = first && elementOf(first[1]) ? shown : shown.filter(([, field]) => isText(field)).slice(0, 1);
  return names.length > 0 ? names.map(([name]) => `{{fields.${name}}}`).join(" ") : undefined;
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
