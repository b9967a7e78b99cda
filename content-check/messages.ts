/** Italian messages for the issues of zod; the expected form comes from the JSON Schema. */
import { z } from "zod";
import { kindNamed } from "../content-model/kinds";
import { metaOf } from "../content-model/walk";
import { capitalised, type Finding, oddSpaceIn, quote } from "./problem";
import { nearest, perhaps } from "./suggest";

const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { target: "draft-7", io: "input" });

type NamedSchema = readonly [name: string, schema: z.ZodType];

const typeNames: Readonly<Record<string, string>> = {
  string: "un testo",
  number: "un numero",
  integer: "un numero intero",
  boolean: "un valore sì/no",
  array: "un elenco",
  object: "un gruppo di campi",
};

const fieldIn =
  ({ properties = {} }: z.core.JSONSchema.BaseSchema) =>
  (name: string) =>
    `${quote(Object(properties[name]).title)} (${name})`;

// Omits limits that the field's description already has.
function formOf({ description = "", ...json }: z.core.JSONSchema.BaseSchema): string {
  const kind = kindNamed(String(json.reference));
  if (kind) return `il nome di una voce «${metaOf(kind.schema).title}»`;
  if (json.enum) return `uno di questi valori: ${json.enum.map(quote).join(", ")}`;
  if (json.type === "boolean") return "sì (true) oppure no (false)";
  if (json.type === "object") return `un gruppo con i campi ${json.required?.map(fieldIn(json)).join(", ")}`;
  const name = typeNames[String(json.type)] ?? "un numero";
  const min = json.minItems ?? json.minLength ?? json.minimum;
  const max = json.maxItems ?? json.maxLength ?? json.maximum;
  const range = min === max ? `esattamente ${min}` : `da ${min} a ${max}`;
  if (min === undefined || max === undefined || description.toLowerCase().includes(range)) return name;
  if (json.type === "array") return `${name} (voci: ${range})`;
  return `${name} ${range}${json.type === "string" ? " caratteri" : ""}`;
}

function guidance({ description, examples }: z.core.JSONSchema.BaseSchema) {
  const example = Array.isArray(examples) ? ` Esempio: ${quote(examples[0])}.` : "";
  return `${description ? ` ${description}` : ""}${example}`;
}

const wantedBy = (json: z.core.JSONSchema.BaseSchema) => `Ci vuole ${formOf(json)}.${guidance(json)}`;

export const missingField = (schema: z.ZodType, reason = ""): Finding => ({
  rule: "missing-field",
  message: `va compilato${reason && `: ${reason}`}`,
  remedy: wantedBy(jsonSchemaOf(schema)),
});

/** Suggests the nearest absent field, by name or Italian title. */
export function unknownField(name: string, known: readonly NamedSchema[], absent: readonly NamedSchema[]) {
  const names = new Map([
    ...absent.map(([field, schema]) => [metaOf(schema).title ?? field, field] as const),
    ...absent.map(([field]) => [field, field] as const),
  ]);
  const meant = names.get(name) ?? names.get(nearest(name, [...names.keys()]) ?? "");
  const fields = known.map(([field]) => `"${field}"`).join(", ");
  const finding: Finding = {
    rule: "unknown-field",
    message: `il campo ${quote(name)} non esiste${oddSpaceIn(name)}`,
    remedy: meant ? `Forse intendevi "${meant}".` : `Toglierlo. I campi ammessi qui sono: ${fields}.`,
  };
  return { meant, finding };
}

export function explain(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): Finding {
  const json = jsonSchemaOf(schema);
  const wanted = wantedBy(json);
  if (typeof value === "string" && value.trim() === "")
    return { rule: "empty-text", message: "il testo è vuoto", remedy: wanted };
  switch (issue.code) {
    case "invalid_type": {
      // A form sets an emptied field to null.
      if (value === null) return { ...missingField(schema), rule: "wrong-type" };
      const found = typeNames[Array.isArray(value) ? "array" : typeof value];
      const message = `qui ci vuole ${typeNames[String(json.type)]}, invece c'è ${found} (${quote(value)})`;
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
      const remedy = `${capitalised(issue.message)}.${guidance(json)}`;
      return { rule: "wrong-form", message: formFault(String(value)), remedy };
    }
    default: {
      const message = `${quote(value)} non va bene: ${issue.message}`;
      const own = issue.code === "custom" ? issue.params?.remedy : undefined;
      return { rule: "wrong-value", message, remedy: own === undefined ? wanted : String(own) };
    }
  }
}

function formFault(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/u.test(text)) return `${quote(text)}: il giorno non esiste`;
  if (/^\d\d:\d\d$/u.test(text)) return `${quote(text)}: l'ora non esiste`;
  return `${quote(text)} non ha la forma giusta`;
}

type SizeIssue = Extract<z.core.$ZodIssue, { code: "too_small" | "too_big" }>;

function sizeText(issue: SizeIssue, value: unknown): string {
  const bound = issue.code === "too_small" ? `il minimo è ${issue.minimum}` : `il massimo è ${issue.maximum}`;
  if (typeof value === "string") return `testo di ${value.length} caratteri (${quote(value)}): ${bound}`;
  if (!Array.isArray(value)) return `numero ${quote(value)}: ${bound}`;
  return `elenco di ${value.length === 1 ? "1 elemento" : `${value.length} elementi`}: ${bound}`;
}
