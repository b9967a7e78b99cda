import { z } from "zod";
import {
  drawing,
  fact,
  fromList,
  group,
  heroImage,
  image,
  integer,
  list,
  order,
  pageEntry,
  paragraphs,
  referenceTo,
  seo,
  text,
} from "../fields";
import { galleryItem, maxPictures } from "../media-fields";

const figure = group("Figura", "StepFigure", {
  image: image.optional(),
  drawing: drawing.meta({ title: "Disegno, più alto che largo" }).optional(),
  caption: galleryItem.shape.caption,
})
  .refine((shown) => (shown.image === undefined) !== (shown.drawing === undefined), {
    error: "una figura ha un'immagine oppure un disegno",
  })
  .meta({ description: "Facoltativa: ciò che il passo dimostra, accanto al suo testo." });

const step = group("Passo", "ProjectStep", {
  title: text("Titolo", { max: 30, examples: ["Domanda", "Misura", "Risultato", "Consegna"] }),
  paragraphs: paragraphs("Testo"),
  figure: figure.optional(),
});

const comparison = group("Confronto", "Comparison", {
  before: image.meta({ title: "Veduta" }),
  after: image.meta({ title: "Dato misurato, nello stesso inquadramento e nello stesso formato" }),
  start: integer("Divisione iniziale, in percentuale da sinistra", 5, 95),
  caption: text("Didascalia", { min: 10, max: 220 }),
})
  .refine(({ before, after }) => before.focus.x === after.focus.x && before.focus.y === after.focus.y, {
    path: ["after", "focus"],
    error: "le due immagini di un confronto hanno lo stesso punto focale",
  })
  .meta({
    description:
      "Facoltativo: la stessa veduta come luogo e come dato, con un righello da spostare. Sui telefoni se ne vede un ritaglio verticale, intorno al punto focale.",
  });

export const project = pageEntry("Progetto", {
  order,
  isListed: z
    .boolean()
    .meta({ title: "In elenco", description: "true: compare nella pagina «I Nostri Progetti»." }),
  isIllustrative: z.boolean().optional().meta({
    title: "Caso illustrativo",
    description:
      "true: la pagina dichiara che committente, luogo e dati sono inventati. Non è per i lavori veri.",
  }),
  title: text("Titolo", { max: 70 }),
  description: text("Descrizione breve", { min: 60, max: 200 }),
  category: fromList("Categoria", "projectCategories"),
  image: heroImage,
  fullDescription: list("Il Progetto", step, { max: 6, distinct: "title" }),
  technologiesUsed: list("Tecnologie utilizzate", text("Tecnologia", { max: 50 }), { min: 2, max: 10 }),
  facts: list("Cartiglio", fact, {
    max: 8,
    description:
      "I numeri del lavoro, come nel cartiglio di una tavola: sistema, scala, scarto, superficie, consegna.",
    distinct: "label",
  }).optional(),
  comparison: comparison.optional(),
  gallery: list("Galleria", galleryItem, {
    max: maxPictures,
    description: `Fuori dai passi, al massimo ${maxPictures} immagini: se sono di più, sceglierle o dividere il lavoro in due progetti.`,
    distinct: "caption",
  }),
  services: list("Servizi collegati", referenceTo("Servizio", "service"), { max: 5 }),
  seo,
});
