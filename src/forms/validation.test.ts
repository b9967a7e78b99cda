import type { FormValues } from "./fields";
import { hasErrors, revalidate, validate } from "./validation";

const good: FormValues = {
  name: "Ada Rossi",
  email: "ada@dominio.it",
  phone: "",
  service: "catasto",
  location: "Contrada Olivara",
  timing: "",
  message: "Buongiorno, vorrei un rilievo.",
};

test("what the form asks for, and no more, is enough", () => {
  expect(validate(good)).toEqual({});
  expect(hasErrors({})).toBe(false);
});

test("an empty form lacks the five required fields, in the form's order", () => {
  const empty = { name: "", email: "", phone: "", service: "", location: "", timing: "", message: "" };
  expect(Object.keys(validate(empty))).toEqual(["name", "email", "service", "location", "message"]);
});

test("blanks are not an answer", () => {
  expect(validate({ ...good, message: " \n\t " })).toEqual({
    message: "Descrivi in breve il progetto o la richiesta.",
  });
});

test.each([
  "a@b.it",
  "nome.cognome+cantiere@studio-tecnico.example.com",
  "o'brien@dominio.it",
  "mario@città.it",
  "mario@xn--citt-3na.it",
  "info@例え.テスト",
])("%s is an email address", (email) => expect(validate({ ...good, email })).toEqual({}));

test.each([
  "mario",
  "mario@",
  "@dominio.it",
  "mario@gmail",
  "mario rossi@dominio.it",
  "a@b@c.it",
  "mario@-x.it",
  "mario@dominio..it",
])("%s is not an email address", (email) =>
  expect(validate({ ...good, email })).toEqual({
    email: "Scrivi un indirizzo email completo, per esempio nome@dominio.it.",
  }),
);

test.each(["😀 — «però» \"'<b>&amp;</b>", "مرحبا", "riga\nriga\r\nriga", "a\u0000b", "x".repeat(12_000)])(
  "any honest message passes as it is",
  (message) => expect(validate({ ...good, message })).toEqual({}),
);

test("beyond the cap the message says how long it is", () => {
  expect(validate({ ...good, message: "x".repeat(12_001) })).toEqual({
    message: "Accorcia il testo: al massimo 12000 caratteri, ora sono 12001.",
  });
});

test("half a character is refused: it could not be sent unchanged", () => {
  expect(Object.keys(validate({ ...good, name: "Ada \ud83d", phone: "\udc00" }))).toEqual(["name", "phone"]);
});

test("a field that is spoilt again after its correction is in error again", () => {
  const shown = validate({ ...good, name: "", email: "x" });
  expect(revalidate(shown, good)).toEqual({});
  expect(revalidate(shown, { ...good, name: " " })).toEqual({ name: "Scrivi il tuo nome e cognome." });
});

test("a correction clears its own error and never brings a new one", () => {
  const shown = validate({ ...good, name: "", email: "x" });
  expect(Object.keys(revalidate(shown, { ...good, email: "x" }))).toEqual(["email"]);
  expect(revalidate(shown, { ...good, message: "" })).toEqual({});
});
