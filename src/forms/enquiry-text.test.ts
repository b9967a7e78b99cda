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
const lines = (message: string) => [
  "Nome e Cognome: Ada & Ugo",
  "E-mail: ada@dominio.it",
  "Tipo di Servizio: Rilievi topografici",
  "Indirizzo/Località del Progetto: Contrada Olivara?",
  "Tempistiche: 3 Giorni",
  "",
  "Dettagli del Progetto:",
  message,
];

test("everything typed is in the e-mail, as a person would write it", () => {
  const address = new URL(enquiryMailto("info@studio.example", "quote", values, services));
  expect(address.pathname).toBe("info@studio.example");
  expect(address.searchParams.get("subject")).toBe("Richiesta di preventivo");
  expect(address.searchParams.get("body")).toBe(lines("Prima riga\r\nseconda <b>😀</b>").join("\r\n"));
});

test("the text to copy is the same, with the line breaks of the page and nothing left out", () => {
  const message = "😀".repeat(6_000);
  expect(enquiryText({ ...values, message }, services)).toBe(lines(message).join("\n"));
});

const body = (address: string) => new URL(address).searchParams.get("body") ?? "";
const mailto = (message: string) =>
  enquiryMailto("info@studio.example", "contact", { ...values, message }, services);
const note = "\r\n\r\n[Il testo continua: si copia dal sito con «Copia il testo» e si incolla qui.]";

test("a long text is cut between characters so that the address opens everywhere, and says so", () => {
  for (const offset of Array(12).keys()) {
    const address = mailto("a".repeat(offset) + "😀".repeat(5_000));
    expect(address.length).toBeLessThanOrEqual(1_900);
    // One character more takes 12.
    expect(address.length).toBeGreaterThan(1_900 - 12);
    expect(body(address).endsWith(`😀${note}`)).toBe(true);
  }
});

test("a text that just fits is complete", () => {
  const room = 1_901 - mailto("a").length;
  expect(mailto("a".repeat(room))).toHaveLength(1_900);
  expect(body(mailto("a".repeat(room)))).toMatch(/a{100}$/u);
  expect(body(mailto("a".repeat(room + 1))).endsWith(note)).toBe(true);
});

test("NUL and half a character, which no address can hold, are left out", () => {
  expect(body(mailto("a\u0000b\ud83dc"))).toMatch(/abc$/u);
});
