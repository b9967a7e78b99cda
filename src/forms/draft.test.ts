/** @jest-environment jsdom */
import { clearDraft, keepEarlyText, readDraft, writeDraft } from "./draft";

beforeEach(() => {
  clearDraft("contact");
  clearDraft("quote");
});

test("each form keeps its own draft, in the tab's storage, until it is cleared", () => {
  writeDraft("quote", { values: { name: "Ada" }, isSending: true });
  expect(JSON.parse(sessionStorage.getItem("draft:quote-form") ?? "")).toEqual(readDraft("quote"));
  expect(readDraft("contact")).toEqual({ values: {} });
  clearDraft("quote");
  expect(sessionStorage).toHaveLength(0);
  expect(readDraft("quote")).toEqual({ values: {} });
});

test("a stored draft says whether it was being sent, and only texts of known fields are taken from it", () => {
  const stored = '{"values":{"name":"Ada","phone":3,"evil":"x"},"isSending":true}';
  sessionStorage.setItem("draft:contact-form", stored);
  expect(readDraft("contact")).toEqual({ values: { name: "Ada" }, isSending: true });
});

test.each(["{", "null", '{"values":3}'])("a damaged draft (%s) counts as none", (text) => {
  sessionStorage.setItem("draft:contact-form", text);
  expect(readDraft("contact")).toEqual({ values: {} });
});

test("where storage is full, the draft outlives the way to another page and back", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeDraft("contact", { values: { name: "Ada" } });
  full.mockRestore();
  expect(sessionStorage).toHaveLength(0);
  expect(readDraft("contact")).toEqual({ values: { name: "Ada" } });
});

test("where storage is blocked, too", () => {
  const blocked = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(readDraft("contact")).toEqual({ values: {} });
  writeDraft("contact", { values: { name: "Ada" } });
  expect(readDraft("contact")).toEqual({ values: { name: "Ada" } });
  clearDraft("contact");
  expect(readDraft("contact")).toEqual({ values: {} });
  blocked.mockRestore();
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

test("what stands in a form before hydration, and what is typed then, joins its draft", () => {
  writeDraft("contact", { values: { location: "Via Esempio" }, isSending: true });
  page("contact-form", "Ada");
  keepEarlyText();
  type("phone", "123");
  expect(readDraft("contact")).toEqual({
    values: { name: "Ada", phone: "123", location: "Via Esempio" },
    isSending: true,
  });
});

test("also in a form that was not there at first", () => {
  document.body.innerHTML = "";
  keepEarlyText();
  page("quote-form");
  type("name", "Ada");
  expect(readDraft("quote").values).toEqual({ name: "Ada" });
});

test("what is deleted again stays deleted, and an empty form leaves the draft alone", () => {
  writeDraft("quote", { values: { name: "Ada", location: "Via Esempio" } });
  page("quote-form");
  keepEarlyText();
  expect(readDraft("quote").values).toEqual({ name: "Ada", location: "Via Esempio" });
  type("name", "");
  expect(readDraft("quote").values).toEqual({ name: "", location: "Via Esempio" });
});

test.each([
  ["a form that is live", "quote-form", 'data-live="true"'],
  ["another form", "search-form", ""],
])("%s is left alone", (_what, id, attributes) => {
  page(id, "Ada", attributes);
  keepEarlyText();
  type("phone", "123");
  expect(sessionStorage).toHaveLength(0);
});
