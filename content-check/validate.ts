/** Compares one file with the schema of its kind. */
import { z } from "zod";
import { slugLimits, slugPattern } from "../content-model/fields";
import type { Kind } from "../content-model/kinds";
import { fieldsOf, isRecord, type JsonPath, jsonPathOf, schemaAt, valueAt } from "../content-model/walk";
import { type ContentFile, readContentFile } from "./content-file";
import { explainIssue, missingField, unknownField } from "./messages";
import type { Problem } from "./problem";
import { problemAt } from "./problem-at";
import { slugify } from "./suggest";

const italian = z.locales.it().localeError;

// Limits the report: a file may hold hundreds of thousands of wrong values.
const maxIssues = 100;

export function checkFile(path: string, kind: Kind, bytes: Uint8Array | undefined) {
  const { contentFile, problem } = readContentFile(path, kind, bytes);
  const problems = [...(problem ? [problem] : validate(contentFile)), ...nameProblems(contentFile)];
  return { contentFile, problems };
}

function nameProblems(file: ContentFile): Problem[] {
  const { kind, slug } = file;
  const { maxLength, expected } = slugLimits;
  if (kind.file !== undefined || (slugPattern.test(slug) && slug.length <= maxLength)) return [];

  const rightName = slugify(slug).slice(0, maxLength) || "nome-nuovo";
  return [
    problemAt(file, [], {
      code: "file-name",
      message: `il nome del file è l'indirizzo della pagina: ${expected}, al massimo ${maxLength} caratteri`,
      remedy: `Rinominarlo, per esempio «${rightName}».`,
    }),
  ];
}

/** Returns one problem a field, because a value of another type is often too long or too short as well. */
function validate(file: ContentFile): Problem[] {
  const result = file.kind.schema.safeParse(file.document?.value, { error: italian });
  const issues = (result.error?.issues ?? []).slice(0, maxIssues);
  const problems = new Map<string, Problem>();

  // Reports unknown names first: correcting a misspelt name also supplies the missing field.
  for (const issue of issues)
    if (issue.code === "unrecognized_keys")
      addUnknownFields(problems, file, jsonPathOf(issue.path), issue.keys.slice(0, maxIssues));

  for (const issue of issues) {
    const path = jsonPathOf(issue.path);
    const key = JSON.stringify(path);
    if (issue.code !== "unrecognized_keys" && !problems.has(key))
      problems.set(key, problemFromIssue(file, issue, path));
  }
  return [...problems.values()];
}

function problemFromIssue(file: ContentFile, issue: z.core.$ZodIssue, path: JsonPath): Problem {
  const field = schemaAt(file.kind.schema, path) ?? file.kind.schema;
  const value = valueAt(file.document?.value, path);
  const isMissing = value === undefined && path.length > 0;
  const reason = issue.code === "custom" ? issue.message : undefined;
  return problemAt(file, path, isMissing ? missingField(field, reason) : explainIssue(issue, field, value));
}

function addUnknownFields(
  problems: Map<string, Problem>,
  file: ContentFile,
  path: JsonPath,
  names: string[],
): void {
  const knownFields = fieldsOf(schemaAt(file.kind.schema, path) ?? file.kind.schema).map(([field]) => field);
  const object = valueAt(file.document?.value, path);
  const absentFields = knownFields.filter((field) => !isRecord(object) || !Object.hasOwn(object, field));
  for (const name of names) {
    const { nearestField = name, finding } = unknownField(name, knownFields, absentFields);
    // The key is that of the field that was meant, so that this field is not reported as missing, too.
    problems.set(JSON.stringify([...path, nearestField]), problemAt(file, [...path, name], finding));
  }
}
