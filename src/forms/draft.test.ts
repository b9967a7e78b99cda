/** @jest-environment jsdom */
import { clearDraft, fillForms, manageDrafts, readDraft, writeDraft } from "./draft";

manageDrafts();

const values = { name: "Ada", location: "Via Esempio" };

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

test("each form has a separate draft in the tab's session storage until it is cleared", () => {
  writeDraft("quote-form", { values, isSending: true });
  expect(JSON.parse(sessionStorage.getItem("draft:quote-form") ?? "")).toEqual(readDraft("quote-form"));
  expect(readDraft("contact-form")).toBeUndefined();
  clearDraft("quote-form");
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ["full", () => jest.spyOn(Storage.prototype, "setItem")],
  ["blocked", () => jest.spyOn(window, "sessionStorage", "get")],
])("is harmless when storage is %s", (_, spy) => {
  const storage = spy().mockImplementation(() => {
    throw new DOMException("denied");
  });
  writeDraft("contact-form", { values, isSending: false });
  expect(readDraft("contact-form")).toBeUndefined();
  clearDraft("contact-form");
  storage.mockRestore();
});

test.each(["{}", "123", '"testo"', '{"values":null}', "[]", "{"])(
  "a stored draft of another shape, %s, is no draft",
  (stored) => {
    sessionStorage.setItem("draft:quote-form", stored);
    expect(readDraft("quote-form")).toBeUndefined();
  },
);

test("a stored value that is no text is left out", () => {
  sessionStorage.setItem("draft:contact-form", '{"values":{"name":7,"phone":"12"}}');
  fillForms();
  expect([control("name").value, control("phone").value]).toEqual(["", "12"]);
});

test("keeps what is typed before the form is live, and what is deleted stays deleted", () => {
  typeInto("phone", "");
  expect(sessionStorage).toHaveLength(0);
  writeDraft("contact-form", { values, isSending: true });
  typeInto("name", "Ugo");
  const typed = { name: "Ugo", phone: "", service: "" };
  expect(readDraft("contact-form")).toEqual({ values: typed, isSending: true });
  form().dataset.live = "true";
  typeInto("name", "Ugo B");
  expect(readDraft("contact-form")?.isSending).toBe(false);
  typeInto("name", "");
  expect(readDraft("contact-form")).toBeUndefined();
});

test("restores a draft into empty fields; a service that is gone selects none", () => {
  writeDraft("contact-form", { values: { name: "Ada", phone: "12", service: "tolto" }, isSending: false });
  control("name").value = "Ugo";
  fillForms();
  expect(["name", "phone", "service"].map((name) => control(name).value)).toEqual(["Ugo", "12", ""]);
});

test("selects the service of the address once per history entry", () => {
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
