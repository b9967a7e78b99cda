/** Tests both forms as served, before any script. */
import { fields } from "../../src/forms/fields";
import { content } from "./content";
import { oneLine, only, readPage } from "./support";

describe.each([
  { route: "/contact", button: "Invia Messaggio" },
  { route: "/preventivo", button: "Invia Richiesta di Preventivo" },
])("the form of $route", ({ route, button }) => {
  const form = only(readPage(route).main, "form");

  it.each(fields)("has the field $name, labelled '$label', with native validation", (field) => {
    const element = only(form, `[name="${field.name}"]`);
    expect(element.tagName).toBe(field.control.toUpperCase());
    if (field.control === "input") expect(element.getAttribute("type")).toBe(field.type);
    expect(oneLine(only(form, `label[for="${element.id}"]`).text)).toContain(field.label);
    expect(element.hasAttribute("required")).toBe(field.requiredError !== undefined);
  });

  it("offers every service by group, with its button and the privacy note", () => {
    const services = content.lists.serviceGroups.flatMap(({ name }) =>
      content.services
        .filter(({ group }) => group === name)
        .map(({ slug, formValue = slug, title }) => [name, formValue, oneLine(title)]),
    );
    const options = form
      .querySelectorAll('[name="service"] option[value]:not([value=""])')
      .map((option) => [option.closest("optgroup")?.attrs.label, option.attrs.value, oneLine(option.text)]);
    expect(options).toEqual(services);
    expect(oneLine(only(form, 'button[type="submit"]').text)).toBe(button);
    expect(oneLine(form.text)).toContain(oneLine(content.formsConfiguration.privacyNote));
    expect(form.querySelectorAll('a[href="/privacy-policy"]')).toHaveLength(1);
  });
});
