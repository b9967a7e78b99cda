import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const source = path.resolve("src");

const allowed = ["Polizza per i voli con drone", "3 Giorni", "Nessuna risposta entro 20 secondi: $"];

const regions = `Abruzzo Basilicata Calabria Campania Emilia Friuli Lazio Liguria Lombardia Marche Molise
  Piemonte Puglia Sardegna Sicilia Toscana Trentino Umbria Veneto`;
const provinces = `Agrigento Alessandria Ancona Aosta Arezzo Ascoli Asti Avellino Bari Barletta Belluno
  Benevento Bergamo Biella Bologna Bolzano Brescia Brindisi Cagliari Caltanissetta Campobasso Caserta
  Catania Catanzaro Chieti Como Cosenza Cremona Crotone Cuneo Enna Fermo Ferrara Firenze Foggia Forlì
  Frosinone Genova Gorizia Grosseto Imperia Isernia Latina Lecce Lecco Livorno Lodi Lucca Macerata Mantova
  Matera Messina Milano Modena Monza Napoli Novara Nuoro Oristano Padova Palermo Parma Pavia Perugia Pesaro
  Pescara Piacenza Pisa Pistoia Pordenone Prato Ragusa Ravenna Reggio Rieti Rimini Roma Rovigo Salerno
  Sassari Savona Siena Siracusa Sondrio Taranto Teramo Terni Torino Trapani Trento Treviso Trieste Udine
  Varese Venezia Verbano Vercelli Verona Vibo Vicenza Viterbo`;

const facts = [
  // Some provinces are also words, such as «fermo»: only capitalised ones count.
  new RegExp(`(?<!\\p{L})(?:${`${regions} ${provinces}`.replace(/\s+/gu, "|")})(?!\\p{L})`, "u"),
  /\b(?:GNSS|GPS|RTK|SLAM|LiDAR|dron[ei]|UAV|stazion[ei] total[ei]|laser scanner|scanner|fotogrammetri\w+)\b/iu,
  /\b(?:Trimble|Leica|Topcon|DJI|AutoCAD|Archicad|Metashape|Acca)\b/iu,
  /\d\s*(?:giorn[oi]|or[ae]|ann[oi]|mes[ei]|settiman[ae]|minut[oi]|second[oi]|km|cm|mm|ppm|MP|m²|ha|€|euro|per cento)(?!\p{L})/iu,
];

/** Everything between quotes, backticks or tags, outside comments. */
function textsOf(file: string): string[] {
  const code = readFileSync(file, "utf8").replace(/\/\*.*?\*\/|^\s*\/\/.*$/gmsu, "");
  return Array.from(code.matchAll(/(?<=["`>}])[^"`<>{}]+(?=["`<{])/gu), ([text]) => text);
}

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(?:tsx?|svg)$/u.test(name) && !/\.test\.|(?:^|\/)testing\/|gatsby-types/u.test(name),
);
const found = files.flatMap((name) =>
  textsOf(path.join(source, name))
    .filter((text) => facts.some((fact) => fact.test(text)))
    .map((text) => ({ name, text })),
);

test("no text in the code states a fact about the studio", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(found.filter(({ text }) => !allowed.includes(text))).toEqual([]);
});
