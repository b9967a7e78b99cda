import { clearDraft, readDraft, startingValues, writeDraft } from "./draft";

const empty = { name: "", email: "", phone: "", service: "", location: "", timing: "", message: "" };
const catasto = { value: "catasto", slug: "catasto", label: "Catasto" };

beforeEach(() => sessionStorage.clear());

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
  sessionStorage.setItem("draft:contact", '{"values":{"name":"Ada","phone":3,"evil":"x"},"requested":7}');
  expect(readDraft("contact")).toEqual({ values: { name: "Ada" } });
});

test("blocked storage is no obstacle", () => {
  const blocked = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => writeDraft("contact", { values: empty })).not.toThrow();
  expect(readDraft("contact")).toEqual({ values: {} });
  expect(() => clearDraft("contact")).not.toThrow();
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

test("a service chosen by hand survives a reload of the same address", () => {
  const draft = { values: { service: "espropri" }, requested: "catasto" };
  expect(startingValues(empty, draft, catasto).service).toBe("espropri");
});

test("a service chosen before the page was live wins over the address", () => {
  expect(startingValues({ ...empty, service: "espropri" }, { values: {} }, catasto).service).toBe("espropri");
});
