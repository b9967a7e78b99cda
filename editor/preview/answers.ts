/** Answers to the site's own queries, out of entries as the form editor holds them: unsaved and half-written ones, too. */
import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "gatsby/graphql";
import { z } from "zod";
import { readEmbed } from "../../content-model/embed-address";
import { kindNamed, kinds } from "../../content-model/kinds";
import {
  elementOf,
  fieldsOf,
  isOptional,
  isRecord,
  metaOf,
  schemaBelow,
  unwrap,
} from "../../content-model/walk";
import { longDay } from "../../src/lib/italian-time";

/** The fields of an entry, and its slug; nothing where a field is not filled in yet. */
export type Entry = { readonly slug: string; readonly [field: string]: unknown };

export type Content = {
  entries: Readonly<Record<string, readonly Entry[]>>;
  /** Address of a picture, by what the entry calls it; of one that is not chosen yet, by nothing. */
  picture: (src: string) => string;
};

/** What is asked of an entry or a part of it; of the same thing, several fragments may ask. */
type Asked = readonly (SelectionSetNode | undefined)[];

/** `{ slug: { eq: "catasto" } }`, `{ services: { elemMatch: { slug: { eq: "catasto" } } } }`: the site has no others. */
type Filter = Record<string, { eq?: unknown; elemMatch?: { slug: { eq: unknown } } }>;
type Arguments = { filter?: Filter; limit?: number; formatString?: string };

const fragments = new Map<string, SelectionSetNode>();

/** Keeps the fragments of a file of the site, for every query. */
export function addFragments({ definitions }: DocumentNode): void {
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet);
}

/**
 * @param document one query, or several that are answered as one
 * @throws Error for a field or fragment that does not exist
 */
export function answer(
  { definitions }: DocumentNode,
  { entries, picture }: Content,
  variables: Record<string, unknown> = {},
): object {
  const argumentsOf = ({ arguments: given = [] }: FieldNode) =>
    Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]));

  /** Fields by the name that the answer gives them. */
  function fieldsIn(asked: Asked, found = new Map<string, [FieldNode, ...FieldNode[]]>()) {
    for (const selection of asked.flatMap((set) => set?.selections ?? [])) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        found.set(key, [...(found.get(key) ?? []), selection] as [FieldNode, ...FieldNode[]]);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (!fragment) throw new Error(`No fragment ${selection.name.value}`);
        fieldsIn([fragment], found);
      }
    }
    return found;
  }

  const each = (asked: Asked, value: (field: FieldNode, asked: Asked) => unknown) =>
    Object.fromEntries(
      [...fieldsIn(asked)].map(([key, fields]) => [
        key,
        value(
          fields[0],
          fields.map(({ selectionSet }) => selectionSet),
        ),
      ]),
    );

  const record = (schema: z.ZodType, value: Readonly<Record<string, unknown>>, asked: Asked): object =>
    each(asked, (field, within) => {
      const name = field.name.value;
      const derive = derived[name];
      if (derive) return derive(value, schema);
      const below = schemaBelow(schema, name);
      if (!below) throw new Error(`No field ${name}`);
      const { formatString } = argumentsOf(field) as Arguments;
      const isDate = formatString !== undefined && !isEmpty(value[name]);
      return isDate ? longDay(new Date(String(value[name]))) : shaped(below, value[name], within);
    });

  /** What is required is there, empty: the site's pages count on it. What is optional and empty is `null`, as in GraphQL. */
  function shaped(schema: z.ZodType, value: unknown, asked: Asked): unknown {
    const { graphqlType, reference } = metaOf(schema);
    const inner = unwrap(schema);
    const element = elementOf(inner);
    if (isOptional(schema) && isEmpty(value)) return null;
    if (graphqlType === "File") return file(String(value ?? ""));
    if (reference) return referred(reference, value, asked);
    if (element)
      return (Array.isArray(value) ? value : [])
        .map((item) => shaped(element, item, asked))
        .filter((item) => item !== undefined);
    if (inner instanceof z.ZodObject) return record(inner, isRecord(value) ? value : {}, asked);
    if (!isEmpty(value)) return value;
    return inner.def.type === "number" ? 0 : inner.def.type === "boolean" ? false : "";
  }

  function referred(kindName: string, slug: unknown, asked: Asked): object | undefined {
    const kind = kindNamed(kindName);
    const entry = entries[kindName]?.find((candidate) => candidate.slug === slug);
    return kind && entry && record(kind.schema, entry, asked);
  }

  function file(src: string) {
    const address = picture(src);
    return {
      extension: /[^.]*$/u.exec(src)?.[0].toLowerCase(),
      publicURL: address,
      // Width and height hold the place until the browser knows them.
      childImageSharp: {
        gatsbyImageData: { width: 16, height: 9, images: { fallback: { src: address }, sources: [] } },
      },
    };
  }

  const roots = definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet : undefined,
  );
  return each(roots, (field, asked) => {
    const name = field.name.value;
    const isList = name.startsWith("all");
    const typeName = isList ? name.slice(3) : name.charAt(0).toUpperCase() + name.slice(1);
    const kind = kinds.find((candidate) => candidate.typeName === typeName);
    if (!kind) throw new Error(`No content of type ${typeName}`);
    const given = argumentsOf(field);
    const { filter, limit = Number.POSITIVE_INFINITY } = given as Arguments;
    const found = (entries[kind.name] ?? []).filter((entry) =>
      passes(entry, isList ? filter : (given as Filter)),
    );
    const [first] = found;
    if (!isList) return first ? record(kind.schema, first, asked) : null;
    const nodes = found
      // As the published site, but for the entry that is shown.
      .filter(({ draft, slug }) => draft !== true || slug === variables.slug)
      .sort((a, b) => Number(a.order) - Number(b.order))
      .slice(0, limit);
    return each(asked, (_nodes, within) => nodes.map((entry) => record(kind.schema, entry, within)));
  });
}

/** Fields that the build derives (gatsby/create-resolvers.ts, on-create-node.ts). */
const derived: Record<string, (value: Readonly<Record<string, unknown>>, schema: z.ZodType) => unknown> = {
  slug: ({ slug }) => slug,
  formValue: ({ slug, formValue }) => formValue || slug,
  // The whole picture is cut by the browser.
  portrait: () => null,
  // Until the browser has read the drawing.
  aspect: () => 16 / 9,
  embed: (value, schema) =>
    fieldsOf(schema).flatMap(([name, field]) => {
      const { embed } = metaOf(field);
      return (embed && readEmbed(String(value[name] ?? ""), embed)) ?? [];
    })[0] ?? null,
};

function passes(entry: Entry, filter: Filter = {}): boolean {
  return Object.entries(filter).every(([name, { eq, elemMatch }]) => {
    const value = entry[name];
    return elemMatch ? Array.isArray(value) && value.includes(elemMatch.slug.eq) : value === eq;
  });
}

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).every(isEmpty)
    : value === undefined || value === null || value === "";
