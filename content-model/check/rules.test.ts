import { randomBytes } from "node:crypto";
import { jpeg, png, sampleLists, svg, type Tree } from "./testing/content-copy";
import { samplePicture } from "./testing/sample";
import { add, type Change, copy, expectTold, move, remove, set } from "./testing/told";

const alfa = "services/alfa.json";
const omega = "services/omega.json";
const project = "projects/giardino-nord.json";
const level = "equipment/livella.json";
const prism = "equipment/prisma.json";
const member = "team/titolare.json";
const about = "pages/about.json";
const home = "pages/home.json";
const studio = "site/studio.json";
const policy = "legal/privacy-policy.json";

type Fields = Record<string, unknown>;
const fieldsOf = (tree: Tree, file: string) => tree.get(`content/${file}`) as Fields;

const image = (src = samplePicture) => ({ src, alt: "Il terreno rilevato", focus: { x: 50, y: 50 } });
const picture = (src: string, file = level) => set(file, ["image", "src"], src);
const map = (address: string) => set("pages/contact.json", ["map", "embedUrl"], address);
const links = (...to: string[]) =>
  set(
    "site/navigation.json",
    ["footer", "companyLinks"],
    to.map((address) => ({ label: "Qui", to: address })),
  );
const film = (name: string): Change[] => [
  set(about, ["video", "videoUrl"], `/video/${name}.mp4`),
  set(about, ["video", "description"], "Veduta dall’alto di colline davanti al mare."),
];
const loop = set(home, ["hero", "videoUrl"], "/video/casa.mp4");
const without =
  (file: string): Change =>
  (tree) =>
    tree.delete(file);
const hours = (...entries: object[]) => set(studio, ["openingHours"], entries);
const morning = { days: ["lunedì"], opens: "09:00", closes: "13:00" };
const afternoon = { ...morning, opens: "15:00", closes: "18:00" };
const closed = (...days: [from: string, to: string][]) =>
  set(
    studio,
    ["closures"],
    days.map(([from, to]) => ({ from, to, note: "ferie" })),
  );
const intro = (token: string) =>
  set(policy, ["intro"], `Il titolare dei dati personali è ${token}, che risponde.`);
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
const sections =
  (make: (sections: object[]) => object[]): Change =>
  (tree) =>
    set(policy, ["sections"], make(fieldsOf(tree, policy).sections as object[]))(tree);

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
  [
    "a broken file that another names",
    [set(alfa, ["software"], ["cad"]), add("software/cad.json", "{")],
    "software/cad.json … manca la parentesi } che chiude",
  ],
];

const entries: Row[] = [
  [
    "a file whose name is no address",
    copy(member, "team/Il Socio.json", { order: 2 }),
    "team/Il Socio.json … il nome del file è l'indirizzo della pagina … «il-socio.json»",
  ],
  [
    "a project copied by Windows",
    copy(project, "projects/giardino-nord - Copia.json"),
    "- Copia.json … → È una copia di «giardino-nord.json»: toglierla, o … per esempio «giardino-nord-2.json».",
  ],
  [
    "a copy that has a name of its own, and all the rest of the other",
    copy(project, "projects/giardino-nord-2.json"),
    `giardino-nord-2.json … (order): la posizione 1 è già di content/${project} → … per esempio 4.`,
    "giardino-nord-2.json … (seo.title): questo testo c'è già",
    "giardino-nord-2.json … (seo.description): questo testo c'è già",
  ],
  [
    "a service copied by macOS",
    copy(alfa, "services/alfa copia.json"),
    "«alfa copia» non è un servizio del sito → È una copia di «alfa.json»: toglierla.",
  ],
  [
    "a name that is too long",
    copy(member, `team/${"a".repeat(81)}.json`, { order: 2 }),
    `al massimo 80 caratteri → … «${"a".repeat(80)}.json»`,
  ],
  [
    "two positions that are none",
    [level, prism].map((file) => set(file, ["order"], { toString: 1 })),
    `${level} … (order): qui ci vuole un numero intero`,
    `${prism} … (order): qui ci vuole un numero intero`,
  ],
  [
    "a dead reference",
    set(alfa, ["equipment"], ["prisma", "livela"]),
    "(equipment[1]): strumento «livela»: il file non esiste → Forse intendevi «livella». Ci sono: livella, prisma.",
  ],
  ["a reference twice", set(alfa, ["equipment"], ["prisma", "prisma"]), "c'è già: è la voce 1 dell'elenco"],
  [
    "a caption twice",
    [0, 2].map((item) => set(project, ["gallery", item, "caption"], "Il ponte visto da sotto")),
    "(gallery[2].caption): «Il ponte visto da sotto» c'è già",
  ],
  [
    "two times on a day, one day of closure",
    [hours(morning, afternoon), closed(["2026-06-02", "2026-06-02"])],
  ],
  ["hours that end before they begin", hours({ ...morning, closes: "08:00" }), "(openingHours[0].closes)"],
  [
    "hours that overlap",
    hours(afternoon, { ...morning, closes: "15:01" }),
    "(openingHours[1].opens): … si sovrappone a un altro orario dello stesso giorno",
  ],
  [
    "a closure that ends before it begins",
    closed(["2026-08-25", "2026-08-10"]),
    "Chiusure › 1 › Al (closures[0].to): «2026-08-10» non va bene: l'ultimo giorno viene dopo il primo",
  ],
  ["a year typed wrong", closed(["2026-08-10", "2062-08-25"]), "una chiusura dura al massimo 100 giorni"],
  ["a day that is none", closed(["2026-02-30", "2026-02-01"]), "(closures[0].from): «2026-02-30»"],
  [
    "closures with a day in common",
    closed(["2026-08-10", "2026-08-25"], ["2026-08-25", "2026-08-31"]),
    "(closures[1].from): … si sovrappone a un'altra chiusura",
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
  [
    "a silent loop needs no captions",
    [loop, set(home, ["hero", "backgroundImage"], image()), without("static/video/casa.vtt")],
  ],
  ["a loop needs a picture", loop, "(hero.backgroundImage): … una testata con un video ha bisogno"],
  [
    "a film without a description",
    [...film("casa"), set(about, ["video", "description"], undefined)],
    "(video.description): … un filmato proprio ha bisogno anche di una descrizione",
  ],
  [
    "a map as HTML",
    map('<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!2d16!3d38.9"></iframe>'),
    "(map.embedUrl): … → Forse intendevi «https://www.google.com/maps/embed?pb=!1m18!1m12!2d16!3d38.9».",
  ],
  [
    "the address of a map to look at",
    map("https://maps.app.goo.gl/AbCdEf"),
    "(map.embedUrl): … copiato da OpenStreetMap o da Google Maps … «Condividi», «Incorpora una mappa»",
  ],
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
  ["a section too few", sections((list) => list.slice(1)), "2 sezioni: ne servono esattamente 3"],
  [
    "no section for embeds to lead to",
    sections((list) => list.map((section) => ({ ...section, anchor: undefined }))),
    '0 sezioni con "anchor": ne serve una',
  ],
  ["a token of a legal document", intro("{studio.name}")],
  ["an unknown token", intro("{studio.nome}"), "non si può usare qui → Forse intendevi «{studio.name}»."],
  title("Per {studio.name}", "«{studio.name}» non si può usare qui"),
  title("Il DPR 380/2001", "«DPR»: si scrive «D.P.R., D.Lgs."),
  title("L'immobile", "«L'»: si scrive «l’immobile»"),
  ["an address that holds a word spelt otherwise", set(studio, ["email"], "email@studio.it")],
  [
    "two addresses of e-mail",
    set(studio, ["email"], "a@studio.it, b@studio.it"),
    "non ha la forma giusta → Un solo indirizzo di posta elettronica.",
  ],
  [
    "a VAT number with a slip",
    set(studio, ["vatNumber"], "01234567891"),
    "(vatNumber): «01234567891» non va bene: la cifra di controllo non torna → Confrontarla con il certificato",
  ],
  [
    "a document that shows neither today nor its version",
    set(policy, ["showUpdatedDate"], false),
    '(version): manca il campo "version": la pagina mostra la data di oggi oppure quella della versione',
  ],
  title("Rilievo 🏰 del → 漢, 👷🏽‍♀️ e ❤️‍🔥"),
  title("Quote a < b > c * d [x] (y) & R&D; 15\u00A0% l’area"),
  [
    "an address with signs of its own",
    [
      set(home, ["hero", "videoUrl"], "https://youtu.be/XXXXXXXXXXX?a=**!!!&amp;"),
      set(home, ["hero", "backgroundImage"], image()),
    ],
  ],
  title("il <b>confine</b>", "«<b>» è un codice: la pagina lo mostra com'è → Toglierlo"),
  title("il <br/> confine", "«<br/>» è un codice"),
  title("perch&eacute;", "«&eacute;» è un codice"),
  title("<!-- nota -->", "«<!--» è un codice"),
  title("il **confine**", "«**»: la pagina mostra questi segni come sono → Toglierli"),
  title("il [catasto](https://a.it)", "«[catasto](https://a.it)»: la pagina mostra"),
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
      (tree) => add("images/projects/confine/1.jpg", medium)(tree),
      (tree) => add("images/projects/zona-nuova/1.jpg", medium)(tree),
      picture("../images/projects/confine/1.jpg"),
      picture("../images/projects/confini/1.jpg", prism),
    ],
    "non esiste → Forse intendevi «../images/projects/zona-nuova/1.jpg».",
  ],
  [
    "pictures that another project has for itself",
    [
      (tree) => add("images/projects/piazza-est/1.jpg", medium)(tree),
      picture("../images/projects/piazza-ovest/1.jpg", prism),
    ],
    "non esiste → Copiare la fotografia in content/images, o correggere il nome.",
  ],
  [
    "capitals",
    picture("../images/Campione.JPG"),
    `maiuscole e minuscole diverse … Il file si chiama «${samplePicture}».`,
  ],
  ["a folder in capitals", picture("../IMAGES/campione.jpg"), "maiuscole e minuscole diverse"],
  ...["images/../site/a", "images/../../../etc/passwd", "images/./a", "images//a", "images/a\\b"].map(
    (src): Row => [src, picture(`../${src}.jpg`), "(image.src): … non è un percorso dentro content/images"],
  ),
  [
    "pictures too narrow for their use",
    [
      (tree) => add("images/piccola.jpg", small)(tree),
      (tree) => add("images/media.jpg", medium)(tree),
      picture("../images/media.jpg"),
      picture("../images/piccola.jpg", prism),
      set(project, ["gallery", 2, "image", "src"], "../images/media.jpg"),
    ],
    `${prism} … «../images/piccola.jpg» è larga 800 punti: ne servono almeno 1200`,
    `${project} … «../images/media.jpg» è larga 1200 punti: ne servono almeno 1600`,
  ],
  ["a drawn portrait", [add("images/a.svg", svg), set(member, ["photo", "src"], "../images/a.svg")]],
  ["a drawing elsewhere", [add("images/a.svg", svg), picture("../images/a.svg")], "è un disegno SVG"],
  ["a wrong ending", (tree) => add("images/a.jpg", widePng)(tree), "un'immagine PNG → Rinominarla con .png"],
  ...[
    ["Foto Città.JPG", "foto-citta.jpg"],
    ["Cantiere/foto_1.jpg", "cantiere/foto_1.jpg"],
    ["IMG 0001 (copia).jpeg", "img-0001-copia.jpeg"],
    // As macOS writes accents: letter and accent apart.
    ["perche\u0301.jpg", "perche.jpg"],
    ["foto.v2.jpg", "foto-v2.jpg"],
    ["📷.jpg", "foto.jpg"],
  ].map(
    ([name, right]): Row => [
      `the name ${name}`,
      (tree) => add(`images/${name}`, medium)(tree),
      `«content/images/${right}»`,
    ],
  ),
];

/** A drawing with two numbers; `inside` stands between its tags, `root` in the first of them. */
const plan = (inside = '<path d="M0 0h9"/>', root = 'viewBox="0 0 420 297" data-notes="2"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`;
/** Gives a service a sample sheet that is right but for `fields`. */
const withSheet =
  (drawing: string | Buffer = plan(), fields: Fields = {}, name = "pianta.svg"): Change =>
  (tree) => {
    const [first] = fieldsOf(tree, alfa).deliverables as { name: string }[];
    add(`images/${name}`, Buffer.from(drawing))(tree);
    const sheet = {
      drawing: { src: `../images/${name}`, alt: "Pianta quotata di un appartamento" },
      title: "Pianta",
      caption: "Pianta quotata di un appartamento. Esempio con dati inventati.",
      notes: ["Catena di quote parziali", "Infisso con la sua altezza"],
      deliverable: first?.name,
    };
    set(alfa, ["sheet"], { ...sheet, ...fields })(tree);
  };
const sheet = (fields: Fields) => withSheet(undefined, fields);
const drawn = (src: string) => sheet({ drawing: { src, alt: "Pianta quotata" } });
const unsized = (root: string) => withSheet(plan("", root));
/** A drawing that is refused for a part of it. */
const strange = (inside: string, part: string, root?: string): Row => [
  `a drawing with ${inside || root}`,
  withSheet(plan(inside, root)),
  `images/pianta.svg … contiene … ${part} → Esportarlo come SVG semplice`,
];
const elsewhere = "https://a.example/a.svg#a";

const sheets: Row[] = [
  ["a sheet", withSheet()],
  [
    "a drawing with a declaration, a comment, a title and references to itself",
    withSheet(
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- 1 > 0 -->${plan(
        `<title>Pianta &amp; quote</title><defs><path id="a" d="M0 0h9"/></defs>
        <use xlink:href="#a" style="fill:url( '#b')"/><use href='#a' clip-path="url(#c)"/>`,
      )}`,
    ),
  ],
  [
    "a drawing that does not count its numbers",
    withSheet(plan("", 'viewBox="0,0,420,297"'), { notes: ["Prima nota", "Seconda nota", "Terza nota"] }),
  ],
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
  [
    "a document type, which may hold entities",
    withSheet(`<!DOCTYPE svg [<!ENTITY a "b">]>${plan()}`),
    "contiene … : <!DOCTYPE… →",
  ],
  [
    "a drawing in another encoding",
    withSheet(`<?xml version="1.0" encoding="ISO-8859-1"?>${plan()}`),
    "una codifica diversa da UTF-8",
  ],
  [
    "no viewBox",
    unsized('width="9" height="9"'),
    "images/pianta.svg … manca il viewBox … (sheet.drawing.src).",
  ],
  ["an empty viewBox", unsized('width="9" height="9" viewBox="0 0 0 9"'), "manca il viewBox"],
  [
    "a huge drawing",
    withSheet(plan(`<path d="M${"0 ".repeat(51_000)}"/>`)),
    "pesa 103 kB: il massimo è 100 kB",
  ],
  [
    "a drawing that stays large when compressed",
    withSheet(plan(`<title>${randomBytes(20_000).toString("hex")}</title>`)),
    "pesa … kB da compresso: il massimo è 15 kB → Semplificare",
  ],
  ["a drawing that is none", (tree) => withSheet(widePng)(tree), "è un'immagine PNG → Rinominarla con .png"],
  [
    "a photograph",
    drawn(samplePicture),
    "(sheet.drawing.src): … comincia con «../images/» e finisce con .svg",
  ],
  ["a missing drawing", drawn("../images/pinta.svg"), "non esiste → Forse intendevi «../images/pianta.svg»."],
  [
    "fewer notes than numbers",
    withSheet(plan(undefined, 'viewBox="0 0 4 3" data-notes="3"')),
    "Note (sheet.notes): le note sono 2, i numeri nel disegno 3 → Scrivere una nota per ogni numero",
  ],
  [
    "a note with a number of its own",
    sheet({ notes: ["2. Infisso con la sua altezza", "Catena di quote"] }),
    "(sheet.notes[0]): … Nota senza il suo numero, che è il posto nell'elenco",
  ],
  [
    "a caption that does not say that the data are invented",
    sheet({ caption: "Pianta quotata di un appartamento di tre vani." }),
    "(sheet.caption): … Didascalia che dice «esempio con dati inventati»",
  ],
  [
    "a deliverable that is not in the list",
    sheet({ deliverable: "name service 00i" }),
    "(sheet.deliverable): … non è tra gli elaborati consegnati → Forse intendevi «name service 00».",
  ],
];

const fields: Row[] = [
  [
    "a missing field",
    set(alfa, ["seo", "title"], undefined),
    `Titolo per i motori di ricerca (seo.title): manca il campo "title" → … da 10 a 60 caratteri`,
  ],
  [
    "a missing position",
    set(level, ["order"], undefined),
    'Aggiungere "order": numero intero da 1 a 999 senza virgolette. Posizione nell\'elenco: 1 è il primo. Numeri diversi in file diversi.',
  ],
  ["a misspelt field", misspelt, 'il campo «descrption» non esiste → Forse intendevi "description".'],
  ["a field that no file has", set(alfa, ["pippo"], 1), "non esiste → Toglierlo. I campi ammessi"],
  ["a name that objects are born with", set(level, ["constructor"], 1), "il campo «constructor» non esiste"],
];

let small: Buffer;
let medium: Buffer;
let widePng: Buffer;
beforeAll(async () => {
  [small, medium, widePng] = await Promise.all([jpeg(800), jpeg(1200), png(1600)]);
});

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
