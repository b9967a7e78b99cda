/** Explains zod's issues in Italian. A field's JSON Schema tells which values the field accepts. */
import { z } from "zod";
import { kindNamed } from "../content-model/kinds";
import { metaOf } from "../content-model/walk";
import type { Finding } from "./problem";
import { didYouMean, nearest } from "./suggest";
import { capitalised, quote } from "./text";

type JsonSchema = z.core.JSONSchema.BaseSchema;

const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { target: "draft-7", io: "input" });

const typeNames = {
  string: "un testo",
  number: "un numero",
  integer: "un numero intero",
  boolean: "un valore sì/no",
  array: "un elenco",
  object: "un gruppo di campi",
};

/** @param type as JSON Schema names it; every value of the content is of one of these types */
const typeNameOf = (type: unknown) => typeNames[type as keyof typeof typeNames];

/** Labels of the required fields, each with its name in the file. */
function requiredFieldLabels({ required = [], properties = {} }: JsonSchema): string {
  const labelOf = (name: string) => (properties[name] as JsonSchema).title;
  return required.map((name) => `${quote(labelOf(name))} (${name})`).join(", ");
}

/** Completes «Ci vuole …», without limits that the field's description already has. */
function expectedValue(json: JsonSchema): string {
  const { description = "", type } = json;
  const referenced = kindNamed(String(json.reference));
  if (referenced) return `il nome di una voce «${metaOf(referenced.schema).title}»`;
  if (json.enum) return `uno di questi valori: ${json.enum.map(quote).join(", ")}`;
  if (type === "boolean") return "sì (true) oppure no (false)";
  if (type === "object") return `un gruppo con i campi ${requiredFieldLabels(json)}`;

  const typeName = typeNameOf(type);
  const min = json.minItems ?? json.minLength ?? json.minimum;
  const max = json.maxItems ?? json.maxLength ?? json.maximum;
  if (min === undefined || max === undefined) return typeName;

  const range = min === max ? `esattamente ${min}` : `da ${min} a ${max}`;
  if (description.toLowerCase().includes(range)) return typeName;
  if (type === "array") return `${typeName} (voci: ${range})`;
  return type === "string" ? `${typeName} ${range} caratteri` : `${typeName} ${range}`;
}

function guidance({ description, examples }: JsonSchema): string {
  const example = Array.isArray(examples) && `Esempio: ${quote(examples[0])}.`;
  return [description, example].filter(Boolean).join(" ");
}

const expectation = (json: JsonSchema) => `Ci vuole ${expectedValue(json)}. ${guidance(json)}`.trimEnd();

export const missingField = (schema: z.ZodType, reason = ""): Finding => ({
  code: "missing-field",
  message: `va compilato${reason && `: ${reason}`}`,
  remedy: expectation(jsonSchemaOf(schema)),
});

/** Suggests the field with the nearest name among those that the object lacks. */
export function unknownField(name: string, knownFields: readonly string[], absentFields: readonly string[]) {
  const nearestField = nearest(name, absentFields);
  const finding: Finding = {
    code: "unknown-field",
    message: `il campo ${quote(name)} non esiste`,
    remedy: nearestField
      ? `Forse intendevi "${nearestField}".`
      : `Toglierlo. I campi ammessi qui sono: ${knownFields.join(", ")}.`,
  };
  return { nearestField, finding };
}

export function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): Finding {
  const json = jsonSchemaOf(schema);
  const remedy = expectation(json);
  if (typeof value === "string" && value.trim() === "")
    return { code: "empty-text", message: "il testo è vuoto", remedy };

  switch (issue.code) {
    case "invalid_type": {
      // The editor sets an emptied field to null, which reads as a missing field.
      if (value === null) return { ...missingField(schema), code: "wrong-type" };
      const foundType = typeNameOf(Array.isArray(value) ? "array" : typeof value);
      const message = `qui ci vuole ${typeNameOf(json.type)}, invece c'è ${foundType} (${quote(value)})`;
      return { code: "wrong-type", message, remedy };
    }
    case "too_small":
      return { code: "wrong-size", message: `${sizeOf(value)}: il minimo è ${issue.minimum}`, remedy };
    case "too_big":
      return { code: "wrong-size", message: `${sizeOf(value)}: il massimo è ${issue.maximum}`, remedy };
    case "invalid_value": {
      const suggestion = typeof value === "string" ? didYouMean(value, issue.values.map(String)) : "";
      const message = `${quote(value)} non è tra i valori ammessi`;
      return { code: "wrong-choice", message, remedy: `${suggestion}${remedy}` };
    }
    case "invalid_format": {
      const formatRemedy = `${capitalised(issue.message)}. ${guidance(json)}`.trimEnd();
      const isDate = /^\d{4}-\d\d-\d\d$/u.test(String(value));
      const fault = isDate ? ": il giorno non esiste" : " non ha la forma giusta";
      return { code: "wrong-format", message: quote(value) + fault, remedy: formatRemedy };
    }
    default: {
      const message = `${quote(value)} non va bene: ${issue.message}`;
      const customRemedy: unknown = issue.code === "custom" ? issue.params?.remedy : undefined;
      return { code: "wrong-value", message, remedy: String(customRemedy ?? remedy) };
    }
  }
}

function sizeOf(value: unknown): string {
  if (typeof value === "string") return `testo di ${value.length} caratteri (${quote(value)})`;
  if (!Array.isArray(value)) return `numero ${quote(value)}`;
  return value.length === 1 ? "elenco di 1 elemento" : `elenco di ${value.length} elementi`;
}
