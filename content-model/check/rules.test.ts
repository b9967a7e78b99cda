import { randomBytes } from "node:crypto";
import { type Kind, kindNamed } from "../kinds";
import { jpeg, png, svg, type Tree } from "./testing/content-copy";
import { add, type Change, copy, expectTold, remove, set } from "./testing/told";

const catasto = "services/catasto.json";
const project = "projects/verifica-confini-terreno.json";
const drone = "equipment/drone.json";
const receiver = "equipment/ricevitore.json";
const member = "team/titolare.json";
const about = "pages/about.json";
const studio = "site/studio.json";
const policy = "legal/privacy-policy.json";

type Fields = Record<string, unknown>;
const fieldsOf = (tree: Tree, file: string) => tree.get(`content/${file}`) as Fields;

/** Changes a list by its present value. */
const edit =
  (file: string, field: string, make: (list: object[]) => unknown): Change =>
  (tree) =>
    set(file, [field], make(fieldsOf(tree, file)[field] as object[]))(tree);

const catastoPicture = "../images/services/catasto.jpg";
const image = (src = catastoPicture) => ({ src, alt: "Il terreno rilevato", focus: { x: 50, y: 50 } });
const picture = (src: string, file = drone) => set(file, ["image", "src"], src);
const gallery = (length: number) =>
  set(
    project,
    ["gallery"],
    Array.from({ length }, (_, index) => ({ image: image(), caption: `Il terreno, numero ${index + 1}` })),
  );
const map = (address: string) => set("pages/contact.json", ["map", "embedUrl"], address);
const link = (to: string) => set("site/navigation.json", ["quote", "to"], to);
const film = (name: string): Change[] => [
  set(about, ["video", "videoUrl"], `/video/${name}.mp4`),
  set(about, ["video", "description"], "Veduta dall’alto di colline davanti al mare."),
];
const hours = (...entries: object[]) => set(studio, ["openingHours"], entries);
const morning = { days: ["lunedì"], opens: "09:00", closes: "13:00" };
const afternoon = { ...morning, opens: "15:00", closes: "18:00" };
const closed = (...entries: object[]) => set(studio, ["closures"], entries);
const summer = { from: "2026-08-10", to: "2026-08-25" };
const intro = (token: string) =>
  set(policy, ["intro"], `Il titolare dei dati personali è ${token}, che risponde.`);
const seo = { title: "Rilievo del castello", description: "d".repeat(130) };
/** As another page has it, capitals aside. */
const sameSeo =
  (name: string): Change =>
  (tree) => {
    const taken = (fieldsOf(tree, catasto).seo as Record<string, string>)[name];
    set("services/espropri.json", ["seo", name], taken?.toUpperCase())(tree);
  };
const misspelt: Change = (tree) => {
  const { description, ...rest } = fieldsOf(tree, catasto);
  add(catasto, { ...rest, descrption: description })(tree);
};

/** What is wrong, the change, and all that the check says of it: nothing where it is right. */
type Row = [what: string, change: Change | Change[], ...told: string[]];

/** What is said of a text that is not plain. */
const plain = (text: string, told: string): Row => [
  JSON.stringify(text),
  set(project, ["title"], text),
  `${project}: Titolo (title): ${told}`,
];

const files: Row[] = [
  ["a missing page", remove(about), "pages/about.json … manca il file «Chi Siamo»"],
  [
    "a misspelt page",
    [copy(about, "pages/abuot.json"), remove(about)],
    about,
    "Forse intendevi «content/pages/about.json».",
  ],
  ["another folder", add("servizi/x.json", "{}"), "servizi/x.json … nessuna pagina usa questo file"],
  [
    "a folder in a folder",
    add("services/a/drone.json", "{}"),
    "Forse intendevi «content/services/drone.json»",
  ],
  [
    "an ending in capitals",
    add("services/Catasto.JSON", "{}"),
    "Forse intendevi «content/services/catasto.json»",
  ],
  ["a GIF", add("images/foto.gif", "GIF89a"), "images/foto.gif … formato «.gif» non ammesso"],
  ["a picture without ending", add("images/foto", "?"), "images/foto … file senza estensione"],
  [
    "a second ending by Notepad",
    add("projects/x.json.txt", "{}"),
    "Forse intendevi «content/projects/x.json».",
  ],
  ["a file of the Finder", add("services/.DS_Store", "x")],
  ["the credits", add("images/CREDITS.md", "x")],
  ["an editor's copy", add("services/catasto.json~", "x")],
  [
    "a missing service that a project names",
    [remove("services/espropri.json"), set(project, ["services"], ["catasto", "espropri"])],
    "Servizi collegati › 2 (services[1]): servizio «espropri»: il file non esiste",
    "services/espropri.json … manca il servizio «espropri»",
  ],
  [
    "a required project renamed",
    [copy(project, "projects/verifica-confini.json"), remove(project)],
    "Forse è il file «verifica-confini.json»",
  ],
  ["one more project", copy(project, "projects/castello.json", { order: 10, seo })],
  ["a missing legal document", remove("legal/terms-of-service.json"), "legal/terms-of-service.json … manca"],
  [
    "a broken file that another names",
    [set(catasto, ["equipment"], ["drone"]), add(drone, "{")],
    "manca la parentesi }",
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
    copy(project, "projects/verifica-confini-terreno - Copia.json"),
    "projects/verifica-confini-terreno - Copia.json … → È una copia di «verifica-confini-terreno.json»: toglierla, o rinominarla, per esempio «verifica-confini-terreno-2.json».",
  ],
  [
    "a copy that has a name of its own, and all the rest of the other",
    copy(project, "projects/verifica-confini-terreno-2.json"),
    "projects/verifica-confini-terreno-2.json … (order): la posizione 6 è già di content/projects/verifica-confini-terreno.json",
    "projects/verifica-confini-terreno-2.json … (seo.title): questo testo c'è già",
    "projects/verifica-confini-terreno-2.json … (seo.description): questo testo c'è già",
  ],
  [
    "a service copied by macOS",
    copy(catasto, "services/catasto copia.json"),
    "«catasto copia» non è un servizio del sito → È una copia di «catasto.json»: toglierla.",
  ],
  [
    "a name that is too long",
    copy(member, `team/${"a".repeat(81)}.json`, { order: 2 }),
    `al massimo 80 caratteri → … «${"a".repeat(80)}.json»`,
  ],
  [
    "a position twice",
    set(receiver, ["order"], 1),
    `${receiver} … la posizione 1 è già di content/${drone} → … per esempio 2.`,
  ],
  [
    "two that are none",
    [set(drone, ["order"], { toString: 1 }), set(receiver, ["order"], {})],
    "un gruppo",
    "un gruppo",
  ],
  ["a required project as a draft", set(project, ["draft"], true), "questo progetto fa parte del sito"],
  [
    "a dead reference",
    set(project, ["services", 0], "topografia"),
    "servizio «topografia»: il file non esiste → Forse intendevi «topografici».",
  ],
  [
    "a dead reference to an instrument",
    set(catasto, ["equipment"], ["dron"]),
    "strumento «dron» … Forse intendevi «drone»",
  ],
  ["a dead reference to a program", set(catasto, ["software"], ["cad", "x"]), "(software[1]): programma «x»"],
  [
    "a reference twice",
    set(catasto, ["equipment"], ["drone", "drone"]),
    "«drone» c'è già: è la voce 1 dell'elenco",
  ],
  [
    "a caption twice",
    edit(project, "gallery", (list) => [...list, { ...list[0], image: image() }]),
    "(gallery[3].caption): … c'è già",
  ],
  [
    "a day twice",
    hours({ ...morning, days: ["lunedì", "lunedì"] }),
    "«lunedì» c'è già: è la voce 1 dell'elenco",
  ],
  ["a day with two times", hours(morning, afternoon)],
  ["closures", closed(summer, { from: "2026-12-24", to: "2027-01-06", note: "Natale" })],
  ["one day of closure", closed({ from: "2026-06-02", to: "2026-06-02" })],
  [
    "a closure that ends before it begins",
    closed({ from: "2026-08-25", to: "2026-08-10" }),
    "Chiusure › 1 › Al (closures[0].to): «2026-08-10» non va bene: l'ultimo giorno viene dopo il primo",
  ],
  [
    "a year typed wrong",
    closed({ from: "2026-08-10", to: "2062-08-25" }),
    "(closures[0].to): … una chiusura dura al massimo 100 giorni",
  ],
  [
    "a day that is none",
    closed({ from: "2026-02-30", to: "2026-02-01" }),
    "(closures[0].from): «2026-02-30»",
  ],
  [
    "closures with days in common",
    closed(summer, { from: "2026-08-25", to: "2026-08-31" }),
    "(closures[1].from): … si sovrappone a un'altra chiusura",
  ],
  ["a link to a service", link("/services/catasto")],
  ["a link to a project", link("/portfolio/verifica-confini-terreno")],
  ["a link to a section", link("/#servizi")],
  ["a link to a legal document", link("/terms-of-service")],
  ["a link to no page", link("/contatti"), "«/contatti» non è una pagina del sito → … Pagine: /,"],
  ["a link to no project", link("/portfolio/nessuno"), "«/portfolio/nessuno» non è una pagina del sito"],
  ["a link to no section", link("/about#servizi"), "«/about#servizi» non è una pagina del sito"],
  ["a misspelt link", link("/services/catasti"), "→ Forse intendevi «/services/catasto»."],
  ["a film", film("casa")],
  [
    "a missing film",
    film("caso"),
    "manca … caso.mp4 → Forse intendevi «casa.mp4».",
    "manca … caso.vtt",
    "manca … caso.webm",
  ],
  [
    "a film in one format",
    [...film("casa"), (tree) => tree.delete("static/video/casa.webm")],
    "manca … casa.webm",
  ],
  [
    "a film without captions",
    [...film("casa"), (tree) => tree.delete("static/video/casa.vtt")],
    "manca … casa.vtt → Mettere in static/video i sottotitoli in formato WebVTT",
  ],
  [
    "a silent loop needs none",
    [
      set("pages/home.json", ["hero", "videoUrl"], "/video/casa.mp4"),
      set("pages/home.json", ["hero", "backgroundImage"], image()),
      (tree) => tree.delete("static/video/casa.vtt"),
    ],
  ],
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
    "(map.embedUrl): … «Condividi», «Incorpora una mappa»",
  ],
  ["a film without a poster", [...film("casa"), set(about, ["video", "poster"], undefined)], "video.poster"],
  [
    "a map of an unknown host",
    map("https://mappe.esempio.it/?x=1"),
    "(map.embedUrl): … copiato da OpenStreetMap o da Google Maps",
  ],
];

const texts: Row[] = [
  [
    "a title twice",
    sameSeo("title"),
    `services/espropri.json … (seo.title): … c'è già in content/${catasto}`,
  ],
  ["a description twice", sameSeo("description"), "services/espropri.json … (seo.description): … c'è già"],
  [
    "a section too few",
    edit(policy, "sections", (list) => list.slice(1)),
    "7 sezioni: ne servono esattamente 8",
  ],
  [
    "no section for embeds to lead to",
    edit(policy, "sections", (list) => list.map((section) => ({ ...section, anchor: undefined }))),
    '0 sezioni con "anchor": ne serve una',
  ],
  ["a token of a legal document", intro("{studio.name}")],
  [
    "an unknown token",
    intro("{studio.nome}"),
    "«{studio.nome}» non si può usare qui → Forse intendevi «{studio.name}».",
  ],
  [
    "a token elsewhere",
    set(catasto, ["title"], "Catasto {studio.name}"),
    "«{studio.name}» non si può usare qui",
  ],
  ["a law without dots", set(catasto, ["title"], "Il DPR 380/2001"), "«DPR»: si scrive «D.P.R., D.Lgs."],
  ["a straight apostrophe", set(catasto, ["title"], "L'immobile"), "«L'»: si scrive «l’immobile»"],
  ["an address of e-mail", set(studio, ["email"], "email@studio.it")],
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
    set("legal/terms-of-service.json", ["showUpdatedDate"], false),
    '(version): manca il campo "version": la pagina mostra la data di oggi oppure quella della versione',
  ],
  ["a title with any characters", set(project, ["title"], "Rilievo 🏰 del → 漢")],
  ["emoji of several signs", set(project, ["title"], "👷🏽‍♀️ e ❤️‍🔥")],
  [
    "signs that mean something elsewhere",
    set(project, ["title"], "Quote a < b > c * d [x] (y) & R&D; 15\u00A0% l’area"),
  ],
  [
    "an address with signs of its own",
    set("pages/home.json", ["hero", "videoUrl"], "https://youtu.be/XXXXXXXXXXX?a=**!!!&amp;"),
    "una testata con un video",
  ],
  plain("il <b>confine</b>", "«<b>» è un codice: la pagina lo mostra com'è → Toglierlo"),
  plain("il <br/> confine", "«<br/>» è un codice"),
  plain("perch&eacute;", "«&eacute;» è un codice"),
  plain("<!-- nota -->", "«<!--» è un codice"),
  plain("il **confine**", "«**»: la pagina mostra questi segni come sono → Toglierli"),
  plain("il [catasto](https://a.it)", "«[catasto](https://a.it)»: la pagina mostra"),
  plain("il conﬁne", "«ﬁ» è un segno solo, copiato da un PDF, dopo «il con» → … con le lettere: «fi»."),
  plain(
    "il con\u00ADfine",
    "carattere invisibile (U+00AD) dopo «il con» → Cancellare e riscrivere quel punto",
  ),
  plain("\u200Bil confine", "carattere invisibile (U+200B) all'inizio"),
  ...["\u200D", "\uFEFF", "\u2060", "\u202E", "\t", "\u0007", "\u2028", "\uFFFE", "\uF0B7", "\uD83D"].map(
    (sign) => plain(`il${sign}confine`, "carattere invisibile (U+… dopo «il»"),
  ),
  plain("il  confine", "più spazi di seguito dopo «il» → Lasciarne uno."),
  plain("il \u00A0confine", "più spazi di seguito dopo «il»"),
  plain("il confine!!!", "troppi punti esclamativi: «!!!»"),
  plain("il\r\nconfine", "a capo dopo «il»: la pagina non lo mostra → Scrivere di seguito"),
];

const pictures: Row[] = [
  [
    "a misspelt picture",
    picture("../images/services/catsto.jpg"),
    `non esiste → Forse intendevi «${catastoPicture}».`,
  ],
  [
    "a picture with another ending",
    picture("../images/services/catasto.png"),
    `Forse intendevi «${catastoPicture}».`,
  ],
  ["a picture of another folder", picture("../images/catasto.jpg"), `Forse intendevi «${catastoPicture}».`],
  [
    "a folder of pictures that was renamed",
    [
      (tree) => add("images/projects/confine/1.jpg", medium)(tree),
      (tree) => add("images/projects/zona-nuova/1.jpg", medium)(tree),
      picture("../images/projects/confine/1.jpg"),
      picture("../images/projects/confini/1.jpg", receiver),
    ],
    "non esiste → Forse intendevi «../images/projects/zona-nuova/1.jpg».",
  ],
  [
    "pictures that another project has for itself",
    [
      (tree) => add("images/projects/rilievo-lidar-zona-boschiva/1.jpg", medium)(tree),
      picture("../images/projects/rilievo-lidar-zona-boschivo/1.jpg", receiver),
    ],
    "non esiste → Copiare la fotografia in content/images, o correggere il nome.",
  ],
  [
    "capitals",
    picture("../images/services/Catasto.JPG"),
    `maiuscole … Il file si chiama «${catastoPicture}».`,
  ],
  ["a folder in capitals", picture("../IMAGES/services/catasto.jpg"), "maiuscole e minuscole diverse"],
  ...[
    "../images/../site/a.jpg",
    "../images/../../../etc/passwd.png",
    "../images/./a.jpg",
    "../images//a.jpg",
    "../images/a\\b.jpg",
  ].map((src): Row => [src, picture(src), "(image.src): … non è un percorso dentro content/images"]),
  [
    "pictures too narrow for their use",
    [
      (tree) => add("images/piccola.jpg", small)(tree),
      (tree) => add("images/media.jpg", medium)(tree),
      picture("../images/media.jpg"),
      picture("../images/piccola.jpg", receiver),
      set(project, ["gallery", 2, "image", "src"], "../images/media.jpg"),
      set(about, ["video", "poster", "src"], "../images/media.jpg"),
    ],
    `${receiver} … «../images/piccola.jpg» è larga 800 punti: ne servono almeno 1200`,
    `${about} … «../images/media.jpg» è larga 1200 punti: ne servono almeno 1600`,
    `${project} … «../images/media.jpg» è larga 1200 punti: ne servono almeno 1600`,
  ],
  ["a drawn portrait", [add("images/a.svg", svg), set(member, ["photo", "src"], "../images/a.svg")]],
  ["a drawing elsewhere", [add("images/a.svg", svg), picture("../images/a.svg")], "è un disegno SVG"],
  [
    "a wrong ending",
    (tree) => add("images/foto.jpg", widePng)(tree),
    "un'immagine PNG → Rinominarla con .png",
  ],
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
    const [first] = fieldsOf(tree, catasto).deliverables as { name: string }[];
    add(`images/${name}`, Buffer.from(drawing))(tree);
    const sheet = {
      drawing: { src: `../images/${name}`, alt: "Pianta quotata di un appartamento" },
      title: "Pianta",
      caption: "Pianta quotata di un appartamento. Esempio con dati inventati.",
      notes: ["Catena di quote parziali", "Infisso con la sua altezza"],
      deliverable: first?.name,
    };
    set(catasto, ["sheet"], { ...sheet, ...fields })(tree);
  };
const strange = (inside: string, part: string, root?: string): Row => [
  `a drawing with ${part}`,
  withSheet(plan(inside, root)),
  `images/pianta.svg … contiene … ${part} → Esportarlo come SVG semplice`,
];
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
  strange("<script>alert(1)</script>", "l'elemento <script>"),
  strange('<g onload="alert(1)"/>', `onload="alert(1)" nell'elemento <g>`),
  strange("", `onload="alert(1)" nell'elemento <svg>`, 'viewBox="0 0 1 1" onload="alert(1)"'),
  strange("<foreignObject/>", "l'elemento <foreignObject>"),
  strange('<x:script xmlns:x="http://www.w3.org/2000/svg"/>', "l'elemento <x:script>"),
  strange('<image href="https://a.example/a.png"/>', "l'elemento <image>"),
  strange(
    '<use xlink:href="https://a.example/a.svg#a"/>',
    `xlink:href="https://a.example/a.svg#a" nell'elemento <use>`,
  ),
  strange(
    '<path fill="url(https://a.example/a.svg#a)"/>',
    `fill="url(https://a.example/a.svg#a)" nell'elemento <path>`,
  ),
  strange('<path style="fill: u\\72l(//a.example)"/>', "nell'elemento <path>"),
  strange('<path style="fill: &#117;rl(//a.example)"/>', "nell'elemento <path>"),
  strange('<style>@import "https://a.example/a.css";</style>', "l'elemento <style>"),
  strange('<a href="#a"/>', "l'elemento <a>"),
  strange('<set attributeName="href" to="//a.example"/>', "l'elemento <set>"),
  strange("<?php 1 ?>", "<?php…"),
  strange("<title><![CDATA[a]]></title>", "<![CDATA[a]]…"),
  [
    "a drawing with a document type, which may hold entities",
    withSheet(`<!DOCTYPE svg [<!ENTITY a "b">]>${plan("<text>&a;</text>")}`),
    "contiene … : <!DOCTYPE… →",
  ],
  [
    "a drawing in another encoding",
    withSheet(`<?xml version="1.0" encoding="ISO-8859-1"?>${plan()}`),
    "una codifica diversa da UTF-8",
  ],
  [
    "a drawing without viewBox",
    withSheet(plan("", 'width="9" height="9"')),
    "images/pianta.svg … manca il viewBox … È usata in: … (sheet.drawing.src).",
  ],
  [
    "a drawing whose viewBox is empty",
    withSheet(plan("", 'width="9" height="9" viewBox="0 0 0 9"')),
    "manca il viewBox",
  ],
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
  [
    "a drawing that is no SVG",
    (tree) => withSheet(widePng)(tree),
    "images/pianta.svg … è un'immagine PNG → Rinominarla con .png",
  ],
  [
    "a drawing by the name of a photograph",
    withSheet(undefined, { drawing: { src: catastoPicture, alt: "Pianta quotata" } }),
    "(sheet.drawing.src): … Percorso che comincia con «../images/» e finisce con .svg",
  ],
  [
    "a missing drawing",
    withSheet(undefined, { drawing: { src: "../images/pinta.svg", alt: "Pianta quotata" } }),
    "non esiste → Forse intendevi «../images/pianta.svg».",
  ],
  [
    "fewer notes than numbers",
    withSheet(plan(undefined, 'viewBox="0 0 4 3" data-notes="3"')),
    "Note (sheet.notes): le note sono 2, i numeri nel disegno 3 → Scrivere una nota per ogni numero",
  ],
  [
    "a note with a number of its own",
    withSheet(undefined, { notes: ["2. Infisso con la sua altezza", "Catena di quote"] }),
    "(sheet.notes[0]): … Nota senza il suo numero, che è il posto nell'elenco",
  ],
  [
    "a caption that does not say that the data are invented",
    withSheet(undefined, { caption: "Pianta quotata di un appartamento di tre vani." }),
    "(sheet.caption): … Didascalia che dice «esempio con dati inventati»",
  ],
  [
    "a deliverable that is not in the list",
    (tree) => {
      const [first] = fieldsOf(tree, catasto).deliverables as { name: string }[];
      withSheet(undefined, { deliverable: `${first?.name}i` })(tree);
    },
    "(sheet.deliverable): … non è tra gli elaborati consegnati → Forse intendevi",
  ],
];

const fields: Row[] = [
  [
    "a missing field",
    set(catasto, ["seo", "title"], undefined),
    `Titolo per i motori di ricerca (seo.title): manca il campo "title" → … da 10 a 60 caratteri`,
  ],
  ["a misspelt field", misspelt, `il campo «descrption» non esiste → Forse intendevi "description".`],
  [
    "a field that no file has",
    set(catasto, ["pippo"], 1),
    "il campo «pippo» non esiste → Toglierlo. I campi ammessi",
  ],
  ["a name that objects are born with", set(drone, ["constructor"], 1), "il campo «constructor» non esiste"],
  [
    "a field in a list",
    set(project, ["gallery", 1, "caption"], "Ponte"),
    "Galleria › 2 › Didascalia (gallery[1].caption): testo",
  ],
  [
    "a list as a text",
    set(project, ["technologiesUsed"], "Stazione, AutoCAD"),
    'Forse intendevi ["Stazione","AutoCAD"].',
  ],
  [
    "an hour that is none, nor too late",
    set(studio, ["openingHours", 0, "opens"], "8.30"),
    "Forse intendevi «08:30».",
  ],
  ["a gallery of 24 pictures", gallery(24)],
  ["a gallery of 25", gallery(25), "Galleria (gallery): elenco di 25 elementi: il massimo è 24"],
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

test("a thirteenth service is a file, a picture and a line of the specification: none can be forgotten", async () => {
  const entry = copy(catasto, "services/batimetria.json", { order: 13, seo });
  const named = set("services/batimetria.json", ["hero", "backgroundImage"], image("../images/mare.jpg"));
  const shown = add("images/mare.jpg", await jpeg(1600));
  await expectTold([entry, named, shown], ["batimetria.json … «batimetria» non è un servizio del sito"]);
  const { required } = kindNamed("service") as Kind & { required: { slugs: readonly string[] } };
  const line = jest.replaceProperty(required, "slugs", [...required.slugs, "batimetria"]);
  await expectTold([entry, named, shown], []);
  await expectTold([entry, named], ["l'immagine «../images/mare.jpg» non esiste"]);
  await expectTold([], ["manca il servizio «batimetria», che il sito deve avere"]);
  line.restore();
});
