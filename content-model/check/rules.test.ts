import { randomBytes } from "node:crypto";
import { jpeg, png, sampleLists, svg, type Tree } from "./testing/content-copy";
import { samplePicture } from "./testing/sample";
import { add, type Change, copy, expectTold, move, remove, set } from "./testing/told";

const alfa = "services/alfa.json";
const omega = "services/omega.json";
const project = "projects/giardino-nord.json";
const level = "equipment/livella.json";
const prism = "equipment/prisma.json";
const cad = "software/cad.json";
const member = "team/titolare.json";
const about = "pages/about.json";
const home = "pages/home.json";
const studio = "site/studio.json";
const policy = "legal/privacy-policy.json";

const fieldsOf = (tree: Tree, file: string) => tree.get(`content/${file}`) as Record<string, unknown>;

const image = (src = samplePicture) => ({ src, alt: "Il terreno rilevato", focus: { x: 50, y: 50 } });
const picture = (src: string, file = level) => set(file, ["image", "src"], src);
const map = (address: string) => set("pages/contact.json", ["map", "embedUrl"], address);
const embedded = "https://www.google.com/maps/embed?pb=!1m18!1m12!2d16!3d38.9";
const links = (...to: string[]) => {
  const labelled = to.map((address) => ({ label: "Qui", to: address }));
  return set("site/navigation.json", ["footer", "companyLinks"], labelled);
};
const film = (name: string): Change[] => [
  set(about, ["video", "videoUrl"], `/video/${name}.mp4`),
  set(about, ["video", "description"], "Veduta dall’alto di colline davanti al mare."),
];
const loop = set(home, ["hero", "videoUrl"], "/video/casa.mp4");
const behind = set(home, ["hero", "backgroundImage"], image());
const hours = (...entries: object[]) => set(studio, ["openingHours"], entries);
const morning = { days: ["lunedì"], opens: "09:00", closes: "13:00" };
const afternoon = { ...morning, opens: "15:00", closes: "18:00" };
const closed = (...days: [from: string, to: string][]) => {
  const closures = days.map(([from, to]) => ({ from, to, note: "ferie" }));
  return set(studio, ["closures"], closures);
};
const intro = (token: string) =>
  set(policy, ["intro"], `Il titolare dei dati personali è ${token}, che risponde.`);
const tooFew: Change = (tree) => {
  const sections = fieldsOf(tree, policy).sections as object[];
  set(policy, ["sections"], sections.slice(1))(tree);
};
const seo = { title: "Rilievo del castello", description: "d".repeat(130) };
/** As another page has it, capitals aside. */
const sameTitle: Change = (tree) => {
  const { title } = fieldsOf(tree, alfa).seo as { title: string };
  set(omega, ["seo", "title"], title.toUpperCase())(tree);
};
const misspelt: Change = (tree) => {
  const { description, ...rest } = fieldsOf(tree, alfa);
  add(alfa, { ...rest, descrption: description })(tree);
};
const small = jpeg(800);
const medium = jpeg(1200);
const widePng = png(1600);

/** What is wrong, the change, and all that the check says of it: nothing where it is right. */
type Row = [what: string, change: Change | readonly Change[], ...told: string[]];

const files: Row[] = [
  ["a missing page", remove(about), "pages/about.json … manca il file «Chi Siamo»"],
  ["a misspelt page", move(about, "pages/abuot.json"), about, "Forse intendevi «content/pages/about.json»."],
  ["another folder", add("servizi/x.json", "{}"), "servizi/x.json … nessuna pagina usa questo file"],
  ["a folder in a folder", add("services/a/gru.json", "{}"), "Forse intendevi «content/services/gru.json»"],
  ["an ending in capitals", add("services/Alfa.JSON", "{}"), "Forse intendevi «content/services/alfa.json»"],
  ["a second ending by Notepad", add("projects/x.json.txt", "{}"), "intendevi «content/projects/x.json»."],
  ["a GIF", add("images/foto.gif", "GIF89a"), "images/foto.gif … formato «.gif» non ammesso"],
  ["a picture without ending", add("images/foto", "?"), "images/foto … file senza estensione"],
  [
    "what the Finder, people and editors leave behind",
    [add("services/.DS_Store", "x"), add("images/CREDITS.md", "x"), add("services/alfa.json~", "x")],
  ],
  [
    "a missing service that a project names",
    [remove(omega), set(project, ["services"], ["alfa", "omega"])],
    "Servizi collegati › 2 (services[1]): servizio «omega»: il file non esiste",
    `${omega} … manca il servizio «omega», che il sito deve avere`,
  ],
  ["a required project renamed", move(project, "projects/giardino.json"), "Forse è il file «giardino.json»"],
  ["a required project as a draft", set(project, ["draft"], true), "questo progetto fa parte del sito"],
  ["one more project", copy(project, "projects/castello.json", { order: 10, seo })],
  ["a broken file that others name", [set(alfa, ["software"], ["cad"]), add(cad, "{")], `${cad} … manca`],
];

const none = (file: string) => set(file, ["order"], { toString: 1 });
const caption = (item: number, text: string) => set(project, ["gallery", item, "caption"], text);
const tooLong = "a".repeat(81);
const entries: Row[] = [
  ["a name that is no address", copy(member, "team/Il Socio.json", { order: 2 }), "… «il-socio.json»"],
  ["a name that is too long", copy(member, `team/${tooLong}.json`, { order: 2 }), "al massimo 80 caratteri"],
  [
    "a project copied by Windows",
    copy(project, "projects/giardino-nord - Copia.json"),
    "→ È una copia di «giardino-nord.json»: toglierla, o … per esempio «giardino-nord-2.json».",
  ],
  [
    "a service copied by macOS",
    copy(alfa, "services/alfa copia.json"),
    "→ È una copia di «alfa.json»: toglierla.",
  ],
  [
    "a copy that has a name of its own, and all the rest of the other",
    copy(project, "projects/giardino-nord-2.json"),
    `giardino-nord-2.json … (order): la posizione 1 è già di content/${project} → … per esempio 4.`,
    "(seo.title): questo testo c'è già",
    "(seo.description): questo testo c'è già",
  ],
  [
    "two positions that are none",
    [none(level), none(prism)],
    "(order): qui ci vuole",
    "(order): qui ci vuole",
  ],
  [
    "a dead reference",
    set(alfa, ["equipment"], ["prisma", "livela"]),
    "(equipment[1]): strumento «livela»: il file non esiste → Forse intendevi «livella». Ci sono: livella, prisma.",
  ],
  ["a reference twice", set(alfa, ["equipment"], ["prisma", "prisma"]), "c'è già: è la voce 1 dell'elenco"],
  [
    "a caption twice",
    [0, 2].map((item) => caption(item, "Il ponte da sotto")),
    "(gallery[2].caption): … c'è già",
  ],
  ["hours twice a day, a day of closure", [hours(morning, afternoon), closed(["2026-06-02", "2026-06-02"])]],
  ["hours that end before they begin", hours({ ...morning, closes: "08:00" }), "(openingHours[0].closes)"],
  [
    "hours that overlap",
    hours(morning, { ...afternoon, opens: "12:59" }),
    "(openingHours[1].opens): … si sovrappone",
  ],
  [
    "closures the other way round",
    closed(["2026-08-25", "2026-08-10"]),
    "(closures[0].to): … viene dopo il primo",
  ],
  ["a year typed wrong", closed(["2026-08-10", "2062-08-25"]), "una chiusura dura al massimo 100 giorni"],
  ["a day that is none", closed(["2026-02-30", "2026-02-01"]), "(closures[0].from): «2026-02-30»"],
  [
    "closures that overlap",
    closed(["2026-08-10", "2026-08-25"], ["2026-08-25", "2026-08-31"]),
    "(closures[1].from)",
  ],
  ["links", links("/services/alfa", "/portfolio/torre-sud", "/#servizi", "/terms-of-service")],
  [
    "links to no page, project or section",
    links("/contatti", "/portfolio/nessuno", "/about#servizi", "/services/alfo"),
    "(footer.companyLinks[0].to): «/contatti» non è una pagina del sito → … Pagine: /,",
    "«/portfolio/nessuno» non è una pagina del sito",
    "«/about#servizi» non è una pagina del sito",
    "→ Forse intendevi «/services/alfa».",
  ],
  ["a film", film("casa")],
  [
    "a missing film",
    film("caso"),
    "manca … caso.mp4 → Forse intendevi «casa.mp4».",
    "manca … caso.vtt → Mettere in static/video i sottotitoli in formato WebVTT",
    "manca … caso.webm",
  ],
  ["a silent loop needs no captions", [loop, behind, (tree) => tree.delete("static/video/casa.vtt")]],
  ["a loop needs a picture", loop, "(hero.backgroundImage): … una testata con un video ha bisogno"],
  [
    "a film needs a description",
    film("casa").slice(0, 1),
    "(video.description): … un filmato proprio ha bisogno",
  ],
  [
    "a map as HTML",
    map(`<iframe src="${embedded}"></iframe>`),
    `(map.embedUrl): … → Forse intendevi «${embedded}».`,
  ],
  ["a map to look at", map("https://maps.app.goo.gl/AbCdEf"), "… copiato da OpenStreetMap o da Google Maps"],
];

/** What is said of a title: nothing where it is right. */
const title = (text: string, ...told: string[]): Row => [
  JSON.stringify(text),
  set(project, ["title"], text),
  ...told.map((words) => `${project}: Titolo (title): ${words}`),
];
const invisible = "carattere invisibile";

const texts: Row[] = [
  ["a title twice", sameTitle, `${omega} … (seo.title): questo testo c'è già in content/${alfa}`],
  ["a section too few", tooFew, "2 sezioni: ne servono esattamente 3"],
  [
    "no section on embeds",
    set(policy, ["sections", 2, "anchor"], undefined),
    '0 sezioni con "anchor": ne serve una',
  ],
  ["a token of a legal document", intro("{studio.name}")],
  ["an unknown token", intro("{studio.nome}"), "non si può usare qui → Forse intendevi «{studio.name}»."],
  title("Per {studio.name}", "«{studio.name}» non si può usare qui"),
  title("Il DPR 380/2001", "«DPR»: si scrive «D.P.R., D.Lgs."),
  title("L'immobile", "«L'»: si scrive «l’immobile»"),
  ["an address that holds a word spelt otherwise", set(studio, ["email"], "email@studio.it")],
  [
    "two e-mail addresses",
    set(studio, ["email"], "a@studio.it, b@studio.it"),
    "→ Un solo indirizzo di posta",
  ],
  [
    "a wrong VAT number",
    set(studio, ["vatNumber"], "01234567891"),
    "(vatNumber): … la cifra di controllo non torna",
  ],
  [
    "a document without a date",
    set(policy, ["showUpdatedDate"], false),
    "(version): … oppure quella della versione",
  ],
  title("Rilievo 🏰 del → 漢, 👷🏽‍♀️ e ❤️‍🔥"),
  title("Quote a < b > c * d [x] (y) & R&D; 15\u00A0% l’area"),
  [
    "an address with signs",
    [behind, set(home, ["hero", "videoUrl"], "https://youtu.be/XXXXXXXXXXX?a=**!!!&amp;")],
  ],
  title("il <b>confine</b>", "«<b>» è un codice: la pagina lo mostra com'è → Toglierlo"),
  title("il <br/> confine", "«<br/>» è un codice"),
  title("perch&eacute;", "«&eacute;» è un codice"),
  title("<!-- nota -->", "«<!--» è un codice"),
  title("il **confine**", "«**»: la pagina mostra questi segni come sono → Toglierli"),
  title("il [confine](https://a.it)", "«[confine](https://a.it)»: la pagina mostra"),
  title("il conﬁne", "«ﬁ» è un segno solo, copiato da un PDF, dopo «il con» → … con le lettere: «fi»."),
  title("il con\u00ADfine", `${invisible} (U+00AD) dopo «il con» → Cancellare e riscrivere quel punto`),
  title("\u200Bil confine", `${invisible} (U+200B) all'inizio`),
  ...["\u200D", "\uFEFF", "\u2060", "\u202E", "\t", "\u0007", "\u2028", "\uFFFE", "\uF0B7", "\uD83D"].map(
    (sign) => title(`il${sign}confine`, `${invisible} (U+… dopo «il»`),
  ),
  title("il  confine", "più spazi di seguito dopo «il» → Lasciarne uno."),
  title("il \u00A0confine", "più spazi di seguito dopo «il»"),
  title("il confine!!!", "troppi punti esclamativi: «!!!»"),
  title("il\r\nconfine", "a capo dopo «il»: la pagina non lo mostra → Scrivere di seguito"),
];

const meant = `non esiste → Forse intendevi «${samplePicture}».`;
const pictures: Row[] = [
  ["a misspelt picture", picture("../images/campone.jpg"), meant],
  ["a picture with another ending", picture("../images/campione.png"), meant],
  ["a picture of another folder", picture("../images/team/campione.jpg"), meant],
  [
    "a folder of pictures that was renamed",
    [
      add("images/projects/confine/1.jpg", medium),
      add("images/projects/zona-nuova/1.jpg", medium),
      picture("../images/projects/confine/1.jpg"),
      picture("../images/projects/confini/1.jpg", prism),
    ],
    "non esiste → Forse intendevi «../images/projects/zona-nuova/1.jpg».",
  ],
  [
    "pictures that another project has for itself",
    [add("images/projects/piazza-est/1.jpg", medium), picture("../images/projects/piazza-ovest/1.jpg")],
    "non esiste → Copiare la fotografia in content/images, o correggere il nome.",
  ],
  ["capitals", picture("../images/Campione.JPG"), `Il file si chiama «${samplePicture}».`],
  ["a folder in capitals", picture("../IMAGES/campione.jpg"), "maiuscole e minuscole diverse"],
  ...["images/../site/a", "images/../../../etc/passwd", "images/./a", "images//a", "images/a\\b"].map(
    (src): Row => [src, picture(`../${src}.jpg`), "(image.src): … non è un percorso dentro content/images"],
  ),
  [
    "pictures too narrow for their use",
    [
      add("images/piccola.jpg", small),
      add("images/media.jpg", medium),
      picture("../images/media.jpg"),
      picture("../images/piccola.jpg", prism),
      set(project, ["gallery", 2, "image", "src"], "../images/media.jpg"),
    ],
    `${prism} … «../images/piccola.jpg» è larga 800 punti: ne servono almeno 1200`,
    `${project} … «../images/media.jpg» è larga 1200 punti: ne servono almeno 1600`,
  ],
  ["a drawn portrait", [add("images/a.svg", svg), set(member, ["photo", "src"], "../images/a.svg")]],
  ["a drawing elsewhere", [add("images/a.svg", svg), picture("../images/a.svg")], "è un disegno SVG"],
  ["a wrong ending", add("images/a.jpg", widePng), "un'immagine PNG → Rinominarla con .png"],
  ...[
    ["Foto Città.JPG", "foto-citta.jpg"],
    ["Cantiere/foto_1.jpg", "cantiere/foto_1.jpg"],
    ["IMG 0001 (copia).jpeg", "img-0001-copia.jpeg"],
    // As macOS writes accents: letter and accent apart.
    ["perche\u0301.jpg", "perche.jpg"],
    ["foto.v2.jpg", "foto-v2.jpg"],
    ["📷.jpg", "foto.jpg"],
  ].map(
    ([name, right]): Row => [`the name ${name}`, add(`images/${name}`, medium), `«content/images/${right}»`],
  ),
];

/** A drawing with two numbers; `inside` stands between its tags, `root` in the first of them. */
const plan = (inside = '<path d="M0 0h9"/>', root = 'viewBox="0 0 420 297" data-notes="2"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`;
/** Gives a service a sample sheet that is right but for `fields`. */
const withSheet = (drawing = plan(), fields: Record<string, unknown> = {}): Change[] => [
  add("images/pianta.svg", Buffer.from(drawing)),
  set(alfa, ["deliverables", 0, "name"], "Pianta quotata"),
  set(alfa, ["sheet"], {
    drawing: { src: "../images/pianta.svg", alt: "Pianta quotata di un appartamento" },
    title: "Pianta",
    caption: "Pianta quotata di un appartamento. Esempio con dati inventati.",
    notes: ["Catena di quote parziali", "Infisso con la sua altezza"],
    deliverable: "Pianta quotata",
    ...fields,
  }),
];
/** A sheet with something else in it. */
const sheet = (fields: Record<string, unknown>, told: string): Row => [
  JSON.stringify(fields),
  withSheet(undefined, fields),
  told,
];
const drawn = (src: string) => ({ drawing: { src, alt: "Pianta quotata" } });
/** A drawing that is refused as a whole, or for a part of it. */
const drawing = (text: string, told: string): Row => [
  `a drawing: ${told}`,
  withSheet(text),
  `images/pianta.svg … ${told}`,
];
const strange = (inside: string, part: string, root?: string) =>
  drawing(plan(inside, root), `contiene … ${part} → Esportarlo come SVG semplice`);
const threeNotes = { notes: ["Prima nota", "Seconda nota", "Terza nota"] };
const elsewhere = "https://a.example/a.svg#a";
const random = randomBytes(20_000).toString("hex");

const sheets: Row[] = [
  [
    "a drawing with a declaration, a comment, a title and references to itself",
    withSheet(
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- 1 > 0 -->${plan(
        `<title>Pianta &amp; quote</title><defs><path id="a" d="M0 0h9"/></defs>
        <use xlink:href="#a" style="fill:url( '#b')"/><use href='#a' clip-path="url(#c)"/>`,
      )}`,
    ),
  ],
  ["a drawing that does not count", withSheet(plan("", 'viewBox="0,0,420,297"'), threeNotes)],
  ...["script", "foreignObject", "image", "style", "a", "set"].map((element) =>
    strange(`<${element}/>`, `l'elemento <${element}>`),
  ),
  strange('<x:script xmlns:x="http://www.w3.org/2000/svg"/>', "l'elemento <x:script>"),
  strange('<g onload="alert(1)"/>', `onload="alert(1)" nell'elemento <g>`),
  strange("", `onload="alert(1)" nell'elemento <svg>`, 'viewBox="0 0 1 1" onload="alert(1)"'),
  strange(`<use xlink:href="${elsewhere}"/>`, `xlink:href="${elsewhere}" nell'elemento <use>`),
  strange(`<path fill="url(${elsewhere})"/>`, `fill="url(${elsewhere})" nell'elemento <path>`),
  strange('<path style="fill: u\\72l(//a.example)"/>', "nell'elemento <path>"),
  strange('<path style="fill: &#117;rl(//a.example)"/>', "nell'elemento <path>"),
  strange("<?php 1 ?>", "<?php…"),
  strange("<title><![CDATA[a]]></title>", "<![CDATA[a]]…"),
  // Such a type may hold entities.
  drawing(`<!DOCTYPE svg [<!ENTITY a "b">]>${plan()}`, "contiene … : <!DOCTYPE… →"),
  drawing(`<?xml version="1.0" encoding="ISO-8859-1"?>${plan()}`, "una codifica diversa da UTF-8"),
  drawing(plan("", 'width="9" height="9"'), "manca il viewBox … (sheet.drawing.src)."),
  drawing(plan("", 'width="9" height="9" viewBox="0 0 0 9"'), "manca il viewBox"),
  drawing(plan(`<path d="M${"0 ".repeat(51_000)}"/>`), "pesa 103 kB: il massimo è 100 kB"),
  drawing(plan(`<title>${random}</title>`), "pesa … kB da compresso: il massimo è 15 kB → Semplificare"),
  ["a drawing that is none", [...withSheet(), add("images/pianta.svg", widePng)], "Rinominarla con .png"],
  sheet(drawn(samplePicture), "(sheet.drawing.src): … comincia con «../images/» e finisce con .svg"),
  sheet(drawn("../images/pinta.svg"), "non esiste → Forse intendevi «../images/pianta.svg»."),
  sheet(threeNotes, "(sheet.notes): le note sono 3, i numeri nel disegno 2"),
  sheet(
    { notes: ["2. Infisso con la sua altezza", "Catena di quote"] },
    "(sheet.notes[0]): … senza il suo numero",
  ),
  sheet({ caption: "Pianta quotata di un appartamento di tre vani." }, "dice «esempio con dati inventati»"),
  sheet({ deliverable: "Pianta quotate" }, "→ Forse intendevi «Pianta quotata»."),
];

const fields: Row[] = [
  [
    "a missing field",
    set(level, ["order"], undefined),
    'Ordine (order): manca il campo "order" → Aggiungere "order": numero intero da 1 a 999 senza virgolette. Posizione nell\'elenco: 1 è il primo.',
  ],
  ["a misspelt field", misspelt, 'il campo «descrption» non esiste → Forse intendevi "description".'],
  ["a field that no file has", set(alfa, ["pippo"], 1), "non esiste → Toglierlo. I campi ammessi"],
  ["a name that objects are born with", set(level, ["constructor"], 1), "il campo «constructor» non esiste"],
];

test.each([...files, ...entries, ...texts, ...pictures, ...sheets, ...fields])(
  "%s",
  async (_what, change, ...told) => {
    await expectTold(change, told);
  },
);

test("one more service is a file, a picture and a line of the specification: none can be forgotten", async () => {
  const entry = copy(alfa, "services/sigma.json", { order: 100, seo });
  const named = set("services/sigma.json", ["hero", "backgroundImage"], image("../images/mare.jpg"));
  const shown = add("images/mare.jpg", await jpeg(1600));
  await expectTold([entry, named, shown], ["sigma.json … «sigma» non è un servizio del sito"]);
  const service = [...(sampleLists.required.service ?? []), "sigma"];
  const lists = { ...sampleLists, required: { ...sampleLists.required, service } };
  await expectTold([entry, named, shown], [], lists);
  await expectTold([entry, named], ["l'immagine «../images/mare.jpg» non esiste"], lists);
  await expectTold([], ["manca il servizio «sigma», che il sito deve avere"], lists);
});
