import type { Field, FormId, FormValues, ServiceOption } from "./fields";
import { fields } from "./fields";
import { formTexts } from "./form-texts";

function shownValue(field: Field, value: string, services: readonly ServiceOption[]): string {
  if (field.control !== "select") return value;
  const options = field.options === "services" ? services : field.options;
  return options.find((option) => option.value === value)?.label ?? value;
}

/**
 * A `mailto:` address that opens the visitor's own e-mail with everything typed in it.
 *
 * @param values checked by `validate`: half a character would make the encoding throw a URIError
 */
export function enquiryMailto(
  email: string,
  id: FormId,
  values: FormValues,
  services: readonly ServiceOption[],
): string {
  const lines = fields
    .filter(({ name }) => values[name] !== "")
    .map((field) => {
      const value = shownValue(field, values[field.name], services);
      return field.control === "textarea" ? `\n${field.label}:\n${value}` : `${field.label}: ${value}`;
    });
  // RFC 6068: line breaks in a body are CRLF.
  const body = lines.join("\n").replace(/\r?\n/gu, "\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(formTexts[id].subject)}&body=${encodeURIComponent(body)}`;
}
