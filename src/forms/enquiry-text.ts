/** An enquiry as people read it: in the result, to copy, and as an e-mail. */
import { liveFormStrings, resultStrings } from "../strings/form-results";
import { type Field, type FormId, type FormValues, fields, type Option } from "./fields";

/** Chrome on Windows ignores `mailto:` URLs of 2,048 characters and more. */
const maxMailtoLength = 1_900;

/** The label of a chosen option, else the value itself. */
function readableValue(field: Field, value: string, services: readonly Option[]): string {
  if (field.control !== "select") return value;
  const options = field.options === "services" ? services : field.options;
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Filled-in fields but the message, by label. */
export function enquiryFacts(values: FormValues, services: readonly Option[]): Record<string, string> {
  const filledIn = fields.filter(({ name, control }) => control !== "textarea" && values[name] !== "");
  return Object.fromEntries(
    filledIn.map((field) => [field.label, readableValue(field, values[field.name], services)]),
  );
}

export function enquiryText(values: FormValues, services: readonly Option[]): string {
  const facts = Object.entries(enquiryFacts(values, services)).map(([label, value]) => `${label}: ${value}`);
  const messages = fields.filter(({ name, control }) => control === "textarea" && values[name] !== "");
  return [...facts, ...messages.map(({ name, label }) => `\n${label}:\n${values[name]}`)].join("\n");
}

/**
 * Encodes a text for a URL, in which NUL and half a surrogate pair are invalid; line breaks are CRLF
 * (https://www.rfc-editor.org/rfc/rfc6068#section-5).
 */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/[\0\p{Surrogate}]/gu, "").replace(/\r?\n/gu, "\r\n"));

/** URL of an e-mail with the enquiry; a long one is cut, with a note at its end. */
export function enquiryMailto(
  email: string,
  id: FormId,
  values: FormValues,
  services: readonly Option[],
): string {
  const beginning = `mailto:${email}?subject=${encode(resultStrings[id].subject)}&body=`;
  const text = enquiryText(values, services);
  const whole = beginning + encode(text);
  if (whole.length <= maxMailtoLength) return whole;

  const note = encode(`\n\n${liveFormStrings.truncated}`);
  let url = beginning;
  // Iterates over characters, which have one or two UTF-16 units.
  for (const character of text) {
    const longer = url + encode(character);
    if (longer.length + note.length > maxMailtoLength) break;
    url = longer;
  }
  return url + note;
}
