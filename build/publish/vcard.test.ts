/** @jest-environment node */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { type StudioFacts, vcardOf, writeVcard } from "./vcard";

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
  openingHours: [
    {
      days: ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì"],
      opens: "09:00",
      closes: "19:00",
    },
    { days: ["sabato"], opens: "09:00", closes: "13:00" },
  ],
};

/** Parts of a value, by RFC 2426 and nothing of ours: a backslash makes the next character text. */
function readValue(value: string): string[] {
  const result = [""];
  for (let index = 0; index < value.length; index += 1) {
    let character = value.charAt(index);
    if (character === ";") {
      result.push("");
      continue;
    }
    if (character === ",") throw new Error(`a list where there is none: ${value}`);
    if (character === "\\") {
      index += 1;
      character = /[nN]/u.test(value.charAt(index)) ? "\n" : value.charAt(index);
    }
    result[result.length - 1] += character;
  }
  return result;
}

/** Every property under its name and parameters, in the card's order. */
function readCard(card: string): Map<string, string[]> {
  const lines = card.replace(/\r\n[ \t]/gu, "").split("\r\n");
  expect(lines.pop()).toBe("");
  const properties = lines.map((line): [string, string[]] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), readValue(line.slice(colon + 1))];
  });
  const result = new Map(properties);
  expect(result.size).toBe(properties.length);
  return result;
}

const names = [
  "BEGIN",
  "VERSION",
  "FN",
  "N",
  "ORG",
  "TEL;TYPE=WORK,VOICE",
  "TEL;TYPE=CELL",
  "EMAIL;TYPE=INTERNET",
  "ADR;TYPE=WORK",
  "LABEL;TYPE=WORK",
  "GEO",
  "URL",
  "NOTE",
  "UID",
  "END",
];

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
      String.raw`NOTE:Orari di apertura:\nLunedì–venerdì 9:00–19:00\nSabato 9:00–13:`,
      " 00",
      "UID:https://www.studio.example/studio.vcf",
      "END:VCARD",
      "",
    ].join("\r\n"),
  );
});

test("without a position no GEO", () => {
  const card = readCard(vcardOf({ ...studio, position: undefined }, siteUrl));
  expect([...card.keys()]).toEqual(names.filter((name) => name !== "GEO"));
});

test("line ends of every kind are one", () => {
  const card = readCard(vcardOf({ ...studio, name: "a\r\nb\rc\nd" }, siteUrl));
  expect(card.get("FN")).toEqual(["a\nb\nc\nd"]);
});

test("control characters are left out, tabs are not", () => {
  const card = readCard(vcardOf({ ...studio, name: "a\u0000\u001b\u007f\u0085\tb" }, siteUrl));
  expect(card.get("FN")).toEqual(["a\tb"]);
});

test.each([
  ["one octet", "x", 72],
  ["two octets", "à", 36],
  ["three octets", "€", 24],
  ["four octets", "😀", 18],
])("of characters of %s as many stand on a line as fit whole", (_name, character, fitting) => {
  const lines = vcardOf({ ...studio, name: character.repeat(100) }, siteUrl).split("\r\n");
  expect(lines).toContain(`FN:${character.repeat(fitting)}`);
});

/** Texts made of what a careless writer stumbles over, or of any characters at all. */
const hostile = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      ..."\\;,:\n\t\"'nN= ",
      "\r\n",
      "à",
      "€",
      "😀",
      "\u0000",
      "\u2028",
      "\r\nEND:VCARD\r\n",
      "x".repeat(30),
    ),
    maxLength: 60,
  }),
  fc.string({ unit: "binary", maxLength: 200 }),
);

const hostileStudio = fc
  .record({
    name: hostile,
    email: hostile,
    address: fc.record({
      street: hostile,
      postalCode: hostile,
      city: hostile,
      province: hostile,
      region: hostile,
    }),
  })
  .map((facts) => ({ ...studio, ...facts }));

/** A text as a card can hold it: with one kind of line end, without other control characters. */
const holdable = (text: string) =>
  [...text.replaceAll("\r\n", "\n").replaceAll("\r", "\n")]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return code === 9 || code === 10 || (code >= 32 && code < 127) || code >= 160;
    })
    .join("");

test("what went in is read back, whatever it is", () => {
  fc.assert(
    fc.property(hostileStudio, (facts) => {
      const card = readCard(vcardOf(facts, siteUrl));
      const name = holdable(facts.name);
      const [street, city, region, postalCode] = [
        facts.address.street,
        facts.address.city,
        facts.address.region,
        facts.address.postalCode,
      ].map(holdable);
      const { province } = facts.address;
      expect([...card.keys()]).toEqual(names);
      expect(card.get("FN")).toEqual([name]);
      expect(card.get("N")).toEqual([name, "", "", "", ""]);
      expect(card.get("ORG")).toEqual([name]);
      expect(card.get("EMAIL;TYPE=INTERNET")).toEqual([holdable(facts.email)]);
      expect(card.get("ADR;TYPE=WORK")).toEqual(["", "", street, city, region, postalCode, "Italia"]);
      expect(card.get("LABEL;TYPE=WORK")).toEqual([
        holdable(
          `${facts.address.street}, ${facts.address.postalCode} ${facts.address.city} (${province}), ${facts.address.region}, Italia`,
        ),
      ]);
    }),
    { numRuns: 500 },
  );
});

test("no line is longer than 75 octets or ends inside a character", () => {
  fc.assert(
    fc.property(hostileStudio, (facts) => {
      const octets = Buffer.from(vcardOf(facts, siteUrl)).toString("latin1");
      expect(octets).not.toMatch(/\r(?!\n)|(?<!\r)\n/u);
      const lines = octets.split("\r\n").map((line) => Buffer.from(line, "latin1"));
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
      for (const line of lines) new TextDecoder("utf-8", { fatal: true }).decode(line);
    }),
    { numRuns: 500 },
  );
});

test("a site's address that is no origin, or would begin a new line, is refused", () => {
  expect(() => vcardOf(studio, "https://studio.example/sito")).toThrow("is no origin");
  expect(() => vcardOf(studio, "https://studio.example\r\nNOTE:x")).toThrow("is no origin");
});

test("the file is the card, and the same for the same content", async () => {
  const publicRoot = await mkdtemp(path.join(os.tmpdir(), "vcard-"));
  try {
    await writeVcard(studio, { publicRoot, siteUrl });
    const written = await readFile(path.join(publicRoot, "studio.vcf"), "utf8");
    expect(written).toBe(vcardOf(structuredClone(studio), `${siteUrl}/`));
  } finally {
    await rm(publicRoot, { recursive: true });
  }
});
