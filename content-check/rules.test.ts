import { readDrawing } from "./drawing";
import { jpeg } from "./testing/content-copy";
import { add, type Change, copy, expectReported, remove, set } from "./testing/reported";
import { samplePicture } from "./testing/sample";

const alfa = "services/alfa.json";
const omega = "services/omega.json";
const project = "projects/giardino-nord.json";
const level = "equipment/livella.json";
const cad = "software/cad.json";
const member = "team/titolare.json";
const about = "pages/about.json";
const home = "pages/home.json";
const studio = "site/studio.json";
const equipment = "pages/attrezzature.json";
const policy = "legal/privacy-policy.json";
const terms = "legal/terms-of-service.json";
const navigation = "site/navigation.json";

const image = (src = samplePicture) => ({ src, alt: "Il terreno rilevato", focus: { x: 50, y: 50 } });
const picture = (src: string) => set(level, ["image", "src"], src);
const map = (embedUrl: string) =>
  set("pages/contact.json", ["map"], { heading: { title: "Dove siamo" }, embedUrl });
const openStreetMap = "https://www.openstreetmap.org/";
const links = (...to: string[]) => {
  const labelled = to.map((path) => ({ label: "Qui", to: path }));
  return set(navigation, ["footer", "companyLinks"], labelled);
};
const withDescription = { description: "Veduta dall’alto di colline davanti al mare." };
const film = (name: string, fields: object = withDescription) =>
  set(about, ["video"], {
    heading: { title: "Il filmato" },
    poster: image(),
    videoUrl: `/video/${name}.mp4`,
    ...fields,
  });
const loop = (url = "/video/casa.mp4") => set(home, ["hero", "videoUrl"], url);
const heroPicture = set(home, ["hero", "backgroundImage"], image());
const carousel = (...services: string[]) =>
  set(about, ["carousel"], { heading: { title: "Servizi" }, services });
const draft = (service: string) => set(`services/${service}.json`, ["draft"], true);
const hours = (...entries: object[]) => set(studio, ["openingHours"], entries);
const morning = { days: ["lunedì"], opens: "09:00", closes: "13:00" };
const afternoon = { ...morning, opens: "15:00", closes: "18:00" };
const closed = (...days: [from: string, to: string][]) => {
  const closures = days.map(([from, to]) => ({ from, to, note: "ferie" }));
  return set(studio, ["closures"], closures);
};
const intro = (token: string) => set(policy, ["intro"], `Il titolare dei dati è ${token}, e risponde.`);
const seo = { title: "Rilievo del castello", description: "d".repeat(130) };
const small = jpeg(800);

const page = (blocks: readonly object[], slug = "certificazioni", fields: object = {}) => {
  const hero = { title: "Certificazioni", subtitle: "Che cosa attesta la qualità dei rilievi." };
  return add(`pages/${slug}.json`, { order: 1, title: "Certificazioni", seo, hero, blocks, ...fields });
};
const table = (...rows: string[][]) => ({
  title: "Le certificazioni",
  table: { columns: ["Norma", "Dal"], rows: rows.map((cells) => ({ cells })) },
});
const iso = table(["ISO 9001", "2019"], ["–", "–"]);
const pdf = (name: string) => {
  const links = [{ label: "Listino (PDF)", to: `/documenti/${name}.pdf` }];
  return { title: "Il listino", links };
};

const file =
  (name: string, value: unknown): Change =>
  (tree) =>
    void tree.set(`static/${name}`, value);
const former = (name: string, ...paths: unknown[]) => set(name, ["formerAddresses"], paths);

const mp4 = Buffer.from("\0\0\0\u0018ftypmp42");
const srt = "1\n00:00:01,500 --> 00:00:03,000\nNon è WEBVTT\n";

type Row = [title: string, change: Change | readonly Change[], ...reported: string[]];

const files: Row[] = [
  ["a missing page", remove(about), "pages/about.json … manca il file «Chi Siamo»"],
  ["a missing list", remove("site/lists.json"), "site/lists.json … manca il file «Elenchi»"],
  ["an unknown folder", add("servizi/x.json", "{}"), "servizi/x.json … nessuna pagina usa questo file"],
  ["a nested folder", add("services/a/gru.json", "{}"), "gru.json … cartelle … content/services,"],
  ["an uppercase ending", add("services/Alfa.JSON", "{}"), "Alfa.JSON … nessuna pagina usa questo file"],
  ["an unfinished download", add("images/foto.jpg.part", "x"), "foto.jpg.part … formato non ammesso"],
  ...["services/.DS_Store", "services/alfa.json~", "services/~$alfa.json", "images/@eaDir/a.jpg/b.jpg"].map(
    (name): Row => [`${name}, a leftover of a system or a program`, add(name, "\0\x05")],
  ),
  ["a note beside the pictures", add("images/CREDITS.md", "x")],
  ["no project", ["giardino-nord", "piazza-est", "torre-sud"].map((name) => remove(`projects/${name}.json`))],
  ["a dead page link", [remove(equipment), links("/attrezzature")], "«/attrezzature» non è una pagina"],
  ["a removed service", [carousel("alfa", "beta", "omega"), remove(omega)], "servizio «omega»: non esiste"],
  ["an additional project", copy(project, "projects/castello.json", { order: 10, title: "Castello", seo })],
  [
    "a reference to a broken file",
    [set(alfa, ["software"], ["cad"]), add(cad, "{"), add(omega, "{")],
    ...[omega, cad].map((name) => `${name} … non è JSON`),
  ],
];

const questions = "pages/domande.json";
const group = ["groups", 0];
const first = [...group, "questions", 0];
const ask = (field: string, value: unknown) => set(questions, [...first, field], value);
const source = (to: string) => ask("sources", [{ label: "Codice civile, art. 873", to }]);
const undated = "qui è citata una norma, ma la pagina non dice in quale giorno";

const questionRows: Row[] = [
  ["a site without the page of questions", remove(questions)],
  ["a question without an answer", ask("answer", undefined), "(groups[0].questions[0].answer): va compilato"],
  ["a question about a removed service", ask("service", "gamma-2"), "servizio «gamma-2»: non esiste"],
  ["a source with a space", source("https://tinitaly.pi.ingv.it/un dato"), ".to): … senza spazi"],
  ["a source without https", source("http://tinitaly.pi.ingv.it/"), ".to): … comincia con https://"],
  [
    "a second use of an anchor",
    [set(questions, [...group, "anchor"], "usucapione"), ask("anchor", "usucapione")],
    "(groups[0].questions[0].anchor): … l'ancora «usucapione» c'è già in questa pagina → Darne",
  ],
  [
    "law without a day",
    [set(alfa, ["law"], undefined), set(alfa, ["intro", "title"], "Che cosa vuole il D.P.R. 380/2001")],
    `alfa.json … ${undated}`,
  ],
  [
    "law with its day",
    [
      set(alfa, ["law"], { checkedOn: "2026-11-27" }),
      set(alfa, ["intro", "title"], "Che cosa vuole la L. 52/1985"),
    ],
  ],
];

const pages: Row[] = [
  ["a custom page and a link to it", [page([iso]), links("/certificazioni")]],
  ["a custom page without blocks", page([]), "Blocchi (blocks): elenco di 0 elementi: il minimo è 1"],
  ["a title alone", page([iso, { title: "Altro", ground: "inchiostro" }]), "[1].paragraphs): va compilato"],
  ["a long row", page([table(["ISO 9001", "2019", "sì"], ["–", "–"])]), "le celle sono 3, le colonne 2 →"],
  ["a path in use", page([iso], "privacy-policy"), "«/privacy-policy»: è l'indirizzo di Documento"],
  ["the editor's path", page([iso], "redazione"), "«/redazione»: questo indirizzo serve ai file del sito"],
  ["a former address like the editor's path", former(about, "/redazione", "/biglietto.vcf")],
  ["a link to a PDF", [page([pdf("listino")]), file("documenti/listino.pdf", "%PDF-1.4")]],
  [
    "a link to a missing PDF",
    [page([pdf("lisitno")]), file("documenti/listino.pdf", "%PDF-1.4")],
    "[0].to): manca il file «lisitno.pdf» (static/documenti/lisitno.pdf) → Forse intendevi «documenti/listino.pdf».",
  ],
];

const captions = [0, 2].map((item) => set(project, ["gallery", item, "caption"], "Il ponte da sotto"));
const shifted = { ...image(), focus: { x: 40, y: 50 } };
const entries: Row[] = [
  ["a name without letters", copy(member, "team/«».json", { order: 2, draft: true }), "«nome-nuovo»"],
  [
    "views that phones would crop apart",
    set(project, ["comparison"], { before: image(), after: shifted, start: 50, caption: "Luogo e quote" }),
    "(comparison.after.focus): … lo stesso punto focale",
  ],
  ["a name unfit for a URL", copy(member, "team/Il Socio.json", { order: 2, draft: true }), "«il-socio»"],
  [
    "a renamed copy",
    copy(project, "projects/giardino-nord-2.json"),
    "giardino-nord-2.json … più di metà dei testi è di Progetto «title project 0»",
    `giardino-nord-2.json … (order): la posizione 1 è già di Progetto «title project 0» → … per esempio 4;`,
    "(title): questo testo c'è già in Progetto",
    "(seo.title): questo testo c'è già",
    "(seo.description): questo testo c'è già",
  ],
  ["a renamed draft copy", copy(project, "projects/giardino-nord-2.json", { order: 10, draft: true, seo })],
  ["a draft service and a link to it", [draft("omega"), links("/about", "/services/omega")]],
  ["a draft in a list", [draft("alfa"), carousel("alfa", "beta", "gamma")], "services): qui c'è una bozza"],
  ["a button to a draft", [draft("omega"), set(navigation, ["quote", "to"], "/services/omega")], "quote.to"],
  [
    "a privacy policy without the section on external content",
    set(policy, ["sections", 0, "anchor"], undefined),
    `${policy} … (sections): nessuna sezione ha l'ancora «contenuti-esterni» … →`,
  ],
  ["no terms of service", remove(terms), `${terms} … manca il file «Termini di servizio»`],
  ["a draft privacy policy", set(policy, ["draft"], true), `${policy} … manca il file «Informativa privacy»`],
  ["an invalid position", set(level, ["order"], { toString: 1 }), "(order): qui ci vuole"],
  ["a dangling reference", set(alfa, ["software"], ["cat"]), "non esiste, … intendevi «cad». Ci sono: cad."],
  ["an unlisted category", set(project, ["category"], "Voce amesa"), "«Elenchi» … intendevi «Voce ammessa»"],
  ["a repeated entry", set(alfa, ["equipment"], ["prisma", "prisma"]), "c'è già: è la voce 1 dell'elenco"],
  ["a repeated caption", captions, "(gallery[2].caption): … c'è già"],
  ["two openings a day, one-day closure", [hours(morning, afternoon), closed(["2098-06-02", "2098-06-02"])]],
  ["hours that close before they open", hours({ ...morning, closes: "08:00" }), "(openingHours[0].closes)"],
  ["overlap", hours(morning, { ...afternoon, opens: "12:59" }), "(openingHours[1].opens): … si sovrappone"],
  ["a reversed closure", closed(["2098-08-25", "2098-08-10"]), "(closures[0].to): … viene dopo il primo"],
  ["a mistyped year", closed(["2098-08-10", "2198-08-25"]), "una chiusura dura al massimo 100 giorni"],
  ["no such day", closed(["2098-02-31", "2098-03-01"]), "«2098-02-31»: il giorno non esiste → Data nel"],
  ["no such time", hours({ ...morning, opens: "24:00" }), "«24:00» non ha la forma giusta → Ora nel formato"],
  ["overlap", closed(["2098-08-10", "2098-08-25"], ["2098-08-25", "2098-08-31"]), "(closures[1].from)"],
  ["valid links", links("/services/alfa", "/portfolio/torre-sud", "/#servizi", "/terms-of-service")],
  ["dead links", links("/contatti", "/services/alfo"), "«/contatti» … Pagine: /,", "vi «/services/alfa»"],
  ["a film", film("casa")],
  [
    "a missing film",
    film("caso"),
    "caso.mp4) → Forse intendevi «video/casa.mp4».",
    "manca … caso.vtt",
    "caso.webm",
  ],
  [
    "a film without pictures",
    [film("casa"), file("video/casa.mp4", "casa")],
    "casa.mp4: : non è un filmato MP4 →",
  ],
  [
    "a film renamed",
    [film("casa"), file("video/casa.webm", mp4)],
    "static/video/casa.webm: : non è un filmato WebM → Esportarlo",
  ],
  [
    "a renamed Word file",
    file("documenti/a.pdf", "PK\u0003\u0004 word/document.xml"),
    "a.pdf: : non è un PDF",
  ],
  [
    "a heavy film without pictures",
    file("video/b.mp4", Buffer.alloc(26_214_401)),
    "b.mp4: : non è un filmato",
  ],
  ["captions of another program", file("video/casa.vtt", srt), "casa.vtt: : la prima riga non è WEBVTT … →"],
  [
    "captions of Windows",
    file("video/casa.vtt", "\uFEFFWEBVTT - Casa\r\n\r\n00:01.000 --> 00:02.000\r\nUno, due"),
  ],
  [
    "a heavy file",
    file("documenti/a.pdf", Buffer.alloc(26_214_401, "%PDF-1.4")),
    "documenti/a.pdf: : pesa 26,3 MB … Cloudflare",
  ],
  ["a silent loop needs no captions", [loop(), heroPicture, (tree) => tree.delete("static/video/casa.vtt")]],
  ["a loop needs a picture", loop(), "(hero.backgroundImage): … una testata con un video ha bisogno"],
  ["a film without description", film("casa", {}), "(video.description): … un filmato proprio ha bisogno"],
  ["a map without a marker", map(`${openStreetMap}#map=8/38.9/16.6`), "(map.embedUrl): … segnaposto"],
  ["a shared map link", map("https://maps.app.goo.gl/AbCdEf"), "… copiato da OpenStreetMap o da Google Maps"],
];

const title = (text: string, ...reported: string[]): Row => [
  JSON.stringify(text),
  set(project, ["title"], text),
  ...reported.map((message) => `${project}: Titolo (title): ${message}`),
];
const invisible = "carattere invisibile";

const texts: Row[] = [
  ["a token in a legal document", intro("{studio.name}")],
  ["an unknown token", intro("{studio.nome}"), "non si può usare qui → Forse intendevi «{studio.name}»."],
  title("Per {studio.name}", "«{studio.name}» non si può usare qui"),
  ["«email», misspelt in prose, in an e-mail address", set(studio, ["email"], "email@studio.it")],
  ["two mailboxes", set(studio, ["email"], "a@studio.it, b@studio.it"), "→ Un solo indirizzo di posta"],
  ["no VAT", set(studio, ["vatNumber"], undefined), `${studio}: : manca la partita IVA →`],
  ["VAT", set(studio, ["vatNumber"], "01234567891"), "(vatNumber): … la cifra di controllo non torna"],
  ["an undated policy", set(policy, ["showUpdatedDate"], false), "(version): … oppure quella della versione"],
  title("Rilievo 🏰 del → 漢, 👷🏽‍♀️ e ❤️‍🔥"),
  title("Quote a < b > c * d [x] (y) & R&D; 15\u00A0% l’area"),
  ["a URL with punctuation", [heroPicture, loop("https://youtu.be/XXXXXXXXXXX?a=**!!!&amp;")]],
  title("il <b>confine</b>", "«<b>» è un codice: la pagina lo mostra com'è → Toglierlo"),
  title("l&#x27;area", "«&#x27;» è un codice"),
  title(" \n", "il testo è vuoto"),
  title("il con\u00ADfine", `${invisible} (U+00AD) dopo «il con» → Cancellare e riscrivere quel punto`),
  title("\u200Bil confine", `${invisible} (U+200B) all'inizio`),
  ...["\u200D", "\u202E", "\t", "\uF0B7", "\uD83D"].map((character) =>
    title(`il${character}confine`, `${invisible} (U+… dopo «il»`),
  ),
  title("il\r\nconfine", "a capo dopo «il»: la pagina non lo mostra → Scrivere di seguito"),
];

const plan = (inside = '<path d="M0 0h9"/>', root = 'viewBox=" 0 0 420 297 "') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`;
const pictures: Row[] = [
  ["a misspelt picture", picture("../images/campone.jpg"), `Forse intendevi «${samplePicture}».`],
  ["a name in capitals", picture("../images/Campione.JPG"), `Forse intendevi «${samplePicture}».`],
  ["a drawn portrait", [add("images/a.svg", plan()), set(member, ["photo", "src"], "../images/a.svg")]],
  ["a drawn instrument", [add("images/a.svg", plan()), picture("../images/a.svg")], "è un disegno SVG"],
  // macOS decomposes accented letters.
  ["a name unfit for a URL", add("images/Citta\u0300 1.JPG", small), "Rinominarla con lettere minuscole"],
];

const drawing = (text: string, ...reported: string[]): Row => [
  `a drawing: ${text.slice(0, 200)}`,
  add("images/pianta.svg", text),
  ...reported.map((message) => `images/pianta.svg … ${message}`),
];
const inkscape = "http://www.inkscape.org/namespaces/inkscape";
const unsafe = (inside: string, part: string) =>
  drawing(plan(inside), `contiene … «${part} … → Esportarlo come SVG semplice`);

const drawings: Row[] = [
  drawing(`<?xml version="1.0"?><!-- 1 > 0 -->${plan(`<use xlink:href="#a" style="fill:url('#b')"/>`)}`),
  drawing(
    plan(`<g inkscape:label="C://x" xmlns:inkscape="${inkscape}"><inkscape:page/><title>1:500</title></g>`),
  ),
  unsafe("<style>path { fill: none }</style>", "<style>"),
  unsafe("<script/>", "<script>"),
  unsafe(`<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>`, "<x:script>"),
  unsafe(`<x:iframe xmlns:x="http://www.w3.org/1999/xhtml"/>`, "<x:iframe>"),
  unsafe(`<a:b xmlns:a="${inkscape}" xlink:href="https://a.it"/>`, "xlink:href"),
  unsafe("<foreignObject/>", "<foreignObject>"),
  unsafe(`<set attributeName="href" to="javascript:alert(1)"/>`, "<set>"),
  unsafe('<g fill="none"\nonload="alert(1)"/>', "onload="),
  unsafe('<image href="data:image/png;base64,AA=="/>', "<image>"),
  unsafe('<use href="&#104;ttps://a.it/b.svg#c"/>', "href="),
  unsafe('<use href="altro.svg#c"/>', "href="),
  unsafe('<g xml:base="https://a.it"/>', "xml:base="),
  unsafe('<path fill="url(//a.it/b.svg#c)"/>', "fill="),
  unsafe(String.raw`<path style="fill:u\72l(https:x)"/>`, "style="),
  unsafe(`<path style="fill:image-set('https:x' 1x)"/>`, "style="),
  drawing(`<!DOCTYPE svg [<!ENTITY a "b">]>${plan()}`, "«<!DOCTYPE>» →"),
  drawing(`<?xml-stylesheet href="a.css"?>${plan()}`, "<?xml-stylesheet?>"),
  drawing(plan("", 'width="9" height="9"'), "manca il viewBox"),
  drawing(plan(`<path d="M${"0 ".repeat(51_000)}"/>`), "pesa 103 kB: il massimo è 100 kB"),
];

const ground = {
  heading: { title: "Una sezione del terreno" },
  ...{ east: 638_000, north: 4_380_000, cellSize: 10, baseHeight: 90, rows: ["10 20 30", "5 15 25"] },
  ...{ left: 2, top: 2, right: 98, bottom: 80, startY: 0, endY: 10, level: 91 },
};
const sheet = {
  drawing: { src: "../images/pianta.svg", alt: "Pianta quotata di un appartamento" },
  ...{ title: "Pianta", deliverable: "Pianta quotata", notes: ["Prima nota", "Seconda nota"] },
  caption: "Pianta quotata di un appartamento. Esempio con dati inventati.",
};
const terrain = (fields: Record<string, unknown>, ...reported: string[]): Row => [
  `a terrain with ${JSON.stringify(fields)}`,
  [
    add("images/pianta.svg", plan()),
    set(alfa, ["sheet"], sheet),
    set(alfa, ["terrain"], { ...ground, ...fields }),
  ],
  ...reported,
];
const terrains: Row[] = [
  ["a terrain without a sheet", set(alfa, ["terrain"], ground), "(terrain): … ha bisogno della tavola"],
  terrain({}),
  terrain({ rows: ["10 20 30", "5 15"] }, "(terrain.rows[1]): … sono 2, quelle della prima 3 → Scrivere"),
  terrain({ left: 98, right: 2 }, "(terrain.right): … il bordo destro viene prima del sinistro … →"),
  terrain({ top: 80 }, "(terrain.bottom): … il bordo basso viene prima"),
  terrain({ level: 9.1 }, "(terrain.level): … fuori dalle quote … → Scrivere un numero da 90 a 93."),
  terrain({ startY: 12 }, "(terrain.startY): … profondo 10 m → Scrivere un numero da 0 a 10."),
];

const fields: Row[] = [
  ["a misspelt field", copy(alfa, alfa, { title: undefined, titel: "x" }), 'Forse intendevi "title".'],
  ["a field like one that is there", set(alfa, ["titles"], 1), "non esiste → Toglierlo. I campi ammessi"],
];

const refused = (message: string, paths: string): Row => [
  `former addresses, each reported as «…${message}»`,
  former(alfa, ...paths.split(" ")),
  ...paths.split(" ").map((path) => `«${path}»${message}`),
];
const malformed = String.raw`/ services/alfa /a#a https://a.it/b //a.it /a//b /../b /.env /a\b /a"b /a;b /a:b /a*b /a%2fb /a%00b /a%zz`;
const formerAddresses: Row[] = [
  ["former addresses", [former(alfa, "/services/di_prima", "/chi-siamo"), former(home, "/home")]],
  [
    "former addresses of an older site",
    [
      former(alfa, "/x.html", "/Chi-Siamo/", "/index.php/servizi", "/c,3.htm", "/~b/d+e"),
      former(home, "/index.html", "/Index", "/perché", "/citt%c3%A0/a%20b.html"),
      former(about, "/video.html", "/About.html", "/about/index.html"),
    ],
  ],
  refused(" non ha la forma giusta", malformed),
  refused(": questo indirizzo serve ai file del sito", "/static/x /Video /404.html /favicon.ico"),
  ["a current path", former(alfa, "/services/alfa/"), "«/services/alfa/»: è l'indirizzo di Servizio"],
  [
    "former addresses sharing a file with a page or another former address",
    [
      former(alfa, "/services/Omega.html", "/perch%C3%A9", "/index.html"),
      former(home, "/Perché.html", "/services/alfa/index"),
    ],
    "«/services/alfa/index»: è l'indirizzo di Servizio",
    "«/services/Omega.html»: è l'indirizzo di Servizio",
    "«/perch%C3%A9»: è già un indirizzo di prima di Pagina iniziale",
    "«/index.html»: è l'indirizzo di Pagina iniziale",
  ],
  ["a duplicate", former(alfa, "/x", "/X", "/x/"), "(formerAddresses[2]): «/x/»: è già un indirizzo di"],
  ["a title in capitals", set(omega, ["title"], "TITLE SERVICE 0"), "(title): questo testo c'è già"],
  ["a repeated value", [alfa, omega].map((name) => set(name, ["formValue"], "x")), "omega.json … già in"],
];

const rows = [
  files,
  pages,
  questionRows,
  formerAddresses,
  entries,
  texts,
  pictures,
  drawings,
  terrains,
  fields,
].flat();

test.each(["<g>", "<g>&a;</g>", '<g inkscape:label="x"/>'])(
  "refuses a drawing that is no XML: %s",
  (inside) => {
    const { fault } = readDrawing(Buffer.from(`\n${plan(inside)}`));
    expect(fault?.message).toContain("riga 2, che non è XML");
  },
);

test.each(rows)("checks %s", async (_title, change, ...reported) => {
  await expectReported(change, reported);
});
