/** Repeats the specification's texts verbatim; all other tests read them from the code. */
import { resultStrings } from "../strings/form-results";
import { formStrings, submitLabels } from "../strings/forms";
import { fields } from "./fields";

test("fields have the specified order, labels, required flags and autocomplete", () => {
  const summary = fields.map((field) => [
    field.name,
    field.label,
    field.requiredError !== undefined,
    "autoComplete" in field ? field.autoComplete : undefined,
  ]);
  expect(summary).toEqual([
    ["name", "Nome e Cognome", true, "name"],
    ["email", "E-mail", true, "email"],
    ["phone", "Telefono", false, "tel"],
    ["service", "Tipo di Servizio", true, undefined],
    ["location", "Indirizzo/Località del Progetto", true, undefined],
    ["timing", "Tempi richiesti", false, undefined],
    ["message", "Dettagli del Progetto", true, undefined],
  ]);
});

test("service and timing start empty, timing has two options, the message has four rows", () => {
  const timings = [
    { value: "urgente", label: "Urgente" },
    { value: "3-giorni", label: "3 Giorni" },
  ];
  expect(fields).toContainEqual(
    expect.objectContaining({ emptyLabel: "Seleziona un servizio", options: "services" }),
  );
  expect(fields).toContainEqual(expect.objectContaining({ name: "timing", options: timings }));
  expect(fields).toContainEqual(expect.objectContaining({ control: "textarea", rows: 4 }));
});

test("buttons and alerts have the specified texts", () => {
  expect(submitLabels).toEqual({ contact: "Invia Messaggio", quote: "Invia Richiesta di Preventivo" });
  expect(formStrings.sending).toBe("Invio in corso...");
  const { contact, quote } = resultStrings;
  expect([contact.success.text, contact.failure.text, quote.success.text, quote.failure.text]).toEqual([
    "Messaggio inviato con successo! Ti risponderemo al più presto.",
    "Errore nell'invio del messaggio. Riprova più tardi.",
    "Richiesta di preventivo inviata con successo! Ti risponderemo al più presto.",
    "Errore nell'invio della richiesta. Riprova più tardi.",
  ]);
});
