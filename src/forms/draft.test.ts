/** @jest-environment jsdom */
import { clearDraft, readDraft, writeDraft } from "./draft";

beforeEach(() => {
  clearDraft("contact");
  clearDraft("quote");
});

test("each form keeps its own draft, in the tab's storage, until it is cleared", () => {
  writeDraft("quote", { values: { name: "Ada" }, isSending: true });
  expect(JSON.parse(sessionStorage.getItem("draft:quote") ?? "")).toEqual(readDraft("quote"));
  expect(readDraft("contact")).toEqual({ values: {} });
  clearDraft("quote");
  expect(sessionStorage).toHaveLength(0);
  expect(readDraft("quote")).toEqual({ values: {} });
});

test("a stored draft says whether it was being sent, and only texts of known fields are taken from it", () => {
  const stored = '{"values":{"name":"Ada","phone":3,"evil":"x"},"isSending":true}';
  sessionStorage.setItem("draft:contact", stored);
  expect(readDraft("contact")).toEqual({ values: { name: "Ada" }, isSending: true });
});

test.each(["{", "null", '{"values":3}'])("a damaged draft (%s) counts as none", (text) => {
  sessionStorage.setItem("draft:contact", text);
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
