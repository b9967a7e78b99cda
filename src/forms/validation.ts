import { errorTexts } from "../strings/form-results";
import { type Field, type FieldName, type FormValues, fields } from "./fields";

/** Italian message of every field in error. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/**
 * The format of `type=email`, with two differences: letters of any language in the domain, because browsers
 * disagree on handing over its punycode; and at least one dot in it, because «mario@gmail» can get no answer.
 */
const emailFormat =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;

function checkField(field: Field, value: string): string | undefined {
  if (value.trim() === "" && field.missing !== undefined) return field.missing;
  if (field.control === "input" && field.type === "email" && !emailFormat.test(value))
    return errorTexts.email;
  if (value.length > field.maxLength) return errorTexts.tooLong(field.maxLength, value.length);
  return undefined;
}

/** Every field in error, in the order of the form; empty when all may be sent. */
export function validate(values: FormValues): FieldErrors {
  const found = fields.flatMap((field) => {
    const message = checkField(field, values[field.name]);
    return message === undefined ? [] : [[field.name, message] as const];
  });
  return Object.fromEntries(found);
}

/** The errors that remain after a correction: only of fields in error at the last attempt, with their present message. */
export function revalidate(found: FieldErrors, values: FormValues): FieldErrors {
  const now = Object.entries(validate(values)).filter(([name]) => name in found);
  return Object.fromEntries(now);
}

export const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;
