/** Schema of a service. Its sample sheet may have a plate, for heroes and cards, and a terrain, for a cross-section. */
import { z } from "zod";
import { gridOf } from "../../shared/terrain";
import {
  decimal,
  drawing,
  fromList,
  group,
  hero,
  lawCheck,
  list,
  order,
  pageEntry,
  paragraphs,
  patternText,
  points,
  referenceTo,
  sectionHeading,
  seo,
  slugLimits,
  slugPattern,
  source,
  text,
  toConfirm,
} from "../fields";
import { block, deliverable, question } from "./blocks";

const partOfSheet = (title: string, description: string, example: string) =>
  patternText(title, /^\d+ \d+ [1-9]\d* [1-9]\d*$/u, "quattro numeri interi, come «29 29 869 609»", {
    description,
    examples: [example],
  });

const plate = group("Particolare della tavola", "SheetPlate", {
  alt: text("Testo alternativo", { min: 10, max: 180 }),
  view: partOfSheet(
    "Parte per la testata",
    "Da sinistra, dall'alto, larghezza e altezza, nelle unità del disegno (viewBox).",
    "29 29 869 608",
  ),
  phoneView: partOfSheet(
    "Parte per la testata sui telefoni",
    "Come sopra, più piccola: larga 9 e alta 5, con scritte che si leggono a 360 punti di larghezza.",
    "336 111 506 281",
  ),
  detail: partOfSheet(
    "Parte per le schede",
    "Come sopra: larga 16 e alta 9, con scritte che si leggono a 400 punti di larghezza.",
    "27 94 821 462",
  ),
  phoneDetail: partOfSheet(
    "Parte per le schede sui telefoni",
    "Un solo segno, come un numero, in un quadrato: la scheda lo mostra largo 76 punti.",
    "541 104 164 164",
  ),
}).meta({
  description:
    "Facoltativo: la parte che il sito mostra nella scheda del servizio e, se manca l'immagine, nella testata.",
});

const sheet = group("Tavola di esempio", "ServiceSheet", {
  drawing,
  title: text("Titolo", { max: 60, examples: ["Piano quotato"] }),
  caption: text("Didascalia", {
    min: 40,
    max: 200,
    description:
      "Che cosa mostra la tavola; contiene le parole «esempio con dati inventati», o «resi anonimi».",
  }).regex(/[Ee]sempio con dati (?:inventati|resi anonimi)/u, {
    error: "didascalia che dice «esempio con dati inventati», o «resi anonimi»",
  }),
  notes: list(
    "Note",
    text("Nota", { min: 10, max: 120 }).regex(/^(?!\d+\s*[.):])/u, {
      error: "nota senza il suo numero, che è il posto nell'elenco",
    }),
    { min: 2, max: 9, description: "Una per ogni numero del disegno: la prima spiega il numero 1." },
  ),
  deliverable: text("Elaborato", {
    max: 80,
    description: "Di quale elaborato è l'esempio: il nome come in «Che cosa viene consegnato».",
  }),
  phoneView: partOfSheet(
    "Parte per i telefoni",
    "Facoltativa: la parte che i telefoni mostrano al posto della tavola, larga al massimo 640 e alta circa quanto larga, con due o tre numeri delle note. Se la tavola ha un terreno, la stessa pianta con poche quote grandi, disegnata accanto.",
    "540 74 610 610",
  ).optional(),
  plate: plate.optional(),
}).meta({ description: "Facoltativa: un elaborato come lo riceve il cliente, con le sue note." });

const metres = (title: string, example: number) => z.number().meta({ title, examples: [example] });
const percentOfSheet = (title: string) => decimal(title, 0, 100, { examples: [2.6] });

// Grid of heights over the sheet's drawing, for the cross-section that visitors move.
const terrainFields = group("Terreno", "Terrain", {
  heading: sectionHeading,
  east: metres("Est dell'angolo sud-ovest, in metri", 638385.75),
  north: metres("Nord dell'angolo sud-ovest, in metri", 4380225),
  cellSize: decimal("Lato della cella, in metri", 0.5, 50, { examples: [2.5] }),
  baseHeight: metres("Quota da cui si contano le righe, in metri", 84),
  rows: list(
    "Quote",
    text("Riga", { min: 3, max: 2000 }).regex(/^\d+(?: \d+)+$/u, {
      error: "numeri interi separati da uno spazio",
    }),
    {
      min: 2,
      max: 120,
      description: "Da nord a sud, ciascuna da ovest a est: decimetri sopra la quota di partenza.",
      distinct: false,
    },
  ),
  left: percentOfSheet("Bordo sinistro nella tavola, in percentuale"),
  top: percentOfSheet("Bordo alto nella tavola, in percentuale"),
  right: percentOfSheet("Bordo destro nella tavola, in percentuale"),
  bottom: percentOfSheet("Bordo basso nella tavola, in percentuale"),
  startY: metres("Dove comincia la sezione, in metri dal bordo sud", 38),
  endY: metres("Dove finisce la sezione, in metri dal bordo sud", 64),
  level: metres("Livello di progetto, in metri", 93),
}).meta({
  description: "Facoltativo: le quote del terreno della tavola, per la sezione che si può spostare.",
});

function checkTerrain(terrain: z.infer<typeof terrainFields>, context: z.RefinementCtx): void {
  const { rows, cellSize, baseHeight, left, top, right, bottom, startY, endY, level } = terrain;
  const addIssue = (path: (string | number)[], message: string, remedy: string) =>
    context.addIssue({ code: "custom", path, message, params: { remedy } });

  const counts = rows.map((row) => row.split(" ").length);
  const unevenRow = counts.findIndex((count) => count !== counts[0]);
  if (unevenRow > 0)
    addIssue(
      ["rows", unevenRow],
      `le quote di questa riga sono ${counts[unevenRow]}, quelle della prima ${counts[0]}`,
      "Scrivere in ogni riga lo stesso numero di quote.",
    );

  const depth = (rows.length - 1) * cellSize;
  for (const [field, position] of Object.entries({ startY, endY }))
    if (position < 0 || position > depth)
      addIssue(
        [field],
        `la sezione è fuori dal terreno, profondo ${depth} m`,
        `Scrivere un numero da 0 a ${depth}.`,
      );

  const swappedRemedy = "Controllare i due bordi: forse sono scambiati.";
  if (left >= right)
    addIssue(["right"], "il bordo destro viene prima del sinistro, o è lo stesso", swappedRemedy);
  if (top >= bottom)
    addIssue(["bottom"], "il bordo basso viene prima di quello alto, o è lo stesso", swappedRemedy);

  const [lowest, highest] = gridOf(cellSize, baseHeight, rows).range;
  if (level < lowest || level > highest)
    addIssue(
      ["level"],
      "il livello di progetto è fuori dalle quote del terreno",
      `Scrivere un numero da ${lowest} a ${highest}.`,
    );
}

const terrain = terrainFields.superRefine(checkTerrain);

const headings = group("Titoli delle sezioni", "ServiceHeadings", {
  deliverables: text("Che cosa viene consegnato", { max: 70 }).optional(),
  method: text("Come si svolge", { max: 70 }).optional(),
  cost: text("Costi", { max: 70, examples: ["Quanto costa un frazionamento"] }).optional(),
  preparation: text("Che cosa preparare", { max: 70, examples: ["Documenti per la successione"] }).optional(),
  questions: text("Domande frequenti", { max: 70 }).optional(),
}).meta({ description: "Facoltativi: dove manca un titolo, la pagina usa quello comune a tutti i servizi." });

const duty = group("Imposta o tributo", "Duty", {
  name: text("Nome", { max: 80, examples: ["Imposta ipotecaria"] }),
  amount: text("Quanto", { max: 140, examples: ["2 % del valore catastale, al minimo 200 €"] }),
  source,
});

const fee = group("Onorario", "Fee", {
  from: z
    .int()
    .min(1)
    .meta({ title: "Da, in euro", examples: [350] }),
  unit: text("Per che cosa", { max: 80, examples: ["per unità immobiliare, più cassa e IVA"] }),
}).meta({ description: "Facoltativo: da quale cifra, e per che cosa." });

const cost = group("Costi", "ServiceCost", {
  paragraphs: paragraphs("Testo", { max: 2 }),
  fee: fee.optional(),
  factors: list("Da che cosa dipende il prezzo", text("Voce", { min: 10, max: 180 }), { min: 3, max: 6 }),
  duties: list("Imposte e tributi", duty, {
    max: 6,
    description: "Solo quelli pubblici, con la legge che li fissa.",
    distinct: "name",
  }).optional(),
}).meta({ description: "Facoltativo: da che cosa dipende il preventivo, e che cosa si versa allo Stato." });

const related = group("Servizio vicino", "RelatedService", {
  // The editor shows this title, but not the list's.
  service: referenceTo("Servizio prima o dopo", "service"),
  text: text("Perché", { min: 20, max: 200, description: "Una frase: che cosa viene prima o dopo." }),
});

export const service = pageEntry("Servizio", {
  order,
  group: fromList("Gruppo", "serviceGroups"),
  title: text("Nome del servizio", { max: 40 }),
  description: text("Descrizione breve", {
    min: 60,
    max: 170,
    description: "Testo della scheda, da 60 a 170 caratteri.",
  }),
  features: list("Caratteristiche", text("Caratteristica", { max: 60 }), {
    min: 3,
    max: 3,
    description: "Tre, per la scheda nella pagina dei servizi.",
  }),
  seo,
  hero,
  intro: group("Introduzione", "ServiceIntro", {
    title: text("Titolo", { max: 80 }),
    paragraphs: paragraphs("Testo", { max: 3 }),
    points: points("Punti", 2, 6),
  }),
  headings: headings.optional(),
  specificSections: list("Sezioni specifiche", block, { max: 6, distinct: "title" }),
  deliverables: list("Che cosa viene consegnato", deliverable, { min: 3, max: 7, distinct: "name" }),
  sheet: sheet.optional(),
  terrain: terrain.optional(),
  method: points("Come si svolge", 3, 6),
  preparation: list("Che cosa preparare", text("Voce", { min: 10, max: 200 }), {
    min: 3,
    max: 8,
    description: "Documenti e notizie che il cliente porta.",
  }),
  questions: list("Domande frequenti", question, {
    min: 3,
    max: 6,
    description:
      "Da 3 a 6, diverse da quelle degli altri servizi: nessuna risposta ripete il resto della pagina.",
    distinct: "question",
  }),
  cost: cost.optional(),
  related: list("Prima e dopo questo servizio", related, { max: 4, distinct: "service" }).optional(),
  law: lawCheck.optional(),
  toConfirm,
  usualDuration: text("Durata abituale", {
    max: 120,
    description: "Facoltativo: dall'incarico alla consegna.",
    examples: ["da due a quattro settimane dal sopralluogo"],
  }).optional(),
  filedBy: text("Chi firma e chi presenta", {
    max: 160,
    description: "Facoltativo: se lo studio invia da sé, e con quale abilitazione.",
    examples: ["lo studio, come intermediario abilitato"],
  }).optional(),
  tools: sectionHeading.meta({ title: "Strumenti e software: intestazione" }),
  equipment: list("Strumenti usati", referenceTo("Strumento", "equipment"), { max: 7 }),
  software: list("Software usati", referenceTo("Programma", "software"), { max: 7 }),
  formValue: patternText("Valore nei moduli", slugPattern, slugLimits.expected, {
    description:
      "Facoltativo: come i messaggi dei moduli chiamano il servizio. Se manca, il nome del file senza «.json».",
  })
    .max(60)
    .optional(),
}).refine(({ terrain, sheet }) => terrain === undefined || sheet !== undefined, {
  path: ["terrain"],
  error: "un terreno ha bisogno della tavola su cui sta (sheet)",
});
