/** The two forms as they arrive, before any script: fields, rules, options and texts of the specification. */
import type { HTMLElement } from "node-html-parser";
import { fields } from "../../src/forms/fields";
import { content } from "./content";
import { oneLine, only, readPage } from "./support";

const optionsOf = (select: HTMLElement) =>
  select.querySelectorAll("option").map((option) => [option.getAttribute("value"), oneLine(option.text)]);

describe.each([
  { route: "/contact", button: "Invia Messaggio" },
  { route: "/preventivo", button: "Invia Richiesta di Preventivo" },
] as const)("the form of $route", ({ route, button }) => {
  const form = only(readPage(route).main, "form");
  const control = (name: string) => only(form, `[name="${name}"]`);

  it.each(fields)("has $name, labelled '$label', for the browser to check", (field) => {
    const element = control(field.name);
    expect(element.tagName).toBe(field.control.toUpperCase());
    expect(oneLine(only(form, `label[for="${element.id}"]`).text)).toContain(field.label);
    expect(element.hasAttribute("required")).toBe(field.missing !== undefined);
  });

  it("checks the e-mail format, offers every service and two times, and says what the data are for", () => {
    expect(control("email").getAttribute("type")).toBe("email");
    const groups = content.lists.serviceGroups.map(({ name }) => ({
      name,
      options: content.services
        .filter(({ group }) => group === name)
        .map(({ slug, formValue = slug, title }) => [formValue, oneLine(title)]),
    }));
    const shown = groups.filter(({ options }) => options.length > 0);
    const select = control("service");
    expect(optionsOf(select)).toEqual([
      ["", "Seleziona un servizio"],
      ...shown.flatMap(({ options }) => options),
    ]);
    expect(
      select
        .querySelectorAll("optgroup")
        .map((group) => ({ name: group.getAttribute("label"), options: optionsOf(group) })),
    ).toEqual(shown);
    expect(optionsOf(control("timing"))).toEqual([
      ["", "Nessuna preferenza"],
      ["urgente", "Urgente"],
      ["3-giorni", "3 Giorni"],
    ]);
    expect(oneLine(only(form, 'button[type="submit"]').text)).toBe(button);
    expect(oneLine(form.text)).toContain(oneLine(content.formsConfiguration.privacyNote));
    expect(form.querySelectorAll('a[href="/privacy-policy"]')).toHaveLength(1);
    expect(form.querySelectorAll('[type="checkbox"]')).toEqual([]);
  });
});
