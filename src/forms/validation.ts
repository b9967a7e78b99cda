import { errorStrings } from "../strings/form-results";
import { type Field, type FieldName, type FormValues, fields } from "./fields";

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Allows letters of any language, because not all browsers turn an international domain into ASCII. */
const hostLabelPattern = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;
/** Allows the characters of `type=email` (https://html.spec.whatwg.org/#valid-e-mail-address); \x60 is «`». */
const mailboxPattern = String.raw`[\w.!#$%&'*+/=?^\x60{|}~-]+`;
/** Requires a dot in the domain, unlike `type=email`. */
const emailPattern = new RegExp(`^${mailboxPattern}@(?:${hostLabelPattern}\\.)+${hostLabelPattern}$`, "u");

function errorOf(field: Field, value: string): string | undefined {
  if (value.trim() === "" && field.requiredError !== undefined) return field.requiredError;
  const isEmail = field.control === "input" && field.type === "email";
  if (isEmail && !emailPattern.test(value)) return errorStrings.email;
  if (value.length > field.maxLength) return errorStrings.tooLong(field.maxLength, value.length);
  return undefined;
}

export function validate(values: FormValues): FieldErrors {
  const errors = fields.map((field) => [field.name, errorOf(field, values[field.name])] as const);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** Returns the current errors of the fields that had one before. */
export function revalidate(errors: FieldErrors, values: FormValues): FieldErrors {
  const remaining = Object.entries(validate(values)).filter(([name]) => name in errors);
  return Object.fromEntries(remaining);
}
