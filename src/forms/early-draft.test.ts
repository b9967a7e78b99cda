/** @jest-environment jsdom */
import { clearDraft, readDraft, writeDraft } from "./draft";
import { keepEarlyText } from "./early-draft";

function page(id: string, name = "", attributes = "") {
  document.body.innerHTML = `<form id="${id}" ${attributes}><input name="name" value="${name}"><input name="phone"></form>`;
}

function type(field: string, value: string) {
  const control = document.querySelector<HTMLInputElement>(`[name="${field}"]`);
  if (!control) throw new Error(`no ${field}`);
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => {
  clearDraft("contact");
  clearDraft("quote");
});

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
