/** @jest-environment jsdom */
import { fieldNames, fields, readValues } from "./fields";
import { tidyEmail } from "./tidy-email";
import { validate } from "./validation";

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

test("half a character is read as it stands, so that the check can refuse it", () => {
  const form = document.createElement("form");
  form.innerHTML = '<textarea name="message"></textarea>';
  const message = form.querySelector("textarea");
  if (message) message.value = "Salve \ud83d";
  const values = readValues(form);
  expect(values.message).toBe("Salve \ud83d");
  expect(validate(values).message).toMatch(/carattere illeggibile/u);
});

/** As text, because jsdom, like browsers, tidies a field of type email a little by itself. */
function tidied(email: string) {
  const form = document.createElement("form");
  form.innerHTML = '<input name="email"><input name="name" value=" Ada ">';
  const control = form.querySelector("input");
  if (control) control.value = email;
  tidyEmail(form);
  return readValues(form);
}

test.each([
  ["a mark of direction", "\u202aada@dominio.it\u202c"],
  ["a space of no width", "ada@\u200bdominio.it"],
  ["a space that does not break", "\u00a0ada@dominio.it\u00a0"],
  ["spaces and a line", " ada@dominio.it\t "],
])("%s that a paste brought along is taken out of the address", (_what, email) => {
  expect(tidied(email).email).toBe("ada@dominio.it");
});

test("what the visitor has written wrong in the address stays for the check, and other fields as they are", () => {
  expect(tidied("Ada Rossi@Città.it")).toMatchObject({ email: "Ada Rossi@Città.it", name: " Ada " });
});

test("a form without the address is left alone", () => {
  expect(() => tidyEmail(document.createElement("form"))).not.toThrow();
});
