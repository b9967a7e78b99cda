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

const fieldOf = (tree: Tree, file: string, field: string) =>
  (tree.get(`content/${file}`) as Record<string, unknown>)[field];

/** Changes a field by its present value. */
const edit =
  (file: string, field: string, make: (value: never) => unknown): Change =>
  (tree) =>
    set(file, [field], make(fieldOf(tree, file, field) as never))(tree);

const image = (src: string) => ({ src, alt: "Il terreno rilevato", focus: { x: 50, y: 50 } });
const seo = { title: "Rilievo del castello", description: "d".repeat(130) };
const quoteLink = (to: string) => set("site/navigation.json", ["quote", "to"], to);
const hours = (...entries: object[]) => set(studio, ["openingHours"], entries);
const morning = { days: ["lunedì"], opens: "09:00", closes: "13:00" };
const intro = (token: string) => `Il titolare del trattamento dei dati è ${token}, che risponde qui.`;

/** What is wrong, the change, and all that the check says of it; nothing where it is right. */
type Row = [what: string, change: Change | Change[], ...told: string[]];

const files: Row[] = [
  ["a missing page", remove(about), "pages/about.json … manca il file «Chi Siamo»"],
  [
    "a misspelt page",
    [(tree) => copy(about, "pages/abuot.json")(tree), remove(about)],
    "pages/about.json … manca il file",
    "pages/abuot.json … nessuna pagina usa questo file → Forse intendevi «content/pages/about.json».",
  ],
  [
    "a misspelt folder",
    add("servizi/catasto.json", "{}"),
    "servizi/catasto.json … nessuna pagina usa questo file",
  ],
  [
    "a folder in a folder",
    add("services/nuovi/drone.json", "{}"),
    "Forse intendevi «content/services/drone.json»",
  ],
  [
    "an ending in capitals",
    add("services/Catasto.JSON", "{}"),
    "Forse intendevi «content/services/catasto.json»",
  ],
  ["a GIF", add("images/foto.gif", "GIF89a"), "images/foto.gif … formato «.gif» non ammesso"],
  ["a picture without an ending", add("images/foto", "?"), "images/foto … file senza estensione"],
  [
    "what Notepad makes of a file",
    add("projects/castello.json.txt", "{}"),
    "Forse intendevi «content/projects/castello.json».",
  ],
  ["a file of the Finder", add("services/.DS_Store", "x")],
  ["the credits", add("images/CREDITS.md", "x")],
  ["an editor's copy", add("services/catasto.json~", "x")],
  [
    "a missing service, and a reference to it",
    [remove("services/espropri.json"), set(project, ["services"], ["catasto", "espropri"])],
    `${project}: Servizi collegati › 2 (services[1]): servizio «espropri»: il file non esiste`,
    "services/espropri.json … manca il servizio «espropri»",
  ],
  [
    "a required project under another name",
    [copy(project, "projects/verifica-confini.json"), remove(project)],
    `${project} … manca … Forse è il file «verifica-confini.json»`,
  ],
  ["one more project", copy(project, "projects/castello.json", { order: 10, seo })],
  ["a missing legal document", remove("legal/terms-of-service.json"), "legal/terms-of-service.json … manca"],
  [
    "a broken file that others name",
    [set(catasto, ["equipment"], ["drone"]), add(drone, "{")],
    `${drone} … manca la parentesi }`,
  ],
];

const entries: Row[] = [
  [
    "two entries at a position",
    set(receiver, ["order"], 1),
    `${receiver}: Ordine (order): la posizione 1 è già di content/${drone} → … per esempio 2.`,
  ],
  [
    "a position that is none, beside one",
    [set(drone, ["order"], { toString: 1 }), set(receiver, ["order"], null)],
    `${drone} … invece c'è un gruppo di campi`,
    `${receiver} … invece c'è null`,
  ],
  [
    "a required project as a draft",
    set(project, ["draft"], true),
    `${project}: Bozza (draft): questo progetto fa parte del sito`,
  ],
  [
    "a reference that names none",
    set(project, ["services", 0], "topografia"),
    `${project}: Servizi collegati › 1 (services[0]): servizio «topografia»: il file non esiste → Forse intendevi «topografici». `,
  ],
  [
    "instruments and programs that do not exist",
    [set(catasto, ["equipment"], ["dron"]), set(catasto, ["software"], ["cad", "autocad-2099"])],
    "strumento «dron»: il file non esiste → Forse intendevi «drone»",
    "programma «autocad-2099»: il file non esiste",
  ],
  [
    "a reference twice",
    set(catasto, ["equipment"], ["drone", "drone"]),
    "Strumenti usati › 2 (equipment[1]): «drone» c'è già: è la voce 1 dell'elenco",
  ],
  [
    "a picture of a gallery with the caption of another",
    edit(project, "gallery", (list: object[]) => [
      ...list,
      { ...list[0], image: image("../images/services/catasto.jpg") },
    ]),
    "(gallery[3].caption): … c'è già: è la voce 1 dell'elenco",
  ],
  [
    "a day twice",
    hours({ ...morning, days: ["lunedì", "lunedì"] }),
    "«lunedì» c'è già: è la voce 1 dell'elenco",
  ],
  ["a day with two times", hours(morning, { ...morning, opens: "15:00", closes: "18:00" })],
  ...[
    "/services/catasto",
    "/portfolio/verifica-confini-terreno",
    "/#servizi",
    "/attrezzature",
    "/terms-of-service",
  ].map((to): Row => [`a link to ${to}`, quoteLink(to)]),
  ...["/contatti", "/portfolio/nessuno", "/about#servizi"].map(
    (to): Row => [`a link to ${to}`, quoteLink(to), `«${to}» non è una pagina del sito → … Pagine: /,`],
  ),
  ["a link to a misspelt page", quoteLink("/services/catasti"), "→ Forse intendevi «/services/catasto»."],
  ["a video of our own", set(about, ["video", "videoUrl"], "/video/casa.mp4")],
  [
    "a video that is not there",
    set(about, ["video", "videoUrl"], "/video/caso.mp4"),
    "manca il file static/video/caso.mp4 → Forse intendevi «casa.mp4».",
    "manca il file static/video/caso.webm",
  ],
  [
    "a video in one format only",
    [set(about, ["video", "videoUrl"], "/video/casa.mp4"), (tree) => tree.delete("static/video/casa.webm")],
    "manca il file static/video/casa.webm",
  ],
];

const texts: Row[] = [
  ...["title", "description"].map(
    (name): Row => [
      `seo.${name} of another page`,
      (tree) =>
        set(
          "services/espropri.json",
          ["seo", name],
          (fieldOf(tree, catasto, "seo") as Record<string, string>)[name]?.toUpperCase(),
        )(tree),
      `services/espropri.json … (seo.${name}): … c'è già in content/${catasto}`,
    ],
  ),
  [
    "a legal document with a section too few",
    edit(policy, "sections", (list: unknown[]) => list.slice(1)),
    "7 sezioni: ne servono esattamente 8",
  ],
  [
    "a privacy policy without the section that embeds lead to",
    edit(policy, "sections", (list: object[]) => list.map((section) => ({ ...section, anchor: undefined }))),
    '0 sezioni con "anchor": ne serve una',
  ],
  ["a token of a legal document", set(policy, ["intro"], intro("{studio.name}"))],
  [
    "an unknown token",
    set(policy, ["intro"], intro("{studio.nome}")),
    "«{studio.nome}» non si può usare qui → Forse intendevi «{studio.name}».",
  ],
  [
    "a token elsewhere",
    set(catasto, ["title"], "Catasto {studio.name}"),
    `${catasto} … «{studio.name}» non si può usare qui`,
  ],
  [
    "a title that the share image can show",
    set(project, ["title"], "Perche\u0301 no? L’«isola» – 200\u202fm² di Škoda"),
  ],
  [
    "a title that it cannot",
    set(project, ["title"], "Rilievo 🏰 del castello → 漢"),
    "il carattere del sito non ha «🏰», «→», «漢»",
  ],
];

const pictures: Row[] = [
  [
    "a misspelt picture",
    set(drone, ["image", "src"], "../images/services/catsto.jpg"),
    `${drone}: Immagine › File (image.src): l'immagine «../images/services/catsto.jpg» non esiste → Forse intendevi «../images/services/catasto.jpg».`,
  ],
  [
    "another ending",
    set(drone, ["image", "src"], "../images/services/catasto.png"),
    "non esiste → Forse intendevi «../images/services/catasto.jpg».",
  ],
  [
    "a picture of another folder",
    set(drone, ["image", "src"], "../images/catasto.jpg"),
    "Forse intendevi «../images/services/catasto.jpg».",
  ],
  ...["../images/services/Catasto.JPG", "../IMAGES/services/catasto.jpg"].map(
    (src): Row => [
      src,
      set(drone, ["image", "src"], src),
      "maiuscole e minuscole diverse … Il file si chiama «../images/services/catasto.jpg».",
    ],
  ),
  ...[
    "../images/../site/studio.jpg",
    "../images/../../../etc/passwd.png",
    "../images/./a.jpg",
    "../images//a.jpg",
    "../images/a\\b.jpg",
  ].map(
    (src): Row => [
      src,
      set(drone, ["image", "src"], src),
      `${drone} … non è un percorso dentro content/images`,
    ],
  ),
  [
    "the least width of each use",
    [
      (tree) => add("images/piccola.jpg", small)(tree),
      (tree) => add("images/media.jpg", medium)(tree),
      set(drone, ["image", "src"], "../images/media.jpg"),
      set(receiver, ["image", "src"], "../images/piccola.jpg"),
      set(project, ["gallery", 2, "image", "src"], "../images/media.jpg"),
      set(about, ["video", "poster", "src"], "../images/media.jpg"),
    ],
    `${receiver} … «../images/piccola.jpg» è larga 800 punti: ne servono almeno 1200`,
    `${about} … «../images/media.jpg» è larga 1200 punti: ne servono almeno 1600`,
    `${project} … «../images/media.jpg» è larga 1200 punti: ne servono almeno 1600`,
  ],
  [
    "a drawn portrait",
    [add("images/disegno.svg", svg), set(member, ["photo", "src"], "../images/disegno.svg")],
  ],
  [
    "a drawing elsewhere",
    [add("images/disegno.svg", svg), set(drone, ["image", "src"], "../images/disegno.svg")],
    `${drone} … è un disegno SVG → Qui ci vuole una fotografia`,
  ],
  [
    "a picture under a wrong ending",
    (tree) => add("images/foto.jpg", widePng)(tree),
    "images/foto.jpg … il nome finisce con .jpg ma il file è un'immagine PNG → Rinominarla con .png",
  ],
  ...(
    [
      ["Foto Città.JPG", "foto-citta.jpg"],
      ["Cantiere/foto_1.jpg", "cantiere/foto-1.jpg"],
      ["IMG 0001 (copia).jpeg", "img-0001-copia.jpeg"],
      // As macOS writes accents: letter and accent apart.
      ["perche\u0301.jpg", "perche.jpg"],
      ["foto.v2.jpg", "foto-v2.jpg"],
      ["📷.jpg", "foto.jpg"],
    ] as const
  ).map(
    ([name, right]): Row => [
      `the name ${name}`,
      (tree) => add(`images/${name}`, medium)(tree),
      `nome con spazi … → Rinominarla «content/images/${right}»`,
    ],
  ),
];

const schema: Row[] = [
  [
    "a missing field",
    set(catasto, ["seo", "title"], undefined),
    `${catasto}: Motori di ricerca › Titolo per i motori di ricerca (seo.title): manca il campo "title" → … da 10 a 60 caratteri`,
  ],
  [
    "a misspelt field, which is not missing as well",
    (tree) => {
      const { description, ...rest } = tree.get(`content/${catasto}`) as Record<string, unknown>;
      add(catasto, { ...rest, descrption: description })(tree);
    },
    `il campo «descrption» non esiste → Forse intendevi "description".`,
  ],
  [
    "a field that no file has",
    set(catasto, ["pippo"], 1),
    "il campo «pippo» non esiste → Toglierlo. I campi ammessi qui sono:",
  ],
  [
    "a field deep in a list, counted from 1",
    set(project, ["gallery", 1, "caption"], "Ponte"),
    "Galleria › 2 › Didascalia (gallery[1].caption): testo di 5 caratteri, ne mancano 5: «Ponte»",
  ],
  [
    "a list written as a text",
    set(project, ["technologiesUsed"], "Stazione totale robotica, AutoCAD"),
    '→ Mettere le parentesi quadre … ["Stazione totale robotica", "AutoCAD"]',
  ],
  [
    "an hour in another form, which is not too late as well",
    set(studio, ["openingHours", 0, "opens"], "8.30"),
    "«8.30» non ha la forma giusta → Forse intendevi «08:30».",
  ],
  ["a gallery of 24 pictures", set(project, ["gallery"], gallery(24))],
  [
    "a gallery of 25",
    set(project, ["gallery"], gallery(25)),
    "Galleria (gallery): elenco di 25 elementi: il massimo è 24",
  ],
  [
    "values that objects are born with",
    set(drone, ["constructor"], { toString: 1 }),
    "il campo «constructor» non esiste",
  ],
];

function gallery(length: number) {
  return Array.from({ length }, (_, index) => ({
    image: image("../images/services/catasto.jpg"),
    caption: `Il terreno rilevato, ${index + 1}`,
  }));
}

let small: Buffer;
let medium: Buffer;
let widePng: Buffer;
beforeAll(async () => {
  [small, medium, widePng] = await Promise.all([jpeg(800), jpeg(1200), png(1600)]);
});

test.each([...files, ...entries, ...texts, ...pictures, ...schema])("%s", async (_what, change, ...told) => {
  await expectTold(change, told);
});
