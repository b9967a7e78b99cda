/** One file by itself: its text, its values against the schema of its kind, its name. */
import { z } from "zod";
import { slugLimits, slugPattern } from "../content-model/fields";
import type { Kind } from "../content-model/kinds";
import { fieldsOf, isRecord, type JsonPath, schemaAt, valueAt } from "../content-model/walk";
import { type ContentFile, readContentFile } from "./content-file";
import { problemAt } from "./locate";
import { explain, meantField, missingField, unknownField } from "./messages";
import type { Problem } from "./problem";
import { copiedFrom, slugify } from "./suggest";

const italian = z.locales.it().localeError;

/** A file may hold hundreds of thousands of wrong values. */
const mostIssues = 100;

export const jsonPath = (path: readonly PropertyKey[]): JsonPath =>
  path.filter((key) => typeof key !== "symbol");

const keyOf = (path: JsonPath) => JSON.stringify(path);

/** @param bytes `undefined` where they cannot be read */
export function checkFile(name: string, kind: Kind, bytes: Uint8Array | undefined) {
  const { file, problems } = readContentFile(name, kind, bytes);
  return { file, problems: [...problems, ...validate(file), ...nameProblems(file)] };
}

/** The name of an entry's file is the last part of its address. */
function nameProblems(file: ContentFile): Problem[] {
  const { kind, slug } = file;
  const { maxLength, hint } = slugLimits;
  if (kind.file !== undefined || (slugPattern.test(slug) && slug.length <= maxLength)) return [];
  const form = `${hint}, al massimo ${maxLength} caratteri`;
  const message = `il nome del file è l'indirizzo della pagina: ${form}`;
  const original = copiedFrom(slug);
  const right = slugify(original ? `${original} 2` : slug).slice(0, maxLength) || "nome-nuovo";
  const remedy = original
    ? `È una copia di «${original}»: toglierla, o rinominarla, per esempio «${right}».`
    : `Rinominarlo, per esempio «${right}».`;
  return [problemAt(file, [], { rule: "file-name", message, remedy })];
}

/** The first issue of each field. */
function validate(file: ContentFile): Problem[] {
  if (!file.document) return [];
  const result = file.kind.schema.safeParse(file.document.value, { error: italian });
  const issues = (result.error?.issues ?? []).slice(0, mostIssues);
  /** Further issues of these fields are noise: a value of another type is also too long, too short… */
  const reported = new Set<string>();
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? unknownFields(file, jsonPath(issue.path), issue.keys.slice(0, mostIssues), reported)
      : [],
  );
  const wrong = issues.flatMap((issue): Problem[] => {
    const path = jsonPath(issue.path);
    if (issue.code === "unrecognized_keys" || reported.has(keyOf(path))) return [];
    reported.add(keyOf(path));
    return [problemOf(file, issue, path)];
  });
  return [...unknown, ...wrong];
}

function problemOf(file: ContentFile, issue: z.core.$ZodIssue, path: JsonPath): Problem {
  const field = schemaAt(file.kind.schema, path) ?? file.kind.schema;
  const value = valueAt(file.document?.value, path);
  const isMissing = value === undefined && path.length > 0;
  const reason = issue.code === "custom" ? issue.message : undefined;
  return problemAt(file, path, isMissing ? missingField(field, reason) : explain(issue, field, value));
}

function unknownFields(
  file: ContentFile,
  path: JsonPath,
  keys: readonly string[],
  reported: Set<string>,
): Problem[] {
  const owner = schemaAt(file.kind.schema, path);
  const known = owner ? fieldsOf(owner) : [];
  const object = valueAt(file.document?.value, path);
  const taken = isRecord(object) ? Object.keys(object) : [];
  return keys.map((key) => {
    const meant = meantField(key, known, taken);
    if (meant !== undefined) {
      // Renaming mends both: the field under its right name is not reported as missing as well.
      reported.add(keyOf([...path, meant]));
      taken.push(meant);
    }
    const names = known.map(([name]) => name);
    return problemAt(file, [...path, key], unknownField(key, meant, names));
  });
}
