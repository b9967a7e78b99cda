import { fields } from "./fields";

test("labels, obligations and order are the specification's", () => {
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

test("what browsers offer is the visitor's own name and contacts, no address for the place of the work", () => {
  expect(fields.map((field) => (field.control === "input" ? field.autoComplete : undefined))).toEqual([
    ...["name", "email", "tel"],
    ...Array(4).fill(undefined),
  ]);
});

test("service and timing start empty with the specification's options, the message is four rows tall", () => {
  const [service, timing, message] = ["service", "timing", "message"].map((name) =>
    fields.find((field) => field.name === name),
  );
  expect(service).toMatchObject({ emptyLabel: "Seleziona un servizio", options: "services" });
  expect(timing).toMatchObject({
    options: [
      { value: "urgente", label: "Urgente" },
      { value: "3-giorni", label: "3 Giorni" },
    ],
  });
  expect(message).toMatchObject({ control: "textarea", rows: 4 });
});
