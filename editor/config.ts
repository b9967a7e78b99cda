/**
 * Configuration of the form editor (Sveltia CMS), derived from the schemas of the content: titles, hints, lengths,
 * patterns, lists, references and pictures are theirs.
 */
import path from "node:path";
import type { CmsConfig, CollectionFile, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { z } from "zod";
import { pictureLimits, slugLimits, slugPattern } from "../content-model/fields";
import { type JsonSchema, jsonSchemas } from "../content-model/json-schema";
import { acceptsMore, type Kind, kindNamed, kinds } from "../content-model/kinds";
import { elementOf, fieldsOf, isOptional, metaOf, unwrap } from "../content-model/walk";
import { inEditor } from "./stored-form";
import { type FolderKindName, groupHeadings, listHeadings, pageAddress } from "./words";

type FolderKind = Extract<(typeof kinds)[number], { folder: string }>;
type FileKind = Extract<(typeof kinds)[number], { file: string }>;

export type Surroundings = {
  /** Address of the site under `npm start`. */
  siteUrl: string;
  /** Address under which the page finds the API of our server. */
  apiRoot: string;
  /** Everything that a link inside the site may name (content-model/routes.ts). */
  linkTargets: readonly string[];
};

/** What a field needs beyond its schema: its JSON Schema for the limits, and where new addresses come from. */
type Context = { json: JsonSchema; linkTargets: readonly string[] };

/** Longer texts get several lines. */
const longestLine = 120;

export function editorConfig({ siteUrl, apiRoot, linkTargets }: Surroundings): CmsConfig {
  const schemas = jsonSchemas();
  const context = (kind: Kind): Context => ({
    json: schemas[kind.name] ?? {},
    linkTargets,
  });
  const folders = kinds.flatMap((kind) => ("folder" in kind ? [kind] : []));
  const files = kinds.flatMap((kind) => ("file" in kind ? [kind] : []));
  const groups = [...new Set(files.map((kind) => path.posix.dirname(kind.file)))];
  const order = Object.keys(listHeadings);
  return {
    // Our own server (server.ts), which speaks as much of Gitea's API as the CMS needs.
    backend: { name: "gitea", repo: "studio/sito", branch: "main", api_root: apiRoot },
    logout_redirect_url: "/",
    load_config_file: false,
    app_title: "Redazione dei contenuti",
    site_url: siteUrl,
    display_url: siteUrl,
    publish_mode: "simple",
    media_folder: "content/images",
    public_folder: "/content/images",
    media_libraries: {
      default: { config: { max_file_size: pictureLimits.bytes, slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true, lowercase: true, maxlength: slugLimits.maxLength },
    output: { omit_empty_optional_fields: true, json: { indent_style: "space", indent_size: 2 } },
    collections: [
      ...folders
        .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
        .map((kind) => folderCollection(kind, context(kind))),
      ...groups
        .sort((a, b) => Object.keys(groupHeadings).indexOf(a) - Object.keys(groupHeadings).indexOf(b))
        .map((group) =>
          fileCollection(
            group,
            files
              .filter((kind) => path.posix.dirname(kind.file) === group)
              .map((kind) => collectionFile(kind, context(kind))),
          ),
        ),
    ],
  };
}

function folderCollection(kind: FolderKind, context: Context): EntryCollection {
  const names = fieldsOf(kind.schema).map(([name]) => name);
  const title = names.includes("title") ? "title" : "name";
  const isOpen = acceptsMore(kind);
  return {
    ...form(kind, context),
    ...listHeadings[kind.name as FolderKindName],
    label_singular: metaOf(kind.schema).title,
    folder: `content/${kind.folder}`,
    extension: "json",
    create: isOpen,
    delete: isOpen,
    duplicate: isOpen,
    identifier_field: title,
    slug: fileName(title, isOpen),
    summary: `{{${title}}}`,
    sortable_fields: names.includes("order")
      ? { fields: ["order", title], default: { field: "order", direction: "ascending" } }
      : { fields: [title] },
    thumbnail: firstPicture(kind.schema) ?? false,
  };
}

/** A new entry's file is named after its title, or as the editor writes; a saved one keeps its name. */
function fileName(title: string, isOpen: boolean): EntryCollection["slug"] {
  if (!isOpen) return { template: `{{${title}}}`, editable: false };
  return {
    template: `{{${title}}}`,
    editable: ["create"],
    hint: "Nome del file e ultima parte dell'indirizzo della pagina. Dopo il primo salvataggio non si cambia più.",
    pattern: [asExpression(slugPattern.source), `Ci vuole: ${slugLimits.hint}.`],
  };
}

function fileCollection(group: string, files: CollectionFile[]): FileCollection {
  return { name: group, ...(groupHeadings[group] ?? { label: group }), files };
}

function collectionFile(kind: FileKind, context: Context): CollectionFile {
  return { ...form(kind, context), label: metaOf(kind.schema).title, file: `content/${kind.file}` };
}

/** What a folder's collection and a single file have in common. */
function form(kind: Kind, context: Context) {
  const folder = pictureFolder(kind);
  const address = pageAddress(kind);
  return {
    name: kind.name,
    format: "json" as const,
    media_folder: folder,
    public_folder: folder,
    ...(address !== undefined && { preview_path: address }),
    fields: objectFields(kind.schema, context),
  };
}

function objectFields(schema: z.ZodType, context: Context): Field[] {
  return fieldsOf(schema).map(([name, field]) => editorField(name, field, below(context, name)));
}

const below = (context: Context, name: string): Context => ({
  ...context,
  json: (context.json.properties?.[name] ?? {}) as JsonSchema,
});

/**
 * @throws Error for a schema that has no form
 */
export function editorField(name: string, schema: z.ZodType, context: Context): Field {
  const common = {
    name,
    label: metaOf(schema).title ?? "Voce",
    hint: hintOf(schema, context.json),
    required: !isOptional(schema),
  };
  return { ...common, ...widget(schema, context) } as Field;
}

function hintOf(schema: z.ZodType, json: JsonSchema): string | undefined {
  const { description, examples } = metaOf(schema);
  const example = Array.isArray(examples) ? `Per esempio: ${examples[0]}` : undefined;
  // The hints of switches tell what «true» means; a form has no such word.
  return (description ?? example ?? json.description)?.replace(/^true: /u, "Acceso: ");
}

function widget(schema: z.ZodType, context: Context): object {
  const { graphqlType, reference, siteRoute } = metaOf(schema);
  const inner = unwrap(schema);
  if (graphqlType === "File") return { widget: "image", choose_url: false };
  if (reference) return relation(reference);
  if (siteRoute) return { widget: "select", options: [...context.linkTargets], dropdown_threshold: 0 };
  const element = elementOf(inner);
  if (element) return list(element, context);
  if (inner instanceof z.ZodObject) return object(inner, context);
  if (inner instanceof z.ZodEnum) return { widget: "select", options: choices(inner) };
  if (inner instanceof z.ZodBoolean) return { widget: "boolean", default: false };
  if (inner.def.type === "number") return numeric(context.json);
  if (inner.def.type === "string") return textual(context.json);
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

function numeric({ type, minimum, maximum }: JsonSchema): object {
  const isWhole = type === "integer";
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    step: isWhole ? 1 : 0.0001,
    min: minimum,
    max: maximum,
  };
}

function textual(json: JsonSchema): object {
  const { minLength, maxLength, pattern, patternErrorMessage, format } = json;
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD", picker_utc: true };
  return {
    widget: (maxLength ?? 0) > longestLine ? "text" : "string",
    ...(format === "email" && { type: "email" }),
    ...(format === "uri" && { type: "url" }),
    minlength: minLength,
    maxlength: maxLength,
    ...(pattern !== undefined &&
      format === undefined && {
        pattern: [asExpression(pattern), String(patternErrorMessage ?? "Valore non ammesso.")],
      }),
  };
}

/** Between slashes: a bare pattern that ends with one would be taken for such an expression. */
const asExpression = (pattern: string) => `/${pattern}/u`;

function relation(kindName: string): object {
  const kind = kindNamed(kindName);
  const title = kind && fieldsOf(kind.schema).some(([name]) => name === "title") ? "title" : "name";
  return {
    widget: "relation",
    collection: kindName,
    display_fields: [title],
    search_fields: [title],
    dropdown_threshold: 0,
  };
}

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
    ...summary(element),
    thumbnail: firstPicture(element),
    fields: objectFields(element, items),
  };
}

function object(schema: z.ZodType, context: Context): object {
  return { widget: "object", ...summary(schema), fields: objectFields(schema, context) };
}

/** The first text of an object stands for it where it is folded up. */
function summary(schema: z.ZodType): { summary?: string } {
  const text = fieldsOf(schema).find(
    ([, field]) => unwrap(field).def.type === "string" && metaOf(field).graphqlType !== "File",
  );
  return text ? { summary: `{{fields.${text[0]}}}` } : {};
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

/** Whether a list of the schema holds pictures: such an entry has too many to share a folder with others. */
function hasGallery(schema: z.ZodType): boolean {
  const element = elementOf(schema);
  return element ? hasPicture(element) : fieldsOf(schema).some(([, field]) => hasGallery(field));
}

function hasPicture(schema: z.ZodType): boolean {
  const element = elementOf(schema);
  if (element) return hasPicture(element);
  return metaOf(schema).graphqlType === "File" || fieldsOf(schema).some(([, field]) => hasPicture(field));
}

/** Folder for new pictures of a kind, as the editor writes it: that of `content/images` which mirrors the kind's. */
function pictureFolder(kind: Kind): string {
  const folder = `${inEditor}${kind.folder ?? path.posix.dirname(kind.file)}`;
  return kind.folder !== undefined && hasGallery(kind.schema) ? `${folder}/{{slug}}` : folder;
}
