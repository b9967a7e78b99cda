/** @jest-environment jsdom */
import { clearDraft, keepEarlyText, readDraft, writeDraft } from "./draft";

const values = { name: "Ada", location: "Via Esempio" };

beforeEach(() => {
  clearDraft("contact");
  clearDraft("quote");
  document.body.innerHTML = "";
});

test("each form keeps its own draft, in the tab's storage, until it is cleared", () => {
  writeDraft("quote", { values, isSending: true });
  expect(JSON.parse(sessionStorage.getItem("draft:quote-form") ?? "")).toEqual(readDraft("quote"));
  expect(readDraft("contact")).toEqual({ values: {} });
  clearDraft("quote");
  expect(sessionStorage).toHaveLength(0);
  expect(readDraft("quote")).toEqual({ values: {} });
});

test.each([
  ["full", () => jest.spyOn(Storage.prototype, "setItem")],
  ["blocked", () => jest.spyOn(window, "sessionStorage", "get")],
])("where storage is %s, the draft outlives the way to another page and back", (_, spy) => {
  const refused = spy().mockImplementation(() => {
    throw new DOMException("denied");
  });
  expect(readDraft("contact")).toEqual({ values: {} });
  writeDraft("contact", { values });
  expect(readDraft("contact")).toEqual({ values });
  clearDraft("contact");
  expect(readDraft("contact")).toEqual({ values: {} });
  refused.mockRestore();
});

function page(id: string, name = "", attributes = "") {
  document.body.innerHTML = `<form id="${id}" ${attributes}><input name="name" value="${name}"><input name="phone"></form>`;
}

function type(field: string, value: string) {
  const control = document.querySelector<HTMLInputElement>(`[name="${field}"]`);
  if (!control) throw new Error(`no ${field}`);
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

test("what a form holds before hydration, and what is typed then, joins its draft", () => {
  writeDraft("contact", { values, isSending: true });
  page("contact-form", "Ugo");
  keepEarlyText();
  type("phone", "123");
  expect(readDraft("contact")).toEqual({ values: { ...values, name: "Ugo", phone: "123" }, isSending: true });
});

test("an empty form makes no draft and leaves one alone; what is deleted in one that comes later stays deleted", () => {
  page("quote-form");
  keepEarlyText();
  expect(sessionStorage).toHaveLength(0);
  writeDraft("quote", { values });
  keepEarlyText();
  expect(readDraft("quote")).toEqual({ values });
  page("quote-form", values.name);
  type("name", "");
  expect(readDraft("quote")).toEqual({ values: { ...values, name: "" } });
});

test("a form that is live is left alone", () => {
  page("quote-form", "Ada", 'data-live="true"');
  keepEarlyText();
  type("phone", "123");
  expect(sessionStorage).toHaveLength(0);
});
