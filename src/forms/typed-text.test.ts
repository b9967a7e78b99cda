/** @jest-environment jsdom */
import { clearTypedText, fillForms, manageTypedText } from "./typed-text";

manageTypedText();

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<form id="contact-form"><input type="hidden" name="user_id" value="chiave">
    <div data-fields><input name="name"><input name="phone">
    <select name="service"><option value=""></option><option value="mappe" data-slug="isole"></option></select>
    </div></form>`;
});
const form = () => document.forms[0] as HTMLFormElement;
const typeInto = (name: string, value: string) => {
  control(name).value = value;
  control(name).dispatchEvent(new Event("input", { bubbles: true }));
};
const control = (name: string) => form().querySelector(`[name=${name}]`) as HTMLInputElement;

const keptText = () => JSON.parse(sessionStorage.getItem("typed-text:contact-form") ?? "null");
const store = (texts: unknown) => sessionStorage.setItem("typed-text:contact-form", JSON.stringify(texts));

test("keeps what is typed, and what is deleted stays deleted, until the text is cleared", () => {
  store({ name: "Ada", phone: "12" });
  typeInto("name", "Ugo");
  expect(keptText()).toEqual({ name: "Ugo", phone: "", service: "" });
  typeInto("name", "");
  fillForms();
  expect(control("name").value).toBe("");
  clearTypedText("contact-form");
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ["full", () => jest.spyOn(Storage.prototype, "setItem")],
  ["blocked", () => jest.spyOn(window, "sessionStorage", "get")],
])("is harmless when storage is %s", (_, spy) => {
  const storage = spy().mockImplementation(() => {
    throw new DOMException("denied");
  });
  typeInto("name", "Ada");
  fillForms();
  clearTypedText("contact-form");
  storage.mockRestore();
  expect(sessionStorage).toHaveLength(0);
});

test.each(["{}", "123", '"testo"', "[]", "{", '{"name":7}'])(
  "stored text of another shape, %s, fills nothing",
  (stored) => {
    sessionStorage.setItem("typed-text:contact-form", stored);
    fillForms();
    expect(control("name").value).toBe("");
  },
);

test("a plain post clears the text; a live form, which prevents it, does not", () => {
  store({ name: "Ada" });
  const submit = () => form().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  form().addEventListener("submit", (event) => event.preventDefault(), { once: true });
  submit();
  expect(keptText()).not.toBeNull();
  submit();
  expect(keptText()).toBeNull();
});

test("restores text into empty fields; a service that is gone selects none", () => {
  store({ name: "Ada", phone: "12", service: "tolto" });
  control("name").value = "Ugo";
  fillForms();
  expect(["name", "phone", "service"].map((name) => control(name).value)).toEqual(["Ugo", "12", ""]);
  expect(form().querySelector("option:checked")).not.toBeNull();
});

test("selects the service in the URL once per history entry", () => {
  history.replaceState(null, "", "/preventivo?servizio=isole");
  fillForms();
  expect(control("service").value).toBe("mappe");
  control("service").value = "";
  fillForms();
  expect(control("service").value).toBe("");
  history.pushState({ key: "1" }, "", "/preventivo?servizio=isole");
  fillForms();
  expect(control("service").value).toBe("mappe");
  expect(history.state).toEqual({ key: "1", requestedService: "isole" });
});
