import { fieldNames, fields, readValues } from "./fields";

const field = (name: string) => fields.find((candidate) => candidate.name === name);

test("the fields are the specification's, in its order", () => {
  expect(fields.map(({ name }) => name)).toEqual([...fieldNames]);
  expect(fieldNames).toEqual(["name", "email", "phone", "service", "location", "timing", "message"]);
});

test("labels and obligations are the specification's", () => {
  expect(fields.map(({ label, required }) => [label, required])).toEqual([
    ["Nome e Cognome", true],
    ["Email", true],
    ["Telefono", false],
    ["Tipo di Servizio", true],
    ["Indirizzo/Località del Progetto", true],
    ["Tempistiche", false],
    ["Dettagli del Progetto", true],
  ]);
});

test("service and timing start empty, the message is four rows tall", () => {
  expect(field("service")).toMatchObject({ emptyLabel: "Seleziona un servizio", options: "services" });
  expect(field("timing")).toMatchObject({
    options: [
      { value: "urgente", label: "Urgente" },
      { value: "3-giorni", label: "3 Giorni" },
    ],
  });
  expect(field("message")).toMatchObject({ control: "textarea", rows: 4 });
});

test("no field bears the name of a part that the mail library appends", () => {
  for (const name of ["lib_version", "service_id", "template_id", "user_id"])
    expect(fieldNames).not.toContain(name);
});

test("reading a form takes only its fields, and a missing one as empty", () => {
  const form = document.createElement("form");
  form.innerHTML =
    '<input name="name" value="Ada"><input name="other" value="x"><textarea name="message"> a\nb </textarea>';
  expect(readValues(form)).toEqual({
    name: "Ada",
    email: "",
    phone: "",
    service: "",
    location: "",
    timing: "",
    message: " a\nb ",
  });
});
