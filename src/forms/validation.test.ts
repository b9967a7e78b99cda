import { values as complete, emptyValues, requiredFields, valuesFor } from "./testing/enquiry";
import { revalidate, validate } from "./validation";

const valid = valuesFor(({ name, requiredError }) => (requiredError === undefined ? "" : complete[name]));

test("accepts a form with only the required fields, or all", () => {
  expect(validate(valid)).toEqual({});
  expect(validate(complete)).toEqual({});
});

test("an empty form reports every required field in order, with its message", () => {
  const missing = requiredFields.map((field) => [field.name, field.requiredError]);
  expect(Object.entries(validate(emptyValues))).toEqual(missing);
});

test("whitespace does not fill a required field", () => {
  expect(Object.keys(validate({ ...valid, message: " \n\t\u00a0 " }))).toEqual(["message"]);
});

const error = "Scrivi un indirizzo e-mail completo, per esempio nome@dominio.it.";

test.each([
  [
    "accepts",
    undefined,
    ["a@b.it", "o'b+c@d-e.example.com", "a@città.it", "a@xn--citt-3na.it", "a@例え.テスト"],
  ],
  ["rejects", error, ["a", "a@", "@b.it", "a@b", "a b@c.it", "a@b@c.it", "a@-b.it", "a@b..it"]],
])("%s e-mail addresses", (_, message, addresses) => {
  for (const email of addresses)
    expect([email, validate({ ...valid, email }).email]).toEqual([email, message]);
});

test("rejects a message beyond the limit, stating its length", () => {
  expect(validate({ ...valid, message: "x".repeat(12_000) })).toEqual({});
  expect(validate({ ...valid, message: "x".repeat(12_001) })).toEqual({
    message: "Il testo è troppo lungo: al massimo 12000 caratteri, ora sono 12001.",
  });
});

test("a correction clears only that field's error; a new mistake in it restores the error", () => {
  const errors = validate({ ...valid, name: "", email: "x" });
  expect(Object.keys(revalidate(errors, { ...valid, email: "x" }))).toEqual(["email"]);
  expect(revalidate(errors, { ...valid, message: "" })).toEqual({});
  expect(revalidate(errors, { ...valid, name: " " })).toEqual({ name: errors.name });
});
