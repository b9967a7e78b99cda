import type { Field } from "../fields";
import { enquiryFor, takesAnyText, valuesFor } from "./enquiry";

/** Texts with markup, quotes, line ends, NUL, right-to-left text and joined emoji. */
const hostileTexts = [
  "<script>alert(1)</script>",
  "</textarea><b>",
  "{{{name}}}",
  "\"'`´’«»“”",
  "\\\\ \\n %00 %0d%0a &amp; &#0;",
  "\r\n\r\nBcc: x@posta.example\r\n",
  "\n\r\n\r",
  "\u0000",
  "\u0001\u0008\u001b\u007f",
  "\u202eنص عربي\u202c עברית \u200f\u200b\ufeff",
  "👩🏽‍🔧👨‍👩‍👧‍👦🇮🇹📐",
  "e\u0301 n\u0303 ﷽ ",
  '--boundary\r\nContent-Disposition: form-data; name="user_id"\r\n\r\nx',
  "undefined null NaN [object Object]",
];

export function hostileEnquiry(service: string) {
  const acceptedValues = enquiryFor(service);
  const fittingText = (field: Field) => {
    const text = `x${hostileTexts.join(" ")}`;
    // Single-line controls drop line breaks on input.
    const enteredText = field.control === "textarea" ? text : text.replace(/[\r\n]/gu, "");
    // Cuts between characters, which have at most two UTF-16 units.
    return [...enteredText].slice(0, field.maxLength / 2).join("");
  };
  return valuesFor((field) => (takesAnyText(field) ? fittingText(field) : acceptedValues[field.name]));
}
