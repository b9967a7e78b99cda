/** The two forms as they arrive, before any script: fields, rules, options and texts of the specification. */
import type { HTMLElement } from "node-html-parser";
import { content } from "./content";
import { oneLine, only, readPage } from "./support";

/** Values that the forms send, in the specification's order. */
const serviceValues = [
  "rilievi-topografici",
  "rilievi-fotogrammetrici",
  "picchettamento-progetti",
  "scansione-terrestre-slam",
  "progettazione-2d",
  "progettazione-3d",
  "assistenza-cantieri",
  "contabilita",
  "catasto",
  "successioni",
  "assistenza-rogiti",
  "espropri",
];

const optionsOf = (select: HTMLElement) =>
  select.querySelectorAll("option").map((option) => [option.getAttribute("value"), oneLine(option.text)]);

describe.each([
  { route: "/contact", button: "Invia Messaggio" },
  { route: "/preventivo", button: "Invia Richiesta di Preventivo" },
])("the form of $route", ({ route, button }) => {
  let form: HTMLElement;
  const control = (name: string) => only(form, `[name="${name}"]`);
  beforeAll(() => {
    form = only(readPage(route).main, "form");
  });

  it.each([
    { name: "name", tag: "INPUT", label: "Nome e Cognome", required: true },
    { name: "email", tag: "INPUT", label: "Email", required: true },
    { name: "phone", tag: "INPUT", label: "Telefono", required: false },
    { name: "service", tag: "SELECT", label: "Tipo di Servizio", required: true },
    { name: "location", tag: "INPUT", label: "Indirizzo/Località del Progetto", required: true },
    { name: "timing", tag: "SELECT", label: "Tempistiche", required: false },
    { name: "message", tag: "TEXTAREA", label: "Dettagli del Progetto", required: true },
  ])("has $name, labelled '$label' (required: $required)", ({ name, tag, label, required }) => {
    const field = control(name);
    expect(field.tagName).toBe(tag);
    expect(field.hasAttribute("required")).toBe(required);
    expect(field.id).not.toBe("");
    expect(oneLine(only(form, `label[for="${field.id}"]`).text)).toContain(label);
  });

  it("checks the e-mail format, and the message is 4 rows tall", () => {
    expect(control("email").getAttribute("type")).toBe("email");
    expect(control("message").getAttribute("rows")).toBe("4");
  });

  it("offers the 12 services after 'Seleziona un servizio'", () => {
    const [first, ...others] = optionsOf(control("service"));
    expect(first).toEqual(["", "Seleziona un servizio"]);
    expect(others.map(([value]) => value)).toEqual(serviceValues);
    expect(others.map(([, label]) => label)).toEqual(content.services.map(({ title }) => oneLine(title)));
  });

  it("offers 'Urgente' and '3 Giorni' after an empty option", () => {
    const [first, ...others] = optionsOf(control("timing"));
    expect(first?.[0]).toBe("");
    expect(others).toEqual([
      ["urgente", "Urgente"],
      ["3-giorni", "3 Giorni"],
    ]);
  });

  it("has a real submit button and posts multipart by itself", () => {
    expect(oneLine(only(form, 'button[type="submit"]').text)).toBe(button);
    expect(form.getAttribute("method")?.toLowerCase()).toBe("post");
    expect(form.getAttribute("enctype")).toBe("multipart/form-data");
  });
});
