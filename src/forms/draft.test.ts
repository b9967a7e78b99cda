/** @jest-environment jsdom */
import { clearDraft, readDraft, writeDraft } from "./draft";
import { keepText } from "./prefill";

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
])("keeps the draft across pages where storage is %s", (_, spy) => {
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

test("text typed before hydration joins the draft; an empty form makes none", () => {
  document.body.innerHTML = `<form id="contact-form"><input type="hidden" name="user_id" value="chiave"><input name="name"><input name="phone"></form>`;
  const [form] = document.forms;
  if (!form) throw new Error("no form");
  keepText(form);
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem("draft:contact-form", JSON.stringify({ values, isSending: true }));
  form.querySelector("[name=name]")?.setAttribute("value", "Ugo");
  keepText(form);
  expect(readDraft("contact")).toEqual({ values: { name: "Ugo", phone: "" }, isSending: true });
});
