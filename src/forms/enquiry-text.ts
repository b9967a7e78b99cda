/** The enquiry as plain text, for the ways that work when sending from the page does not. */

import { resultTexts, sharedTexts } from "../words/form-results";
import type { Field, FormId, FormValues, ServiceOption } from "./fields";
import { fields } from "./fields";

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

/** Everything typed, field by field, the message last. */
export function enquiryText(values: FormValues, services: readonly ServiceOption[]): string {
  return fields
    .filter(({ name }) => values[name] !== "")
    .map((field) => {
      const value = shownValue(field, values[field.name], services);
      return field.control === "textarea" ? `\n${field.label}:\n${value}` : `${field.label}: ${value}`;
    })
    .join("\n");
}

/**
 * A `mailto:` address that opens the visitor's own e-mail with what was typed in it; an end that would make the address
 * too long for some browsers is left out, and the text says so.
 *
 * @param values checked by `validate`: half a character would make the encoding throw a URIError
 */
export function enquiryMailto(
  email: string,
  id: FormId,
  values: FormValues,
  services: readonly ServiceOption[],
): string {
  const address = (body: string) => {
    // RFC 6068: line breaks in a body are CRLF. No e-mail program takes a NUL.
    const text = body.replaceAll("\u0000", "").replace(/\r?\n/gu, "\r\n");
    return `mailto:${email}?subject=${encodeURIComponent(resultTexts[id].subject)}&body=${encodeURIComponent(text)}`;
  };
  const text = enquiryText(values, services);
  if (address(text).length <= longestAddress) return address(text);
  // By whole characters: half of one cannot be encoded.
  const characters = Array.from(text);
  const cut = (length: number) => address(`${characters.slice(0, length).join("")}\n\n${sharedTexts.cut}`);
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (cut(middle).length <= longestAddress) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}
