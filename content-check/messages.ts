/** Italian words for the issues of zod; the wanted form is read from the JSON Schema. */
import { z } from "zod";
import { kindNamed } from "../content-model/kinds";
import { metaOf } from "../content-model/walk";
import { capitalised, type Finding, quote } from "./problem";
import { nearest, perhaps } from "./suggest";

/** `reference` and the like are keys of our own (fields.ts). */
const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { target: "draft-7", io: "input" });

const typeNames: Readonly<Record<string, string>> = {
  string: "un testo",
  number: "un numero",
  integer: "un numero intero",
  boolean: "un valore sì/no",
  array: "un elenco",
  object: "un gruppo di campi",
};

/** «da 10 a 180», «almeno 3», «esattamente 3»; empty without limits. */
function rangeText(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && min === max) return `esattamente ${min}`;
  if (min !== undefined && max !== undefined) return `da ${min} a ${max}`;
  if (min !== undefined) return `almeno ${min}`;
  return max === undefined ? "" : `al massimo ${max}`;
}

const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

/** «un testo da 10 a 180 caratteri»; without the limits where the field's description gives them. */
function formOf({ description = "", ...json }: z.core.JSONSchema.BaseSchema): string {
  const kind = kindNamed(String(json.reference));
  if (kind) return `il nome di una voce «${metaOf(kind.schema).title}»`;
  if (json.enum) return `uno di questi valori: ${json.enum.map(quote).join(", ")}`;
  if (json.graphqlType === "File") return "un'immagine";
  if (json.type === "boolean") return "sì (true) oppure no (false)";
  if (json.type === "object") return `un gruppo con i campi ${titlesIn(json)}`;
  const min = json.minItems ?? json.minLength ?? json.minimum;
  const range = rangeText(min, json.maxItems ?? json.maxLength ?? json.maximum);
  const name = typeNames[String(json.type)] ?? "un numero";
  if (description.toLowerCase().includes(range)) return name;
  if (json.type === "array") return `${name} (voci: ${range})`;
  return `${name} ${range}${json.type === "string" ? " caratteri" : ""}`;
}

const titlesIn = ({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema) =>
  required
    .map((name) => `${(properties[name] as z.core.JSONSchema.BaseSchema | undefined)?.title} (${name})`)
    .join(", ");

/** Description and example that the schema gives, as sentences with a space before; empty without. */
function guidance({ description, examples }: z.core.JSONSchema.BaseSchema) {
  const example = Array.isArray(examples) ? ` Esempio: ${quote(examples[0])}.` : "";
  return `${description ? ` ${description}` : ""}${example}`;
}

const wantedBy = (json: z.core.JSONSchema.BaseSchema) => `Ci vuole ${formOf(json)}.${guidance(json)}`;

/** @param reason why an optional field is wanted here */
export const missingField = (schema: z.ZodType, reason = ""): Finding => ({
  rule: "missing-field",
  message: `va compilato${reason && `: ${reason}`}`,
  remedy: wantedBy(jsonSchemaOf(schema)),
});

export const unknownField = (name: string, meant: string | undefined, known: readonly string[]): Finding => ({
  rule: "unknown-field",
  message: `il campo ${quote(name)} non esiste`,
  remedy: meant ? `Forse intendevi "${meant}".` : `Toglierlo. I campi ammessi qui sono: ${listed(known)}.`,
});

export function explain(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): Finding {
  const json = jsonSchemaOf(schema);
  const wanted = wantedBy(json);
  if (typeof value === "string" && value.trim() === "")
    return { rule: "empty-text", message: "il testo è vuoto", remedy: wanted };
  switch (issue.code) {
    case "invalid_type": {
      // An emptied field of a form leaves null behind.
      if (value === null) return { ...missingField(schema), rule: "wrong-type" };
      const message = `qui ci vuole ${typeNames[String(json.type)]}, invece c'è ${foundText(value)}`;
      return { rule: "wrong-type", message, remedy: wanted };
    }
    case "too_small":
    case "too_big":
      return { rule: "wrong-size", message: sizeText(issue, value), remedy: wanted };
    case "invalid_value": {
      const meant = typeof value === "string" ? perhaps(value, issue.values.map(String)) : "";
      const message = `${quote(value)} non è tra i valori ammessi`;
      return { rule: "wrong-choice", message, remedy: `${meant}${wanted}` };
    }
    case "invalid_format": {
      const text = String(value);
      const form = `${capitalised(issue.message)}.${guidance(json)}`;
      if (text.trim() === text)
        return { rule: "wrong-form", message: formFault(text, schema, json), remedy: form };
      const remedy = schema.safeParse(text.trim()).success ? "Togliere gli spazi." : form;
      return { rule: "wrong-form", message: `spazi all'inizio o alla fine: ${quote(text)}`, remedy };
    }
    default: {
      const message = `${quote(value)} non va bene: ${issue.message}`;
      // A refinement of the model may bring its own remedy.
      const own = issue.code === "custom" ? issue.params?.remedy : undefined;
      return { rule: "wrong-value", message, remedy: own === undefined ? wanted : String(own) };
    }
  }
}

const shape = (text: string) => text.replace(/\d/gu, "0");

/** Distinguishes days and hours that do not exist, days in the Italian order too, from texts of another form. */
function formFault(text: string, schema: z.ZodType, { format, examples }: z.core.JSONSchema.BaseSchema) {
  const iso = text.replace(/^(\d\d)[/.](\d\d)[/.](\d{4})$/u, "$3-$2-$1");
  const isShaped = Array.isArray(examples) && shape(iso) === shape(String(examples[0]));
  if (!isShaped || schema.safeParse(iso).success) return `${quote(text)} non ha la forma giusta`;
  return `${quote(text)}: ${format === "date" ? "il giorno" : "l'ora"} non esiste`;
}

/** «un numero (12)» */
function foundText(value: unknown): string {
  const name = typeNames[Array.isArray(value) ? "array" : typeof value];
  return typeof value === "object" ? String(name) : `${name} (${quote(value)})`;
}

type SizeIssue = Extract<z.core.$ZodIssue, { code: "too_small" | "too_big" }>;

function sizeText(issue: SizeIssue, value: unknown): string {
  const bound = issue.code === "too_small" ? `il minimo è ${issue.minimum}` : `il massimo è ${issue.maximum}`;
  if (typeof value === "string") return `testo di ${value.length} caratteri (${quote(value)}): ${bound}`;
  if (!Array.isArray(value)) return `numero ${quote(value)}: ${bound}`;
  return `elenco di ${value.length === 1 ? "1 elemento" : `${value.length} elementi`}: ${bound}`;
}

/** The field that a wrong name, or its Italian title, probably means; one already there is not meant. */
export function meantField(
  wrong: string,
  known: readonly [name: string, schema: z.ZodType][],
  present: readonly string[],
): string | undefined {
  const absent = known.filter(([name]) => !present.includes(name));
  const names = new Map([
    ...absent.map(([name, schema]) => [metaOf(schema).title ?? name, name] as const),
    ...absent.map(([name]) => [name, name] as const),
  ]);
  return names.get(wrong) ?? names.get(nearest(wrong, [...names.keys()]) ?? "");
}
