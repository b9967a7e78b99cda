/**
 * Configuration of the editor (Sveltia CMS, https://sveltiacms.app/en/docs), derived from the content's schemas: a
 * kind in a folder becomes a collection of entries, a kind in one file is part of a collection of files.
 */
import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { z } from "zod";
import { pictureLimits, slugLimits, slugPattern } from "../content-model/fields";
import type { JsonSchema } from "../content-model/json-schema";
import { type Kind, kindNamed, kinds } from "../content-model/kinds";
import { lists } from "../content-model/kinds/site";
import { editorPath, pathPatternOf } from "../content-model/routes";
import { childSchema, elementOf, fieldsOf, isOptional, metaOf, unwrap } from "../content-model/walk";
import type { Settings } from "./settings";

/** URL to which the CMS leads after sign-out, and at which browser/page.ts forgets the repository. */
export const signedOutUrl = `${editorPath}/?uscita`;

/** Beginning of the commit messages by which browser/versions.ts finds removed entries. */
export const removalPrefix = "Toglie ";

/** Labels and Material icons of the collections of entries, by kind; each has a folder of its own. */
const entryCollectionHeadings: Readonly<Record<string, [label: string, icon: string]>> = {
  project: ["Progetti", "architecture"],
  service: ["Servizi", "handyman"],
  equipment: ["Strumenti", "precision_manufacturing"],
  software: ["Software", "terminal"],
  "team-member": ["Persone", "groups"],
  "legal-document": ["Documenti legali", "gavel"],
  "custom-page": ["Pagine proprie", "post_add"],
};

/** Labels and Material icons of the collections of single files, by the folder of the files. */
const fileCollectionHeadings = { pages: ["Pagine", "web"], site: ["Dati dello studio", "apartment"] };

const folderOf = ({ folder, file }: Kind): string => folder ?? file.slice(0, file.indexOf("/"));

const titleField = ({ schema }: Kind) => (childSchema(schema, "title") ? "title" : "name");

/** Path of a page as the CMS's templates write it, `services/{{slug}}`: without the first slash, except «/» itself. */
const previewPath = (kind: Kind) =>
  pathPatternOf(kind)
    ?.replace(/^\/(?=.)/u, "")
    .replace("{slug}", "{{slug}}");

export function editorConfig({ backend, siteUrl }: Settings): CmsConfig {
  const sharedOptions = (kind: Kind) => {
    // Folders of pictures mirror the folders of kinds; each project has a folder of its own.
    const pictures = `../images/${folderOf(kind)}${kind.name === "project" ? "/{{slug}}" : ""}`;
    return {
      name: kind.name,
      // The format is registered in browser/hook.ts.
      format: kind.name,
      media_folder: pictures,
      public_folder: pictures,
      preview_path: previewPath(kind),
      fields: formFields(kind),
    };
  };
  const entryCollections = Object.entries(entryCollectionHeadings).flatMap(
    ([name, [label, icon]]): EntryCollection[] => {
      const kind = kindNamed(name);
      return kind ? [{ label, icon, ...entryCollectionOptions(kind), ...sharedOptions(kind) }] : [];
    },
  );
  const fileCollections = Object.entries(fileCollectionHeadings).map(([name, [label, icon]]) => {
    const kindsOfCollection = (kinds as readonly Kind[]).filter(
      (kind) => kind.file && folderOf(kind) === name,
    );
    const files = kindsOfCollection.map((kind): CollectionFile => {
      return { ...sharedOptions(kind), label: metaOf(kind.schema).title, file: `content/${kind.file}` };
    });
    return { name, label, icon, files };
  });
  return {
    backend: {
      ...backend,
      auth_methods: backend.app_id === undefined ? ["token"] : ["oauth", "token"],
      commit_messages: {
        create: "Aggiunge {{collection}}: {{slug}}",
        update: "Cambia {{collection}}: {{slug}}",
        delete: `${removalPrefix}{{collection}}: {{slug}}`,
      },
    },
    logout_redirect_url: signedOutUrl,
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
          // Converts every photograph, because this drops the place and device that the camera noted.
          transformations: { raster_image: { format: "webp", quality: 88, width: 2560, height: 2560 } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true, lowercase: true, maxlength: slugLimits.maxLength },
    collections: [...entryCollections, ...fileCollections],
  };
}

function entryCollectionOptions(kind: Kind) {
  const title = titleField(kind);
  const isOrdered = childSchema(kind.schema, "order") !== undefined;
  return {
    label_singular: metaOf(kind.schema).title,
    folder: `content/${kind.folder}`,
    extension: "json",
    create: true,
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      editable: ["create"] satisfies ["create"],
      hint: "Nome del file, e dell'indirizzo della pagina se ne ha una. Dopo il primo salvataggio: «Cambia indirizzo», in basso.",
      pattern: [regexLiteral(slugPattern.source), `Ci vuole: ${slugLimits.expected}.`] satisfies [
        string,
        string,
      ],
    },
    summary: `{{${title}}}{{draft | ternary(' · BOZZA', '')}}`,
    reorder: isOrdered,
    thumbnail: firstPicture(kind.schema) ?? false,
    // Excludes single files in the same folder, which have no position.
    ...(isOrdered && { filter: { field: "order", pattern: "^\\d" } }),
  };
}

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: "draft-7", io: "input" }) as JsonSchema;

const fieldsIn = (schema: z.ZodType): Field[] =>
  fieldsOf(schema).map(([name, field]) => editorField(name, field));

/** Number of fields from which a form shows its groups and lists folded. */
const foldingThreshold = 20;

function formFields({ schema }: Kind): Field[] {
  const fields = fieldsIn(schema);
  if (fields.length < foldingThreshold) return fields;
  // `auto` leaves empty groups and lists open.
  const folding = { object: { collapsed: "auto" }, list: { minimize_collapsed: "auto" } };
  return fields.map((field) => ({ ...field, ...folding[field.widget as keyof typeof folding] }) as Field);
}

function hintOf(schema: z.ZodType): string | undefined {
  const { description, examples } = jsonSchemaOf(schema);
  const { picture, reference } = metaOf(schema);
  // Omits the description of a reference, which names files.
  if (reference) return undefined;
  // Gives only the minimum: the CMS converts and reduces pictures, but enlarges none.
  if (picture?.minWidth) return `Larga almeno ${picture.minWidth} punti.`;
  if (description) return description.replace(/^true: /u, "Acceso: ");
  // Writes dates in Italian order, as the browser's own field does.
  const text = examples?.join(", ").replace(/^(\d{4})-(\d\d)-(\d\d)$/u, "$3/$2/$1");
  return text && `Per esempio: ${text}`;
}

/** @throws Error for a schema that has no form */
function editorField(name: string, schema: z.ZodType): Field {
  const { title: label = "Voce", minItems } = jsonSchemaOf(schema);
  // People set the position by dragging in the list.
  if (name === "order") return { name, label, widget: "hidden" };
  // The CMS demands an item in a required list.
  const canBeEmptyList = elementOf(schema) !== undefined && minItems === undefined;
  const required = !isOptional(schema) && !canBeEmptyList;
  return { name, label, hint: hintOf(schema), required, ...widgetOptions(schema) } as Field;
}

function widgetOptions(schema: z.ZodType): object {
  const { isFile, accept, reference, listedIn, isSitePath, enumDescriptions } = metaOf(schema);
  const json = jsonSchemaOf(schema);
  const inner = unwrap(schema);
  const element = elementOf(inner);
  if (isFile) return { widget: "image", choose_url: false, accept };
  // Only documents are left here: pictures, which also have `accept`, are handled above.
  if (accept)
    return { widget: "file", accept, media_folder: "/static/documenti", public_folder: "/documenti" };
  if (reference) {
    const kind = kindNamed(reference);
    return { widget: "relation", collection: reference, display_fields: kind && [titleField(kind)] };
  }
  if (listedIn) {
    const itemFields = fieldsOf(elementOf(lists.shape[listedIn]) ?? lists);
    const names = itemFields.map(([name]) => `${listedIn}.*.${name}`);
    const [value_field] = names;
    return { widget: "relation", collection: "site", file: "lists", value_field, display_fields: names };
  }
  if (isSitePath) return { widget: "link" };
  if (element) return { ...listWidgetOptions(element), min: json.minItems, max: json.maxItems };
  if (inner instanceof z.ZodObject)
    return { widget: "object", summary: summaryTemplate(inner), fields: fieldsIn(inner) };
  if (inner instanceof z.ZodEnum) {
    const meanings = inner.options.map((value, index) => [value, enumDescriptions?.[index]]);
    const options = meanings.map(([value, meaning]) => ({
      label: [value, meaning].filter(Boolean).join(": "),
      value,
    }));
    return { widget: "select", options };
  }
  // A required switch starts on: a new project is listed, and a legal document shows its date.
  if (inner instanceof z.ZodBoolean) return { widget: "boolean", default: !isOptional(schema) };
  if (inner.def.type === "number") {
    const numberType =
      json.type === "integer" ? { value_type: "int" } : { value_type: "float", step: 0.0001 };
    return { widget: "number", ...numberType, min: json.minimum, max: json.maximum, default: json.default };
  }
  const { format, minLength = 0, maxLength, pattern, patternErrorMessage } = json;
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD", picker_utc: true };
  if (inner.def.type !== "string") throw new Error(`No form for ${inner.def.type}`);
  return {
    widget: maxLength && maxLength > 120 ? "text" : "string",
    type: { email: "email", uri: "url" }[format ?? ""],
    // A counter with a minimum of 1 would mark an empty optional text as wrong.
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    pattern: pattern && !format ? [regexLiteral(pattern), patternErrorMessage] : undefined,
  };
}

/** Adds slashes: the CMS would misread a bare pattern that ends with a slash. */
const regexLiteral = (pattern: string) => `/${pattern}/u`;

function listWidgetOptions(element: z.ZodType): object {
  if (metaOf(element).reference || element instanceof z.ZodEnum)
    return { ...widgetOptions(element), multiple: true };
  const listOptions = { widget: "list", label_singular: metaOf(element).title };
  if (!(element instanceof z.ZodObject)) return { ...listOptions, field: editorField("value", element) };
  const folding = { collapsed: "auto", summary: summaryTemplate(element), thumbnail: firstPicture(element) };
  return { ...listOptions, ...folding, fields: fieldsIn(element) };
}

/** Title of a folded object: the first text and the lists before it, «lunedì, martedì 9:00». */
function summaryTemplate(schema: z.ZodType): string | undefined {
  const isShown = (field: z.ZodType) => field.def.type === "string" || field.def.type === "array";
  const shownFields = fieldsOf(schema).filter(([, field]) => isShown(field) && !metaOf(field).isFile);
  const firstText = shownFields.findIndex(([, field]) => field.def.type === "string");
  return (
    shownFields
      .slice(0, firstText + 1)
      .map(([name]) => `{{fields.${name}}}`)
      .join(" ") || undefined
  );
}

/** Path to the first picture outside lists: `hero.backgroundImage.src`. */
function firstPicture(schema: z.ZodType): string | undefined {
  for (const [name, field] of fieldsOf(schema)) {
    if (metaOf(field).isFile) return name;
    const innerPath = firstPicture(field);
    if (innerPath !== undefined) return `${name}.${innerPath}`;
  }
  return undefined;
}
