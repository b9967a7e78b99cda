/** Italian words for what zod finds, and for what a schema wants: that is read from its JSON Schema. */
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

const words = (...parts: string[]) => parts.filter((part) => part !== "").join(" ");

const kindTitle = (name: string) => {
  const kind = kindNamed(name);
  return kind && metaOf(kind.schema).title;
};

/** What a right value is: «un testo da 10 a 180 caratteri». */
function formOf(json: z.core.JSONSchema.BaseSchema): string {
  if (json.reference) return `il nome di una voce «${kindTitle(String(json.reference))}»`;
  if (json.enum) return `uno di questi valori: ${json.enum.map(quote).join(", ")}`;
  if (json.graphqlType === "File") return "un'immagine";
  if (json.type === "boolean") return "sì (true) oppure no (false)";
  if (json.type === "object") return `un gruppo con i campi ${titlesIn(json)}`;
  if (json.type === "array") {
    const count = rangeText(json.minItems, json.maxItems);
    return words("un elenco", count && `(voci: ${count})`);
  }
  if (json.type === "string") {
    const length = rangeText(json.minLength, json.maxLength);
    return words("un testo", length && `${length} caratteri`);
  }
  const name = json.type === "integer" ? "un numero intero" : "un numero";
  return words(name, rangeText(json.minimum, json.maximum));
}

const titlesIn = ({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema) =>
  required
    .map((name) => `${(properties[name] as z.core.JSONSchema.BaseSchema | undefined)?.title} (${name})`)
    .join(", ");

/** Explanation and example that the schema gives, as sentences with a space before; empty without. */
function guidance({ description = "", examples, ...json }: z.core.JSONSchema.BaseSchema) {
  // The form has said the limits.
  const range = rangeText(json.minItems ?? json.minLength, json.maxItems ?? json.maxLength);
  const repeated = new RegExp(`(?:^|, )${range}(?: \\p{L}+)?(?:[,:] |(?=\\.))`, "iu");
  const isRepeated = range !== "" && repeated.test(description);
  const hint = isRepeated ? capitalised(description.replace(repeated, "")) : description;
  const explanation = /\p{L}/u.test(hint) ? ` ${hint}` : "";
  return Array.isArray(examples) ? `${explanation} Esempio: ${quote(examples[0])}.` : explanation;
}

/** @param reason why an optional field is wanted here */
export function missingField(schema: z.ZodType, reason = ""): Finding {
  const json = jsonSchemaOf(schema);
  return {
    rule: "missing-field",
    message: `va compilato${reason && `: ${reason}`}`,
    remedy: `Ci vuole ${formOf(json)}.${guidance(json)}`,
  };
}

export const unknownField = (name: string, meant: string | undefined, known: readonly string[]): Finding => ({
  rule: "unknown-field",
  message: `il campo ${quote(name)} non esiste`,
  remedy: meant ? `Forse intendevi "${meant}".` : `Toglierlo. I campi ammessi qui sono: ${listed(known)}.`,
});

/**
 * @param issue what zod found
 * @param schema of the value
 * @param value the wrong value
 */
export function explain(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): Finding {
  const json = jsonSchemaOf(schema);
  const wanted = `Ci vuole ${formOf(json)}.${guidance(json)}`;
  if (typeof value === "string" && value.trim() === "")
    return { rule: "empty-text", message: "il testo è vuoto", remedy: wanted };
  switch (issue.code) {
    case "invalid_type": {
      // What an emptied field of a form leaves behind.
      if (value === null) return { ...missingField(schema), rule: "wrong-type" };
      const message = `qui ci vuole ${typeNames[String(json.type)]}, invece c'è ${foundText(value)}`;
      return { rule: "wrong-type", message, remedy: `${reading(value, schema)}${wanted}` };
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
      const form = `${reading(value, schema)}${capitalised(issue.message)}.${guidance(json)}`;
      if (text.trim() === text)
        return { rule: "wrong-form", message: formFault(text, schema, json), remedy: form };
      const ends = text.trimEnd() === text ? "all'inizio" : "all'inizio e alla fine";
      const spaces = `Togliere lo spazio ${text.trimStart() === text ? "alla fine" : ends}.`;
      const remedy = schema.safeParse(text.trim()).success ? spaces : form;
      return { rule: "wrong-form", message: `spazi all'inizio o alla fine: ${quote(text)}`, remedy };
    }
    default: {
      const message = `${quote(value)} non va bene: ${issue.message}`;
      // A rule of the model's own says by itself what helps.
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

/** «Forse intendevi 12.» with a space behind it, where a reading of the value would be right; or nothing. */
function reading(value: unknown, schema: z.ZodType): string {
  const isMeant = (other: unknown) =>
    other !== undefined && quote(other) !== quote(value) && schema.safeParse(other).success;
  const meant = readings(value).find(isMeant);
  if (meant === undefined) return "";
  return `Forse intendevi ${typeof value === "string" ? quote(meant) : JSON.stringify(meant)}. `;
}

const yesOrNo = new Map([
  ...["true", "vero", "sì", "si", "yes"].map((word) => [word, true] as const),
  ...["false", "falso", "no"].map((word) => [word, false] as const),
]);

/** What somebody may have meant by a value of another type or form. */
function readings(value: unknown): unknown[] {
  if (typeof value === "number") return [String(value), Math.round(value)];
  if (typeof value === "boolean") return [String(value)];
  if (typeof value !== "string") return [];
  const text = value.trim();
  const phone = text
    .replace(/^(\+39|0039)/u, "")
    .replace(/[^\d]+/gu, " ")
    .trim();
  const [, hour, minutes] = /^(\d{1,2})[.:,](\d{2})$/u.exec(text) ?? [];
  return [
    text,
    text.replaceAll("\\", "/"),
    // Of the HTML that others offer to copy, the address.
    /\bsrc=["']([^"']+)["']/u.exec(text)?.[1],
    text.replace(/(.)\/$/u, "$1"),
    text.toUpperCase(),
    phone.length < 6 ? undefined : `+39 ${phone}`,
    hour && `${hour.padStart(2, "0")}:${minutes}`,
    Number(text),
    yesOrNo.get(text.toLowerCase()),
    text.split(/[,;]/u).map((entry) => entry.trim()),
  ];
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
