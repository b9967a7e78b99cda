/** What the specification fixes of the forms, to the letter; every other test takes it from the code. */
import { resultTexts } from "../words/form-results";
import { buttonTexts, formTexts } from "../words/forms";
import { fields } from "./fields";

test("labels, obligations and order", () => {
  expect(fields.map(({ name, label, missing }) => [name, label, missing !== undefined])).toEqual([
    ["name", "Nome e Cognome", true],
    ["email", "E-mail", true],
    ["phone", "Telefono", false],
    ["service", "Tipo di Servizio", true],
    ["location", "Indirizzo/Località del Progetto", true],
    ["timing", "Tempistiche", false],
    ["message", "Dettagli del Progetto", true],
  ]);
});

test("service and timing start empty, timing has two options, the message is four rows tall", () => {
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  expect(fieldOf("service")).toMatchObject({ emptyLabel: "Seleziona un servizio", options: "services" });
  expect(fieldOf("timing")).toMatchObject({
    options: [
      { value: "urgente", label: "Urgente" },
      { value: "3-giorni", label: "3 Giorni" },
    ],
  });
  expect(fieldOf("message")).toMatchObject({ control: "textarea", rows: 4 });
});

test("buttons", () => {
  expect(buttonTexts).toEqual({ contact: "Invia Messaggio", quote: "Invia Richiesta di Preventivo" });
  expect(formTexts.sending).toBe("Invio in corso...");
});

test("alerts", () => {
  const { contact, quote } = resultTexts;
  expect([contact.success.text, contact.failure.text, quote.success.text, quote.failure.text]).toEqual([
    "Messaggio inviato con successo! Ti risponderemo al più presto.",
    "Errore nell'invio del messaggio. Riprova più tardi.",
    "Richiesta di preventivo inviata con successo! Ti risponderemo al più presto.",
    "Errore nell'invio della richiesta. Riprova più tardi.",
  ]);
});

// Not the specification's: an address that the browser knows is the visitor's own, not where the work is.
test("browsers offer the visitor's own name and contacts, no address for the place of the work", () => {
  const offered = fields.map((field) => [
    field.name,
    "autoComplete" in field ? field.autoComplete : undefined,
  ]);
  const expected = { name: "name", email: "email", phone: "tel", location: undefined };
  expect(Object.fromEntries(offered)).toMatchObject(expected);
});
