/** What a content file has to be, told without the content check: by JSON.parse, its schema and its GraphQL type. */
import path from "node:path";
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "gatsby/graphql";
import { visit } from "jsonc-parser";
import { acceptedJson } from "../../../../build/accept/accepted-json";
import { kindOf, kinds } from "../../../../content-model/kinds";
import { isRecord } from "../../../../content-model/walk";

export type Folder = {
  schema: GraphQLSchema;
  /** Paths below the content folder of the regular files that are there. */
  files: ReadonlySet<string>;
};

/** Why a file may not be accepted; `undefined` where it may. */
export function reasonToRefuse(name: string, bytes: Buffer, folder: Folder): string | undefined {
  const kind = kindOf(name);
  if (!kind) return "no kind of file";
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return "not in UTF-8";
  }
  if (text.includes("\uFFFD")) return "letters that a conversion ruined";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "not JSON";
  }
  const parsed = kind.schema.safeParse(value);
  if (!parsed.success) return `schema: ${parsed.error.issues[0]?.message}`;
  // Only now: this parser cannot read what is nested ten thousand levels deep.
  if (hasFieldTwice(text)) return "a field twice";
  const type = folder.schema.getType(kind.typeName);
  if (!isObjectType(type)) return `no type ${kind.typeName}`;
  const misfit = typeMisfit(type, value, name, folder);
  if (misfit !== undefined) return `GraphQL: ${misfit}`;
  JSON.parse(acceptedJson(name, value, kind.schema).text);
  return undefined;
}

/** Also of `__proto__`, which copies of objects lose. */
function hasFieldTwice(text: string): boolean {
  const names: Set<string>[] = [];
  let found = false;
  visit(text, {
    onObjectBegin: () => {
      names.push(new Set(["__proto__"]));
    },
    onObjectProperty: (name) => {
      found ||= names.at(-1)?.has(name) ?? false;
      names.at(-1)?.add(name);
    },
    onObjectEnd: () => {
      names.pop();
    },
  });
  return found;
}

/** Where a value is not what the queries of the pages would get for its type. */
function typeMisfit(
  type: GraphQLOutputType,
  value: unknown,
  name: string,
  folder: Folder,
): string | undefined {
  if (isNonNullType(type)) {
    if (value === undefined || value === null) return `null for ${type}`;
    return typeMisfit(type.ofType, value, name, folder);
  }
  if (value === undefined) return undefined;
  if (isListType(type)) {
    if (!Array.isArray(value)) return `no list for ${type}`;
    return value.map((item) => typeMisfit(type.ofType, item, name, folder)).find((misfit) => misfit);
  }
  if (isLeafType(type)) {
    const serialized: unknown = type.serialize(value);
    return Object.is(serialized, value) || serialized === value ? undefined : `${type} makes another value`;
  }
  if (typeof value === "string") return linkMisfit(String(type), value, name, folder);
  if (!isObjectType(type) || !isRecord(value)) return `no object for ${type}`;
  const fields = type.getFields();
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) return `${type} has no ${unknown}`;
  return Object.entries(fields)
    .map(([key, field]) => typeMisfit(field.type, value[key], name, folder))
    .find((misfit) => misfit);
}

/** A link by slug, or the file of a picture. */
function linkMisfit(type: string, value: string, name: string, { files }: Folder): string | undefined {
  const folderOf = (typeName: string) => {
    const kind = kinds.find((candidate) => candidate.typeName === typeName);
    return kind && "folder" in kind ? kind.folder : "";
  };
  const target =
    type === "File" ? path.posix.join(path.posix.dirname(name), value) : `${folderOf(type)}/${value}.json`;
  return files.has(target) ? undefined : `${type} ${value} is not there`;
}
