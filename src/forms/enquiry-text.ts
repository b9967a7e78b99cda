/** Text of an enquiry as people read it: in the result, as a text to copy, and as an e-mail. */
import { liveFormStrings, resultStrings } from "../strings/form-results";
import { type Field, type FormId, type FormValues, fields, type Option } from "./fields";

/** Characters of a `mailto:` URL: Chrome on Windows ignores those of 2,048 and more. */
const maxMailtoLength = 1_900;

/** Returns the label of a chosen option, or for other fields the value itself. */
function readableValue(field: Field, value: string, services: readonly Option[]): string {
  if (field.control !== "select") return value;
  const options = field.options === "services" ? services : field.options;
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Returns the values of all filled-in fields except the message, by label. */
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
 * Encodes a text for a URL. Removes NULs and halves of surrogate pairs, which are invalid in it, and makes line breaks
 * CRLF (https://www.rfc-editor.org/rfc/rfc6068#section-5).
 */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/[\0\p{Surrogate}]/gu, "").replace(/\r?\n/gu, "\r\n"));

/** Returns the URL of an e-mail with the enquiry. A text that is too long is cut, with a note at its end. */
export function enquiryMailto(
  email: string,
  id: FormId,
  values: FormValues,
  services: readonly Option[],
): string {
  const beginning = `mailto:${email}?subject=${encode(resultStrings[id].subject)}&body=`;
  const text = enquiryText(values, services);
  const wholeUrl = beginning + encode(text);
  if (wholeUrl.length <= maxMailtoLength) return wholeUrl;

  const note = encode(`\n\n${liveFormStrings.truncated}`);
  let url = beginning;
  // Iterates over characters, which have one or two UTF-16 units.
  for (const character of text) {
    const longerUrl = url + encode(character);
    if (longerUrl.length + note.length > maxMailtoLength) break;
    url = longerUrl;
  }
  return url + note;
}
