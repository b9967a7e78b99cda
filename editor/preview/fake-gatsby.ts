/** Replaces Gatsby in the preview: answers the site's queries from the form and the saved entries. */
import {
  buildSchema,
  type DefinitionNode,
  executeSync,
  type GraphQLFieldResolver,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  Kind,
  parse,
} from "gatsby/graphql";
import { createElement } from "react";
import type { ContentFile } from "../../content-check/content-file";
import { draftsAmong, isDraft, withoutDrafts } from "../../content-model/drafts";
import { readEmbed } from "../../content-model/embed-url";
import { graphqlTypes } from "../../content-model/graphql";
import { type Kind as ContentKind, kinds } from "../../content-model/kinds";
import { isRecord } from "../../content-model/walk";
import { isEmpty } from "../file-text";

type Fields = { readonly [field: string]: unknown };
export type Entries = Readonly<Record<string, readonly Fields[]>>;

export const previewState = {
  entries: {} as Entries,
  pictureAt: (src: string) => src,
};

export function entriesOf(files: readonly ContentFile[]): Entries {
  const entries: Record<string, Fields[]> = {};
  for (const { kind, slug, document } of files)
    if (isRecord(document?.value))
      entries[kind.name] = [...(entries[kind.name] ?? []), { ...document.value, slug }];
  return entries;
}

/** Entries of a build with the form's entry: without other drafts, and without list items that name such a draft. */
export function entriesWith(editedEntry: Fields, kind: string, saved: Entries): Entries {
  const otherEntries = (saved[kind] ?? []).filter(({ slug }) => slug !== editedEntry.slug);
  const allEntries: Entries = { ...saved, [kind]: [editedEntry, ...otherEntries] };
  const isLeftOut = (entry: Fields) => entry !== editedEntry && isDraft(entry);
  const files = (kinds as readonly ContentKind[]).flatMap(({ name, folder }) =>
    (allEntries[name] ?? [])
      .filter(isLeftOut)
      .map((entry) => [`${folder}/${entry.slug}.json`, entry] as const),
  );
  if (files.length === 0) return allEntries;

  const drafts = draftsAmong(files);
  const publishedEntries = kinds.map(({ name, schema }) => {
    const entries = (allEntries[name] ?? []).filter((entry) => !isLeftOut(entry));
    return [name, entries.map((entry) => withoutDrafts(schema, entry, drafts))];
  });
  return Object.fromEntries(publishedEntries);
}

/** Types and fields that Gatsby, its plugins and gatsby/create-resolvers.ts add to those of the content. */
const fieldsOfGatsby = `
  scalar Any
  interface Node { id: ID }
  type Resized { src: String }
  type File { extension: String! publicURL: String! childImageSharp: Sharp }
  type Sharp { gatsbyImageData: Any resize: Resized }
  type Embed { provider: String! frameUrl: String! pageUrl: String! }
  extend type Drawing { aspect: Float! }
  extend type DrawingWithoutAlt { aspect: Float! }
  extend type Hero { embed: Embed }
  extend type BlockVideo { embed: Embed }
  extend type BlockMap { embed: Embed }
  extend type VideoSection { embed: Embed }
  extend type MapSection { embed: Embed }
`;
const typesOfKind = ({ typeName: type }: { typeName: string }) => `
  type All${type} { nodes: [${type}!]! totalCount: Int! }
  extend type Query {
    ${type.charAt(0).toLowerCase()}${type.slice(1)}(slug: Any): ${type}
    all${type}(filter: Any, sort: Any, limit: Int): All${type}!
  }
`;

export const schema = buildSchema(
  [graphqlTypes(), fieldsOfGatsby, "type Query", ...kinds.map(typesOfKind)].join("\n"),
  { assumeValid: true, assumeValidSDL: true },
);

const computedFields: Readonly<Record<string, (source: Fields) => unknown>> = {
  formValue: ({ slug, formValue }) => formValue || slug,
  // Assumes a ratio until the browser has read the drawing.
  aspect: () => 16 / 9,
  embed: ({ videoUrl, embedUrl }) =>
    (videoUrl && readEmbed(String(videoUrl), "video")) || (embedUrl && readEmbed(String(embedUrl), "map")),
};

const emptyValues: Fields = { Int: 0, Float: 0, Boolean: false, String: "" };

const fieldResolver: GraphQLFieldResolver<Fields, unknown> = (source, args, _context, info) => {
  const { fieldName, parentType, returnType } = info;
  const type = getNamedType(returnType).name;
  if (parentType.name === "Query") return entriesFor(type, args);
  const value = (computedFields[fieldName] ?? (() => source[fieldName]))(source);
  const kind = kinds.find(({ typeName }) => typeName === type);
  const linkedEntry = (slug: unknown) =>
    previewState.entries[kind?.name ?? ""]?.find((entry) => entry.slug === slug);
  if (isEmpty(value) && !isNonNullType(returnType)) return null;
  if (type === "File") return fileNode(String(value ?? ""));
  if (isListType(getNullableType(returnType)))
    // Drops references to missing entries.
    return [value]
      .flat()
      .flatMap((item) => (kind && typeof item === "string" ? linkedEntry(item) : item) ?? []);
  if (kind) return linkedEntry(value) ?? {};
  // Returns empty values for required fields, which the pages rely on.
  return isEmpty(value) ? (emptyValues[type] ?? {}) : value;
};

/** Condition of a query, whose keys are operators or fields. */
type Condition = { readonly [key: string]: unknown };
type Directions = { readonly [field: string]: "ASC" | "DESC" };
type Arguments = {
  slug?: Condition;
  filter?: Condition;
  sort?: Directions | readonly Directions[];
  limit?: number;
};

/** Knows only the operators that the site's queries use. */
const matches = (value: unknown, condition: Condition): boolean =>
  Object.entries(condition).every(([key, wanted]) => {
    if (key === "eq") return value === wanted;
    if (key === "ne") return (value ?? null) !== wanted;
    if (key !== "elemMatch") return matches((value as Condition | undefined)?.[key], wanted as Condition);
    // A form holds slugs where GraphQL has nodes of entries.
    return Array.isArray(value) && value.some((slug) => matches({ slug }, wanted as Condition));
  });

function sortEntries(entries: readonly Fields[], sort: Arguments["sort"] = []): Fields[] {
  const directions = [sort].flat().flatMap(Object.entries);
  return [...entries].sort((one, other) => {
    const [field = "", direction] = directions.find(([name]) => one[name] !== other[name]) ?? [];
    // The site sorts by numbers and booleans only.
    const difference = Number(one[field]) - Number(other[field]);
    return direction === "DESC" ? -difference : difference;
  });
}

/** Finds the one entry, or the list of entries, that a field of `Query` asks for. */
function entriesFor(type: string, { slug, filter, sort, limit }: Arguments) {
  const name = kinds.find(({ typeName }) => type === typeName || type === `All${typeName}`)?.name ?? "";
  const condition = filter ?? (slug ? { slug } : {});
  const matchingEntries = (previewState.entries[name] ?? []).filter((entry) => matches(entry, condition));
  if (!type.startsWith("All")) return matchingEntries[0];
  return { nodes: sortEntries(matchingEntries, sort).slice(0, limit), totalCount: matchingEntries.length };
}

/** Variables of a page's query, as in gatsby/create-pages.ts. */
export function contextOf(kind: string, slug: unknown): Fields {
  if (kind !== "project") return { slug };
  const projects = sortEntries(previewState.entries.project ?? [], [{ isListed: "DESC" }, { order: "ASC" }]);
  const position = projects.findIndex((project) => project.slug === slug);
  return { slug, previous: projects[position - 1]?.slug ?? null, next: projects[position + 1]?.slug ?? null };
}

function fileNode(src: string) {
  const publicURL = previewState.pictureAt(src);
  const gatsbyImageData = { width: 16, height: 9, images: { fallback: { src: publicURL }, sources: [] } };
  return {
    extension: src.replace(/^.*\./u, "").toLowerCase(),
    publicURL,
    childImageSharp: { gatsbyImageData },
  };
}

const fragments: DefinitionNode[] = [];

export function graphql([text = ""]: TemplateStringsArray): DefinitionNode | undefined {
  const { definitions } = parse(text);
  fragments.push(...definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION));
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

/** @throws Error if the content does not match the query */
export function runQuery(query: unknown, variableValues: Fields = {}): object {
  const document = { kind: Kind.DOCUMENT, definitions: [query as DefinitionNode, ...fragments] } as const;
  const { data, errors } = executeSync({ schema, document, rootValue: {}, variableValues, fieldResolver });
  if (!data || errors) throw errors?.[0];
  return data;
}

export const useStaticQuery = (query: unknown) => runQuery(query);
export const Link = ({ to, ...attributes }: { to: string }) =>
  createElement("a", { href: to, ...attributes });
