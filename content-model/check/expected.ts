/** What a schema wants, in Italian words. */
import { z } from "zod";
import { textLengthHint } from "../fields";
import { kindNamed } from "../kinds";
import { metaOf, unwrap } from "../walk";
import { quote } from "./problem";

type Limits = Partial<
  Record<"minLength" | "maxLength" | "minItems" | "maxItems" | "minimum" | "maximum", number>
>;

/** What a schema's value may measure: its own bounds, those of a reference or an optional field left aside. */
export const limitsOf = (schema: z.ZodType) =>
  z.toJSONSchema(unwrap(schema), { target: "draft-7" }) as Limits;

/** «da 10 a 180», «almeno 3», «esattamente 3»; empty without limits. */
export function rangeText(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && min === max) return `esattamente ${min}`;
  if (min !== undefined && max !== undefined) return `da ${min} a ${max}`;
  if (min !== undefined) return `almeno ${min}`;
  return max === undefined ? "" : `al massimo ${max}`;
}

/** «numero intero», or «numero» where a fraction is allowed. */
export const numberName = (schema: z.ZodType) =>
  schema instanceof z.ZodNumberFormat ? "numero intero" : "numero";

const listed = (values: readonly unknown[]) => values.map(quote).join(", ");

const words = (...parts: string[]) => parts.filter((part) => part !== "").join(" ");

/** The form of a right value: «testo da 10 a 180 caratteri», «numero intero da 1 a 999»… */
export function expectedText(schema: z.ZodType): string {
  const inner = unwrap(schema);
  const { reference } = metaOf(schema);
  if (reference)
    return `nome di un file della cartella content/${kindNamed(reference)?.folder}, senza «.json»`;
  if (inner instanceof z.ZodEnum) return `uno di questi valori: ${listed(inner.options)}`;
  if (inner instanceof z.ZodBoolean) return "il valore true (sì) oppure false (no), senza virgolette";
  const limits = limitsOf(inner);
  if (inner instanceof z.ZodArray) {
    const count = rangeText(limits.minItems, limits.maxItems);
    return words("elenco tra parentesi quadre", count && `(elementi: ${count})`);
  }
  if (inner instanceof z.ZodObject) {
    const names = Object.keys(inner.shape).map((name) => `"${name}"`);
    return `gruppo tra parentesi graffe con i campi ${names.join(", ")}`;
  }
  if (inner.def.type === "number")
    return words(numberName(inner), rangeText(limits.minimum, limits.maximum), "senza virgolette");
  const length = rangeText(limits.minLength, limits.maxLength);
  return words("testo tra virgolette", length && `${length} caratteri`);
}

/** Example and explanation that the schema gives, as sentences with a space before; empty without. */
export function guidance(schema: z.ZodType): string {
  const { description, examples } = metaOf(schema);
  const limits = limitsOf(schema);
  // The hint that only repeats the length is said by `expectedText` already.
  const automatic = textLengthHint(limits.minLength ?? 1, limits.maxLength ?? 0);
  const hint = description === undefined || description === automatic ? "" : ` ${description}`;
  const example = Array.isArray(examples) && examples.length > 0 ? ` Esempio: ${quote(examples[0])}.` : "";
  return `${hint}${example}`;
}

const typeNames: Record<string, string> = {
  string: "un testo",
  number: "un numero",
  boolean: "un valore sì/no",
  array: "un elenco",
  object: "un gruppo di campi",
  null: "null (nessun valore)",
};

/** «un numero (12)» */
export function foundText(value: unknown): string {
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const name = typeNames[type] ?? "un valore";
  return type === "string" || type === "number" || type === "boolean" ? `${name} (${quote(value)})` : name;
}
