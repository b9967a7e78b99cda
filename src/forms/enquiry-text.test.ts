import { enquiryMailto, enquiryText } from "./enquiry-text";

const services = [{ value: "rilievi-topografici", slug: "topografici", label: "Rilievi topografici" }];
const values = {
  name: "Ada & Ugo",
  email: "ada@dominio.it",
  phone: "",
  service: "rilievi-topografici",
  location: "Contrada Olivara?",
  timing: "3-giorni",
  message: "Prima riga\nseconda <b>😀</b>",
};

test("everything typed is in the body, as a person would write it", () => {
  const address = new URL(enquiryMailto("info@studio.example", "quote", values, services));
  expect(address.pathname).toBe("info@studio.example");
  expect(address.searchParams.get("subject")).toBe("Richiesta di preventivo");
  expect(address.searchParams.get("body")).toBe(
    [
      "Nome e Cognome: Ada & Ugo",
      "Email: ada@dominio.it",
      "Tipo di Servizio: Rilievi topografici",
      "Indirizzo/Località del Progetto: Contrada Olivara?",
      "Tempistiche: 3 Giorni",
      "",
      "Dettagli del Progetto:",
      "Prima riga",
      "seconda <b>😀</b>",
    ].join("\r\n"),
  );
});

test("the text to copy is the same, with the line breaks of the page and nothing left out", () => {
  const message = "😀".repeat(6_000);
  expect(enquiryText({ ...values, message }, services)).toBe(
    [
      "Nome e Cognome: Ada & Ugo",
      "Email: ada@dominio.it",
      "Tipo di Servizio: Rilievi topografici",
      "Indirizzo/Località del Progetto: Contrada Olivara?",
      "Tempistiche: 3 Giorni",
      "",
      "Dettagli del Progetto:",
      message,
    ].join("\n"),
  );
});

test("a choice that is no longer offered is named as it was sent", () => {
  expect(enquiryText({ ...values, service: "catasto" }, services)).toContain("Tipo di Servizio: catasto");
});

const body = (address: string) => new URL(address).searchParams.get("body") ?? "";
const mailto = (message: string) =>
  enquiryMailto("info@studio.example", "contact", { ...values, message }, services);
const note = "\r\n\r\n[Il testo continua: copialo dal sito con «Copia il testo» e incollalo qui.]";

test("a long message is cut so that the address opens everywhere, and the text says so", () => {
  const address = mailto("😀".repeat(6_000));
  expect(address.length).toBeLessThanOrEqual(1_900);
  // An address that leaves out more than it must is no use either: one more character takes 12.
  expect(address.length).toBeGreaterThan(1_900 - 12);
  expect(body(address)).toMatch(/^Nome e Cognome: Ada & Ugo\r\n/u);
  expect(body(address).endsWith(`😀${note}`)).toBe(true);
});

test("the cut never falls into the middle of a character, wherever it falls", () => {
  for (const offset of Array(24).keys()) {
    const address = mailto("a".repeat(offset) + "😀".repeat(5_000));
    expect(address.length).toBeLessThanOrEqual(1_900);
    expect(body(address)).not.toContain("\ufffd");
  }
});

test("a message that just fits is complete", () => {
  const room = 1_901 - mailto("a").length;
  expect(mailto("a".repeat(room))).toHaveLength(1_900);
  expect(body(mailto("a".repeat(room)))).toMatch(/a{100}$/u);
  expect(body(mailto("a".repeat(room + 1))).endsWith(note)).toBe(true);
});

test("no NUL goes into the address: no e-mail program takes one", () => {
  expect(body(mailto("a\u0000b"))).toMatch(/ab$/u);
});
