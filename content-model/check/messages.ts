/** Italian texts for what zod finds. */
import { z } from "zod";
import { unwrap } from "../walk";
import { expectedText, foundText, guidance, numberName, rangeText } from "./expected";
import { type Finding, quote } from "./problem";
import { nearest, perhaps } from "./suggest";

type Issue = z.core.$ZodIssue;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** «deve essere: …» as a sentence. */
const want = (schema: z.ZodType) => `${capitalised(expectedText(schema))}.${guidance(schema)}`;

/** @param reason why an optional field is wanted here */
export function missingField(name: string | number, schema: z.ZodType, reason = ""): Finding {
  return {
    rule: "missing-field",
    message: `manca il campo "${name}"${reason && `: ${reason}`}`,
    remedy: `Aggiungere "${name}": ${expectedText(schema)}.${guidance(schema)}`,
  };
}

export function unknownField(name: string, meant: string | undefined, known: readonly string[]): Finding {
  return {
    rule: "unknown-field",
    message: `il campo ${quote(name)} non esiste`,
    remedy: meant
      ? `Forse intendevi "${meant}".`
      : `Toglierlo. I campi ammessi qui sono: ${known.map((field) => `"${field}"`).join(", ")}.`,
  };
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/**
 * @param issue what zod found
 * @param schema of the value
 * @param value the wrong value
 */
export function explain(issue: Issue, schema: z.ZodType, value: unknown): Finding {
  if (typeof value === "string" && value.trim() === "") {
    return { rule: "empty-text", message: "il testo è vuoto", remedy: want(schema) };
  }
  switch (issue.code) {
    case "invalid_type":
      return wrongType(schema, value);
    case "too_small":
    case "too_big":
      return wrongSize(issue, schema, value);
    case "invalid_value":
      return wrongChoice(issue.values.map(String), schema, value);
    case "invalid_format":
      return wrongForm(issue, schema, value);
    default: {
      // What a check of our own believes was wanted, as it says in `params`.
      const meant = issue.code === "custom" ? issue.params?.meant : undefined;
      const message = `${quote(value)} non va bene: ${issue.message}`;
      return { rule: "wrong-value", message, remedy: `${suggestion(meant)}${want(schema)}` };
    }
  }
}

/** «Forse intendevi «x».» with a space behind it, or nothing. */
const suggestion = (meant: unknown) => (typeof meant === "string" ? `Forse intendevi ${quote(meant)}. ` : "");

function wrongType(schema: z.ZodType, value: unknown): Finding {
  const inner = unwrap(schema);
  const message = `qui ci vuole ${wantedType(inner)}, invece c'è ${foundText(value)}`;
  return { rule: "wrong-type", message, remedy: `${conversion(inner, value)}${want(schema)}` };
}

function wantedType(schema: z.ZodType): string {
  if (schema instanceof z.ZodArray) return "un elenco";
  if (schema instanceof z.ZodObject) return "un gruppo di campi";
  if (schema instanceof z.ZodBoolean) return "true oppure false";
  return schema.def.type === "number" ? `un ${numberName(schema)}` : "un testo";
}

/** The same value in the wanted type, where that is plain. */
function conversion(schema: z.ZodType, value: unknown): string {
  const { type } = schema.def;
  if (type === "string" && (typeof value === "number" || typeof value === "boolean"))
    return `Mettere le virgolette: "${value}". `;
  if (type === "number" && typeof value === "string" && /^\d{1,15}$/u.test(value))
    return `Togliere le virgolette: ${value}. `;
  if (type === "number" && typeof value === "number")
    return schema.safeParse(Math.round(value)).success ? `Per esempio ${Math.round(value)}. ` : "";
  if (type === "boolean" && typeof value === "string" && /^(true|sì|si|vero|yes)$/iu.test(value))
    return "Forse intendevi true. ";
  if (type === "boolean" && typeof value === "string" && /^(false|no|falso)$/iu.test(value))
    return "Forse intendevi false. ";
  if (type === "array" && typeof value === "string")
    return `Mettere le parentesi quadre, e le virgolette attorno a ogni elemento: [${entriesIn(value)}]. `;
  if (value === null) return "Se il campo è facoltativo si può togliere. ";
  return "";
}

/** The entries of a list that somebody has written as one text. */
const entriesIn = (text: string) =>
  text
    .slice(0, 80)
    .split(/\s*[,;]\s*/u)
    .map((entry) => JSON.stringify(entry))
    .join(", ");

type SizeIssue = Extract<Issue, { code: "too_small" | "too_big" }>;

function wrongSize(issue: SizeIssue, schema: z.ZodType, value: unknown): Finding {
  const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const small = issue.code === "too_small";
  if (typeof value === "string") {
    const away = Math.abs(limit - value.length);
    const change = small
      ? `${away === 1 ? "ne manca" : "ne mancano"} ${away}`
      : `${away === 1 ? "ce n'è" : "ce ne sono"} ${away} di troppo`;
    const message = `testo di ${plural(value.length, "carattere", "caratteri")}, ${change}: ${quote(value)}`;
    return { rule: small ? "too-short" : "too-long", message, remedy: want(schema) };
  }
  if (Array.isArray(value)) {
    const wanted = issue.exact ? `ne servono ${rangeText(limit, limit)}` : `ne servono almeno ${limit}`;
    return {
      rule: small ? "too-few" : "too-many",
      message: `elenco di ${plural(value.length, "elemento", "elementi")}: ${small || issue.exact ? wanted : `il massimo è ${limit}`}`,
      remedy: want(schema),
    };
  }
  const message = `il numero ${quote(value)} è troppo ${small ? "piccolo" : "grande"}: ${small ? "il minimo" : "il massimo"} è ${limit}`;
  return { rule: small ? "too-small" : "too-big", message, remedy: want(schema) };
}

function wrongChoice(allowed: readonly string[], schema: z.ZodType, value: unknown): Finding {
  const meant = typeof value === "string" ? perhaps(value, allowed) : "";
  const message = `${quote(value)} non è tra i valori ammessi`;
  return { rule: "wrong-choice", message, remedy: `${meant}${want(schema)}` };
}

type FormIssue = Extract<Issue, { code: "invalid_format" }>;

function wrongForm(issue: FormIssue, schema: z.ZodType, value: unknown): Finding {
  const text = String(value);
  const message =
    text.trim() === text
      ? `${quote(text)} non ha la forma giusta`
      : `spazi all'inizio o alla fine: ${quote(text)}`;
  const remedy = `${suggestion(corrected(text, schema))}${capitalised(issue.message)}.${guidance(schema)}`;
  return { rule: "wrong-form", message, remedy };
}

/** The text without what most often makes it wrong, if that makes it right. */
function corrected(text: string, schema: z.ZodType): string | undefined {
  const candidates = [
    text.trim(),
    text.trim().replaceAll("\\", "/"),
    text.trim().replace(/(.)\/$/u, "$1"),
    text.trim().toUpperCase(),
    ...digits(text),
  ];
  return candidates.find((candidate) => candidate !== text && schema.safeParse(candidate).success);
}

/** Readings of a phone number or a time that was written another way. */
function digits(text: string): string[] {
  const plain = text.trim();
  const time = /^(\d{1,2})[.:,](\d{2})$/u.exec(plain);
  const number = plain
    .replace(/^(\+39|0039)/u, "")
    .replace(/[^\d]+/gu, " ")
    .trim();
  return [`+39 ${number}`, ...(time ? [`${(time[1] ?? "").padStart(2, "0")}:${time[2]}`] : [])];
}

/** Known field that a wrong name probably means; one already there is not meant. */
export const meantField = (wrong: string, known: readonly string[], present: readonly string[]) =>
  nearest(
    wrong,
    known.filter((name) => !present.includes(name)),
  );
