/** @jest-environment jsdom */
import { clearDraft, readDraft, writeDraft } from "./draft";
import { keepText } from "./prefill";

const values = { name: "Ada", location: "Via Esempio" };

beforeEach(() => {
  clearDraft("contact");
  clearDraft("quote");
  document.body.innerHTML = "";
});

test("each form has a separate draft in the tab's session storage until it is cleared", () => {
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
])("keeps the draft in memory when storage is %s", (_, spy) => {
  const storage = spy().mockImplementation(() => {
    throw new DOMException("denied");
  });
  expect(readDraft("contact")).toEqual({ values: {} });
  writeDraft("contact", { values });
  expect(readDraft("contact")).toEqual({ values });
  clearDraft("contact");
  expect(readDraft("contact")).toEqual({ values: {} });
  storage.mockRestore();
});

test.each(["{}", "123", '"testo"', '{"values":null}', '{"values":{"name":7}}', "[]", "{"])(
  "a stored draft of another shape, %s, is no draft",
  (stored) => {
    sessionStorage.setItem("draft:quote-form", stored);
    expect(readDraft("quote")).toEqual({ values: {} });
  },
);

test("adds text typed before hydration to the draft; an empty form creates none", () => {
  document.body.innerHTML = `<form id="contact-form"><input type="hidden" name="user_id" value="chiave"><input name="name"><input name="phone"></form>`;
  const [form] = document.forms;
  if (!form) throw new Error("The page has no form");
  keepText(form);
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem("draft:contact-form", JSON.stringify({ values, isSending: true }));
  form.querySelector("[name=name]")?.setAttribute("value", "Ugo");
  keepText(form);
  expect(readDraft("contact")).toEqual({ values: { name: "Ugo", phone: "" }, isSending: true });
  form.querySelector("[name=name]")?.setAttribute("value", "");
  keepText(form);
  expect(readDraft("contact")).toEqual({ values: {} });
});
