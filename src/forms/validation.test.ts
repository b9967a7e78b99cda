import { emptyValues, values as good } from "./testing/enquiry";
import { revalidate, validate } from "./validation";

test("what the form asks for, and no more, is enough", () => {
  expect(validate(good)).toEqual({});
});

test("an empty form lacks the five required fields, in the form's order, each with its message", () => {
  expect(Object.entries(validate(emptyValues))).toEqual([
    ["name", "Servono nome e cognome."],
    ["email", "Serve un indirizzo e-mail: la risposta arriva lì."],
    ["service", "Serve il tipo di servizio."],
    ["location", "Serve l’indirizzo o la località del progetto."],
    ["message", "Serve una breve descrizione del progetto o della richiesta."],
  ]);
});

test("blanks are not an answer", () => {
  expect(Object.keys(validate({ ...good, message: " \n\t\u00a0 " }))).toEqual(["message"]);
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
    email: "Serve un indirizzo e-mail completo, per esempio nome@dominio.it.",
  }),
);

test("beyond the cap the message says how long it is", () => {
  expect(validate({ ...good, message: "x".repeat(12_000) })).toEqual({});
  expect(validate({ ...good, message: "x".repeat(12_001) })).toEqual({
    message: "Il testo è troppo lungo: al massimo 12000 caratteri, ora sono 12001.",
  });
});

test("a correction clears its own error and never brings a new one; spoilt again, it is back", () => {
  const shown = validate({ ...good, name: "", email: "x" });
  expect(Object.keys(revalidate(shown, { ...good, email: "x" }))).toEqual(["email"]);
  expect(revalidate(shown, { ...good, message: "" })).toEqual({});
  expect(revalidate(shown, { ...good, name: " " })).toEqual({ name: "Servono nome e cognome." });
});
