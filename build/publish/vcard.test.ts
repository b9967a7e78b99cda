import fc from "fast-check";
import { type StudioFacts, vcardOf } from "./vcard";

const siteUrl = "https://www.studio.example";
const studio: StudioFacts = {
  name: "Studio Prova",
  email: "info@studio.example",
  phone: "+39 0984 000000",
  mobile: "+39 333 00\u00a000 000",
  address: {
    street: "Via Prova, 1",
    postalCode: "87000",
    city: "Comune",
    province: "CS",
    region: "Calabria",
  },
  position: { latitude: 38.91, longitude: 16.5912347 },
  openingHours: [{ days: ["sabato"], opens: "09:00", closes: "13:00" }],
};

test("the whole card", () => {
  expect(vcardOf(studio, siteUrl)).toBe(
    [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "FN:Studio Prova",
      "N:Studio Prova;;;;",
      "ORG:Studio Prova",
      "TEL;TYPE=WORK,VOICE:+390984000000",
      "TEL;TYPE=CELL:+393330000000",
      "EMAIL;TYPE=INTERNET:info@studio.example",
      String.raw`ADR;TYPE=WORK:;;Via Prova\, 1;Comune;Calabria;87000;Italia`,
      String.raw`LABEL;TYPE=WORK:Via Prova\, 1\, 87000 Comune (CS)\, Calabria\, Italia`,
      "GEO:38.910000;16.591235",
      "URL:https://www.studio.example/",
      String.raw`NOTE:Orari di apertura:\nSabato 9:00–13:00`,
      "UID:https://www.studio.example/studio.vcf",
      "END:VCARD",
      "",
    ].join("\r\n"),
  );
  expect(vcardOf({ ...studio, position: undefined }, siteUrl)).not.toContain("GEO");
});

test("any name is read back from whole characters on lines of at most 75 octets", () => {
  const unit = fc.constantFrom(
    ...String.raw`\;,:nN "`,
    "\n",
    "\r\n",
    "à",
    "–",
    "😀".repeat(20),
    "x".repeat(30),
  );
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 60 }), (name) => {
      const card = Buffer.from(vcardOf({ ...studio, name }, siteUrl)).toString("latin1");
      const lines = card.split("\r\n").map((line) => Buffer.from(line, "latin1"));
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
      const text = lines.map((line) => new TextDecoder("utf-8", { fatal: true }).decode(line)).join("\r\n");
      const [, value = ""] = /^FN:(.*)$/mu.exec(text.replaceAll("\r\n ", "")) ?? [];
      const read = value.replace(/\\(.)/gu, (_, marked) => (marked === "n" ? "\n" : marked));
      expect(read).toBe(name.replaceAll("\r\n", "\n"));
      expect(value).not.toMatch(/(?<!\\)(?:\\\\)*[;,]/u);
    }),
  );
});
