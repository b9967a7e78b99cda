/** @jest-environment jsdom */
import { clearDraft, readDraft, startingValues, writeDraft } from "./draft";

const empty = { name: "", email: "", phone: "", service: "", location: "", timing: "", message: "" };
const catasto = { value: "catasto", slug: "catasto", label: "Catasto" };

beforeEach(() => {
  clearDraft("contact");
  clearDraft("quote");
});

test("each form keeps its own draft", () => {
  writeDraft("contact", { values: { ...empty, name: "Ada" } });
  expect(readDraft("contact").values.name).toBe("Ada");
  expect(readDraft("quote")).toEqual({ values: {} });
  clearDraft("contact");
  expect(readDraft("contact")).toEqual({ values: {} });
});

test.each(["{", "null", "[]", '{"values":3}'])("a damaged draft (%s) counts as none", (text) => {
  sessionStorage.setItem("draft:contact", text);
  expect(readDraft("contact")).toEqual({ values: {} });
});

test("of a stored draft only texts of known fields are taken", () => {
  sessionStorage.setItem("draft:contact", '{"values":{"name":"Ada","phone":3,"evil":"x"},"isSending":7}');
  expect(readDraft("contact")).toEqual({ values: { name: "Ada" } });
});

test("a draft found again after a reload says whether it was being sent", () => {
  sessionStorage.setItem("draft:contact", '{"values":{"name":"Ada"},"isSending":true}');
  expect(readDraft("contact")).toEqual({ values: { name: "Ada" }, isSending: true });
});

test("what is written is in the tab's storage, where a reload finds it, until it is cleared", () => {
  writeDraft("quote", { values: { name: "Ada" }, isSending: true });
  expect(JSON.parse(sessionStorage.getItem("draft:quote") ?? "")).toEqual({
    values: { name: "Ada" },
    isSending: true,
  });
  clearDraft("quote");
  expect(sessionStorage).toHaveLength(0);
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

test("blocked storage is no obstacle", () => {
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

test("text typed before the page was live wins over the draft", () => {
  const start = startingValues({ ...empty, name: "Ugo" }, { values: { name: "Ada", phone: "1" } }, undefined);
  expect(start).toEqual({ ...empty, name: "Ugo", phone: "1" });
});

test("the service asked for wins over the draft's and touches nothing else", () => {
  const draft = { values: { service: "espropri", message: "Salve" } };
  expect(startingValues(empty, draft, catasto)).toEqual({ ...empty, service: "catasto", message: "Salve" });
});

test("where none is asked for, the draft's service stays", () => {
  expect(startingValues(empty, { values: { service: "espropri" } }, undefined).service).toBe("espropri");
});

test("a service chosen before the page was live wins over the address", () => {
  expect(startingValues({ ...empty, service: "espropri" }, { values: {} }, catasto).service).toBe("espropri");
});
