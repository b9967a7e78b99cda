/** Blocks: the sections that make up custom pages and some parts of services. */
import {
  choice,
  group,
  image,
  list,
  paragraphs,
  patternText,
  points,
  questionText,
  sources,
  text,
} from "../fields";
import {
  galleryItem,
  hasDescriptionIfRequired,
  mapUrl,
  maxPictures,
  missingDescription,
  videoFields,
} from "../media-fields";

export const deliverable = group("Elaborato", "Deliverable", {
  name: text("Elaborato", { max: 80, examples: ["Piano quotato con curve di livello"] }),
  description: text("Descrizione", { min: 20, max: 260 }),
  formats: list("Formati di consegna", text("Formato", { max: 20, examples: ["DWG", "PDF", "LAS"] }), {
    min: 1,
    max: 6,
  }),
});

export const question = group("Domanda e risposta", "Question", {
  question: questionText,
  answer: text("Risposta", { min: 60, max: 480 }),
  sources,
});

const table = group("Tabella", "BlockTable", {
  columns: list("Colonne", text("Titolo della colonna", { max: 40 }), { min: 2, max: 6 }),
  rows: list(
    "Righe",
    group("Riga", "BlockTableRow", {
      cells: list(
        "Celle",
        text("Cella", { max: 120, description: "Dove non c'è nulla da dire, un trattino." }),
        {
          min: 2,
          max: 6,
          description: "Una per ogni colonna; la prima dà il nome alla riga.",
          distinct: false,
        },
      ),
    }),
    { min: 1, max: 40 },
  ),
}).superRefine(({ columns, rows }, context) => {
  for (const [index, { cells }] of rows.entries())
    if (cells.length !== columns.length)
      context.addIssue({
        code: "custom",
        path: ["rows", index, "cells"],
        message: `le celle sono ${cells.length}, le colonne ${columns.length}`,
        params: { remedy: "Scrivere in ogni riga una cella per colonna." },
      });
});

const blockLink = group("Collegamento", "BlockLink", {
  label: text("Parole del collegamento", { max: 80, examples: ["Certificato ISO 9001 (PDF)"] }),
  to: patternText(
    "Indirizzo",
    /^(?:https:\/\/[^\s"<>]+|\/documenti\/[a-z0-9-]+\.pdf)$/u,
    "indirizzo che comincia con https://, o un PDF dello studio (in static/documenti), scritto «/documenti/nome-del-file.pdf»",
    {
      description: "Un PDF dello studio, o l'indirizzo di un altro sito, che comincia con https://.",
      examples: ["/documenti/certificato-iso-9001.pdf"],
      accept: ".pdf",
    },
  ),
});

/** Requires at least one field besides title, ground and style; fields render in the order of this schema. */
export const block = group("Blocco", "Block", {
  title: text("Titolo", { max: 80 }),
  ground: choice("Fondo", "BlockGround", {
    carta: "Chiaro, se non si sceglie.",
    inchiostro: "Scuro, per ciò che deve risaltare.",
  }).optional(),
  paragraphs: paragraphs("Testo").optional(),
  points: points("Punti", 2, 6).optional(),
  style: choice("Aspetto dei punti", "PointsStyle", {
    elenco: "I punti stanno uno accanto all'altro, senza numero.",
    passi: "I punti sono numerati, nell'ordine in cui si svolgono.",
  }).optional(),
  table: table.optional(),
  gallery: list("Immagini", galleryItem, {
    min: 1,
    max: maxPictures,
    description: "Con la didascalia. Se sono dispari, la prima prende tutta la larghezza.",
    distinct: "caption",
  }).optional(),
  video: group("Video", "BlockVideo", videoFields)
    .refine(hasDescriptionIfRequired, missingDescription)
    .optional(),
  map: group("Mappa", "BlockMap", { poster: image, embedUrl: mapUrl }).optional(),
  deliverables: list("Elaborati", deliverable, { min: 1, max: 7, distinct: "name" }).optional(),
  questions: list("Domande e risposte", question, { min: 1, max: 6, distinct: "question" }).optional(),
  links: list("Collegamenti", blockLink, { min: 1, max: 8, distinct: "to" }).optional(),
}).refine((fields) => Object.keys(fields).some((name) => !["title", "ground", "style"].includes(name)), {
  path: ["paragraphs"],
  error: "sotto il titolo ci vuole qualcosa: un testo, punti, una tabella, immagini …",
});
