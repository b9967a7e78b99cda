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
  const card = String.raw`BEGIN:VCARD
VERSION:3.0
FN:Studio Prova
N:Studio Prova;;;;
ORG:Studio Prova
TEL;TYPE=WORK,VOICE:+390984000000
TEL;TYPE=CELL:+393330000000
EMAIL;TYPE=INTERNET:info@studio.example
ADR;TYPE=WORK:;;Via Prova\, 1;Comune;Calabria;87000;Italia
LABEL;TYPE=WORK:Via Prova\, 1\, 87000 Comune (CS)\, Calabria\, Italia
GEO:38.910000;16.591235
URL:https://www.studio.example/
NOTE:Orari di apertura:\nSabato 9:00–13:00
UID:https://www.studio.example/studio.vcf
END:VCARD
`;
  expect(vcardOf(studio, siteUrl)).toBe(card.replaceAll("\n", "\r\n"));
  expect(vcardOf({ ...studio, position: undefined }, siteUrl)).not.toContain("GEO");
});
