import { emptyValues, required, valuesFor, values as whole } from "./testing/enquiry";
import { revalidate, validate } from "./validation";

const good = valuesFor(({ name, missing }) => (missing === undefined ? "" : whole[name]));

test("accepts a form with the required fields only", () => {
  expect(validate(good)).toEqual({});
  expect(validate(whole)).toEqual({});
});

test("an empty form lacks every required field, in the form's order, each with its message", () => {
  const missing = required.map((field) => [field.name, field.missing]);
  expect(Object.entries(validate(emptyValues))).toEqual(missing);
});

test("blanks are not an answer", () => {
  expect(Object.keys(validate({ ...good, message: " \n\t\u00a0 " }))).toEqual(["message"]);
});

const incomplete = "Serve un indirizzo e-mail completo, per esempio nome@dominio.it.";

test.each([
  ["an", undefined, ["a@b.it", "o'b+c@d-e.example.com", "a@città.it", "a@xn--citt-3na.it", "a@例え.テスト"]],
  ["no", incomplete, ["a", "a@", "@b.it", "a@b", "a b@c.it", "a@b@c.it", "a@-b.it", "a@b..it"]],
])("%s e-mail address", (_, message, addresses) => {
  for (const email of addresses)
    expect([email, validate({ ...good, email }).email]).toEqual([email, message]);
});

test("a message beyond the limit is refused with its length", () => {
  expect(validate({ ...good, message: "x".repeat(12_000) })).toEqual({});
  expect(validate({ ...good, message: "x".repeat(12_001) })).toEqual({
    message: "Il testo è troppo lungo: al massimo 12000 caratteri, ora sono 12001.",
  });
});

test("a correction clears its own error only; a new mistake in the same field brings it back", () => {
  const shown = validate({ ...good, name: "", email: "x" });
  expect(Object.keys(revalidate(shown, { ...good, email: "x" }))).toEqual(["email"]);
  expect(revalidate(shown, { ...good, message: "" })).toEqual({});
  expect(revalidate(shown, { ...good, name: " " })).toEqual({ name: shown.name });
});
