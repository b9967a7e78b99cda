import { liveFormStrings, resultStrings } from "../strings/form-results";
import { enquiryMailto, enquiryText } from "./enquiry-text";
import { fields } from "./fields";
import { values as complete, services } from "./testing/enquiry";

const values = { ...complete, phone: "" };
const message = "Prima riga\nseconda <b>😀</b>";
const mailto = (text: string) =>
  enquiryMailto("info@studio.example", "quote", { ...values, message: text }, services);
const body = (url: string) => new URL(url).searchParams.get("body") ?? "";
const cutNote = `\r\n\r\n${liveFormStrings.truncated}`;

test("the text to copy lists every filled-in field with its label", () => {
  const text = enquiryText({ ...values, message }, services);
  expect(text).toMatch(/: Mappe di isole$/mu);
  expect(text).toMatch(/: 3 Giorni$/mu);
  const filledFields = fields.filter(({ name }) => values[name] !== "");
  expect(text.match(/^.*?(?=:)/gmu)).toEqual(filledFields.map(({ label }) => label));
  expect(text.endsWith(`:\n${message}`)).toBe(true);
  expect(enquiryText({ ...values, message: "😀".repeat(6_000) }, services)).toMatch(/(?:😀){6000}$/u);
});

test("the e-mail has the same text, with a subject and CRLF line breaks", () => {
  const url = new URL(mailto(message));
  expect(url.pathname).toBe("info@studio.example");
  expect(url.searchParams.get("subject")).toBe(resultStrings.quote.subject);
  expect(body(mailto(message))).toBe(enquiryText({ ...values, message }, services).replaceAll("\n", "\r\n"));
});

test("cuts a long text between characters to fit a 1,900-character URL, with a note", () => {
  for (const offset of Array(12).keys()) {
    const url = mailto("a".repeat(offset) + "😀".repeat(5_000));
    expect(url.length).toBeLessThanOrEqual(1_900);
    // One more encoded emoji takes 12 characters.
    expect(url.length).toBeGreaterThan(1_900 - 12);
    expect(body(url).endsWith(`😀${cutNote}`)).toBe(true);
  }
});

test("drops NUL and lone surrogates, which are invalid in a URL", () => {
  expect(body(mailto("a\u0000b\ud83dc"))).toMatch(/abc$/u);
});
