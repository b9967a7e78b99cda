import { errorStrings } from "../strings/form-results";
import { type Field, type FieldName, type FormValues, fields } from "./fields";

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** `type=email` plus international domains, as browsers disagree on punycode; at least one dot in them. */
const emailFormat =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;

function checkField(field: Field, value: string): string | undefined {
  if (value.trim() === "" && field.missing !== undefined) return field.missing;
  if (field.control === "input" && field.type === "email" && !emailFormat.test(value))
    return errorStrings.email;
  if (value.length > field.maxLength) return errorStrings.tooLong(field.maxLength, value.length);
  return undefined;
}

export function validate(values: FormValues): FieldErrors {
  const found = fields.map((field) => [field.name, checkField(field, values[field.name])] as const);
  return Object.fromEntries(found.filter(([, message]) => message !== undefined));
}

/** Remaining errors of the last attempt, with current messages. */
export function revalidate(found: FieldErrors, values: FormValues): FieldErrors {
  const now = Object.entries(validate(values)).filter(([name]) => name in found);
  return Object.fromEntries(now);
}

export const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;
