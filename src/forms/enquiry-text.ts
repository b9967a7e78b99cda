import { liveFormStrings, resultStrings } from "../strings/form-results";
import { type Field, type FormId, type FormValues, fields, type Option } from "./fields";

/** Longest `mailto:` address that works everywhere: Chrome on Windows ignores 2,048 characters and more. */
const longestAddress = 1_900;

function shownValue(field: Field, value: string, services: readonly Option[]): string {
  if (field.control !== "select") return value;
  const options = field.options === "services" ? services : field.options;
  return options.find((option) => option.value === value)?.label ?? value;
}

export const enquiryFacts = (values: FormValues, services: readonly Option[]) =>
  Object.fromEntries(
    fields
      .filter(({ name, control }) => control !== "textarea" && values[name] !== "")
      .map((field) => [field.label, shownValue(field, values[field.name], services)]),
  );

export const enquiryText = (values: FormValues, services: readonly Option[]): string =>
  [
    ...Object.entries(enquiryFacts(values, services)).map(([label, value]) => `${label}: ${value}`),
    ...fields
      .filter(({ name, control }) => control === "textarea" && values[name] !== "")
      .map(({ name, label }) => `\n${label}:\n${values[name]}`),
  ].join("\n");

/** Drops NUL and lone surrogates, invalid in an address; line breaks are CRLF (RFC 6068). */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/[\0\p{Surrogate}]/gu, "").replace(/\r?\n/gu, "\r\n"));

/** `mailto:` address with the enquiry; truncated, with a note, at the browsers' limit. */
export function enquiryMailto(
  email: string,
  id: FormId,
  values: FormValues,
  services: readonly Option[],
): string {
  const beginning = `mailto:${email}?subject=${encoded(resultStrings[id].subject)}&body=`;
  const text = enquiryText(values, services);
  const whole = beginning + encoded(text);
  if (whole.length <= longestAddress) return whole;
  const end = encoded(`\n\n${liveFormStrings.cut}`);
  let address = beginning;
  // Whole characters: a lone surrogate cannot be encoded.
  for (const character of text) {
    const longer = address + encoded(character);
    if (longer.length + end.length > longestAddress) break;
    address = longer;
  }
  return address + end;
}
