/** The enquiry as plain text, for the ways that work when sending from the page does not. */
import { resultTexts, sharedTexts } from "../strings/form-results";
import { type Field, type FormId, type FormValues, fields, type ServiceOption } from "./fields";

/**
 * Longest `mailto:` address that opens everywhere: Chrome on Windows does nothing, without a word, from 2,048
 * characters on.
 */
const longestAddress = 1_900;

function shownValue(field: Field, value: string, services: readonly ServiceOption[]): string {
  if (field.control !== "select") return value;
  const options = field.options === "services" ? services : field.options;
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Everything typed in a line, by its label. */
export const enquiryFacts = (values: FormValues, services: readonly ServiceOption[]) =>
  Object.fromEntries(
    fields
      .filter(({ name, control }) => control !== "textarea" && values[name] !== "")
      .map((field) => [field.label, shownValue(field, values[field.name], services)]),
  );

/** Everything typed, field by field, the message last. */
export const enquiryText = (values: FormValues, services: readonly ServiceOption[]): string =>
  [
    ...Object.entries(enquiryFacts(values, services)).map(([label, value]) => `${label}: ${value}`),
    ...fields
      .filter(({ name, control }) => control === "textarea" && values[name] !== "")
      .map(({ name, label }) => `\n${label}:\n${values[name]}`),
  ].join("\n");

/** Without NUL and halves of a character, which have no place in an address; line breaks are CRLF there (RFC 6068). */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/[\0\p{Surrogate}]/gu, "").replace(/\r?\n/gu, "\r\n"));

/**
 * A `mailto:` address that opens the visitor's own e-mail with what was typed in it; an end that would make the address
 * too long for some browsers is left out, and the text says so.
 */
export function enquiryMailto(
  email: string,
  id: FormId,
  values: FormValues,
  services: readonly ServiceOption[],
): string {
  const beginning = `mailto:${email}?subject=${encoded(resultTexts[id].subject)}&body=`;
  const text = enquiryText(values, services);
  const whole = beginning + encoded(text);
  if (whole.length <= longestAddress) return whole;
  const end = encoded(`\n\n${sharedTexts.cut}`);
  let address = beginning;
  // By whole characters: half of one cannot be encoded.
  for (const character of text) {
    const longer = address + encoded(character);
    if (longer.length + end.length > longestAddress) break;
    address = longer;
  }
  return address + end;
}
