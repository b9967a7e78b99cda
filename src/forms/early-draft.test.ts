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

test.each([
  ["contact-form", "contact"],
  ["quote-form", "quote"],
] as const)("what stands in %s before the page is live becomes its draft", (html, id) => {
  page(html, "Ada");
  keepEarlyText();
  expect(readDraft(id).values.name).toBe("Ada");
});

test("so does what is typed afterwards, also in a form that was not there at first", () => {
  document.body.innerHTML = "";
  keepEarlyText();
  page("quote-form");
  type("name", "Ada");
  type("phone", "123");
  expect(readDraft("quote").values).toMatchObject({ name: "Ada", phone: "123" });
});

test("a form that our code has taken over is left to it", () => {
  page("quote-form", "Ada", 'data-live="true"');
  keepEarlyText();
  type("phone", "123");
  expect(readDraft("quote")).toEqual({ values: {} });
});

test("an empty form writes nothing, and leaves the draft that there is", () => {
  page("quote-form");
  keepEarlyText();
  expect(sessionStorage).toHaveLength(0);
  writeDraft("quote", { values: { name: "Ada" } });
  keepEarlyText();
  expect(readDraft("quote")).toEqual({ values: { name: "Ada" } });
});

test("what is typed joins the draft, which still says that it was being sent", () => {
  writeDraft("quote", { values: { name: "Ada", location: "Via Esempio" }, isSending: true });
  page("quote-form", "Ugo");
  keepEarlyText();
  expect(readDraft("quote")).toMatchObject({
    values: { name: "Ugo", location: "Via Esempio" },
    isSending: true,
  });
});

test("what is deleted again stays deleted", () => {
  writeDraft("quote", { values: { name: "Ada", location: "Via Esempio" } });
  page("quote-form", "Ugo");
  keepEarlyText();
  type("name", "");
  expect(readDraft("quote").values).toMatchObject({ name: "", location: "Via Esempio" });
});

test("other forms, and fields without one, are none of our business", () => {
  page("search-form", "Ada");
  document.body.insertAdjacentHTML("beforeend", '<input name="alone">');
  keepEarlyText();
  type("phone", "123");
  type("alone", "x");
  document.dispatchEvent(new Event("input"));
  expect(sessionStorage).toHaveLength(0);
});
