/** Italian words for what zod finds, and for what a schema wants: that is read from its JSON Schema. */
import { z } from "zod";
import { textLengthHint } from "../content-model/fields";
import { kindNamed } from "../content-model/kinds";
import { capitalised, chooseAnother, type Finding, notInForm, quote } from "./problem";
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
  null: "null (nessun valore)",
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

/** What a right value is, in a file and in a form: «testo tra virgolette da 10 a 180 caratteri», «un testo da 10 a 180 caratteri». */
function formOf(json: z.core.JSONSchema.BaseSchema): { file: string; form: string } {
  if (json.reference)
    return {
      file: `nome di un file della cartella content/${kindNamed(String(json.reference))?.folder}, senza «.json»`,
      form: "una delle voci proposte",
    };
  if (json.enum)
    return {
      file: `uno di questi valori: ${json.enum.map(quote).join(", ")}`,
      form: "uno dei valori proposti",
    };
  if (json.graphqlType === "File") return { file: "testo tra virgolette", form: "un'immagine" };
  if (json.type === "boolean")
    return { file: "il valore true (sì) oppure false (no), senza virgolette", form: "acceso o spento" };
  if (json.type === "object")
    return {
      file: `gruppo tra parentesi graffe con i campi ${listed(Object.keys(json.properties ?? {}))}`,
      form: `un gruppo con i campi ${titlesIn(json)}`,
    };
  if (json.type === "array") {
    const count = rangeText(json.minItems, json.maxItems);
    return {
      file: words("elenco tra parentesi quadre", count && `(elementi: ${count})`),
      form: words("un elenco", count && `(voci: ${count})`),
    };
  }
  if (json.type === "string") {
    const length = rangeText(json.minLength, json.maxLength);
    const characters = length && `${length} caratteri`;
    return { file: words("testo tra virgolette", characters), form: words("un testo", characters) };
  }
  const name = json.type === "integer" ? "numero intero" : "numero";
  const number = words(name, rangeText(json.minimum, json.maximum));
  return { file: `${number} senza virgolette`, form: `un ${number}` };
}

const titlesIn = ({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema) =>
  required.map((name) => (properties[name] as z.core.JSONSchema.BaseSchema | undefined)?.title).join(", ");

/** Explanation and example that the schema gives, as sentences with a space before; empty without. */
function guidance({ description, examples, minLength = 1, maxLength = 0 }: z.core.JSONSchema.BaseSchema) {
  // A hint that only repeats the length is in the form already.
  const isAutomatic = description === textLengthHint(minLength, maxLength);
  const hint = description === undefined || isAutomatic ? "" : ` ${description}`;
  return Array.isArray(examples) ? `${hint} Esempio: ${quote(examples[0])}.` : hint;
}

/** @param reason why an optional field is wanted here */
export function missingField(name: string | number, schema: z.ZodType, reason = ""): Finding {
  const json = jsonSchemaOf(schema);
  const { file, form } = formOf(json);
  const because = reason && `: ${reason}`;
  return {
    rule: "missing-field",
    message: `manca il campo "${name}"${because}`,
    remedy: `Aggiungere "${name}": ${file}.${guidance(json)}`,
    inForm: { message: `va compilato${because}`, remedy: `Ci vuole ${form}.` },
  };
}

export function unknownField(name: string, meant: string | undefined, known: readonly string[]): Finding {
  return {
    rule: "unknown-field",
    message: `il campo ${quote(name)} non esiste`,
    remedy: meant ? `Forse intendevi "${meant}".` : `Toglierlo. I campi ammessi qui sono: ${listed(known)}.`,
    inForm: notInForm,
  };
}

/**
 * @param issue what zod found
 * @param schema of the value
 * @param value the wrong value
 */
export function explain(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): Finding {
  const json = jsonSchemaOf(schema);
  const { file, form } = formOf(json);
  const wanted = `${capitalised(file)}.${guidance(json)}`;
  const inForm = { remedy: `Ci vuole ${form}.` };
  if (typeof value === "string" && value.trim() === "")
    return { rule: "empty-text", message: "il testo è vuoto", remedy: wanted, inForm };
  switch (issue.code) {
    case "invalid_type": {
      const message = `qui ci vuole ${typeNames[String(json.type)]}, invece c'è ${foundText(value)}`;
      const remedy = `${reading(value, schema)}${wanted}`;
      // What an emptied field leaves behind.
      const isEmpty = value === null;
      return {
        rule: "wrong-type",
        message,
        remedy,
        inForm: isEmpty ? { ...inForm, message: "va compilato" } : inForm,
      };
    }
    case "too_small":
    case "too_big":
      return { rule: "wrong-size", message: sizeText(issue, value), remedy: wanted, inForm };
    case "invalid_value": {
      const meant = typeof value === "string" ? perhaps(value, issue.values.map(String)) : "";
      const message = `${quote(value)} non è tra i valori ammessi`;
      return { rule: "wrong-choice", message, remedy: `${meant}${wanted}`, inForm };
    }
    case "invalid_format": {
      const isTrimmed = String(value).trim() === value;
      const message = isTrimmed
        ? `${quote(value)} non ha la forma giusta`
        : `spazi all'inizio o alla fine: ${quote(value)}`;
      const form = `${reading(value, schema)}${capitalised(issue.message)}.`;
      return {
        rule: "wrong-form",
        message,
        remedy: `${form}${guidance(json)}`,
        inForm: json.graphqlType === "File" ? wrongPicture : { remedy: form },
      };
    }
    default: {
      const message = `${quote(value)} non va bene: ${issue.message}`;
      // A rule of the model's own says by itself what helps.
      const own = issue.code === "custom" ? issue.params?.remedy : undefined;
      return own === undefined
        ? { rule: "wrong-value", message, remedy: wanted, inForm }
        : { rule: "wrong-value", message, remedy: String(own) };
    }
  }
}

const wrongPicture = {
  message: "il formato dell'immagine non si può usare",
  remedy: chooseAnother,
};

/** «un numero (12)» */
function foundText(value: unknown): string {
  const name = typeNames[value === null ? "null" : Array.isArray(value) ? "array" : typeof value];
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
  if (value === null) return "Se il campo è facoltativo si può togliere. ";
  const isMeant = (other: unknown) =>
    other !== value && other !== undefined && schema.safeParse(other).success;
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

/** Known field that a wrong name probably means; one already there is not meant. */
export const meantField = (wrong: string, known: readonly string[], present: readonly string[]) =>
  nearest(
    wrong,
    known.filter((name) => !present.includes(name)),
  );
