/** Contents of a form as hostile as visitors, pastes and robots can make them, drawn by fast-check. */
import fc from "fast-check";
import type { FormValues } from "../fields";

/** What breaks careless code: markup, quotes, line ends, NUL, writing from right to left, joined emoji. */
const hostile = fc.constantFrom(
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
);
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(hostile, fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), {
      minLength: 1,
      maxLength: 8,
    })
    .map((pieces) => `x${pieces.join(" ")}`)
    .filter((value) => value.length <= maxLength);
const long = fc
  .tuple(text(2_000), fc.integer({ min: 2, max: 40 }))
  .map(([piece, times]) => [...piece.repeat(times)].slice(0, 5_900).join(""));
/** Controls of one line drop line breaks as they are typed or pasted, before any code sees them. */
const oneLine = (maxLength: number) => text(maxLength).map((value) => value.replace(/[\r\n]/gu, ""));

/** Enquiries that the form accepts, for the services named. */
export const contents = (services: readonly string[]): fc.Arbitrary<FormValues> =>
  fc.record({
    name: oneLine(200),
    email: fc.constantFrom(
      "a@b.it",
      "maria.d'ambrosio+sito@posta-certificata.example",
      "x!#$%&*/=?^_`{|}~-@sotto.dominio.example",
    ),
    phone: fc.oneof(fc.constant(""), oneLine(60)),
    service: fc.constantFrom(...services),
    location: oneLine(400),
    timing: fc.constantFrom("", "urgente", "3-giorni"),
    message: fc.oneof(text(12_000), long),
  });
