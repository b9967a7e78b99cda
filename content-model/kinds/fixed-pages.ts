/** Pages that exist once, at a fixed path; the studio writes their content, but cannot add such pages. */
import type { z } from "zod";
import {
  comparisonView,
  contentFile,
  date,
  drawingWithoutAlt,
  fact,
  formerAddresses,
  group,
  hero,
  integer,
  list,
  paragraphs,
  phoneImage,
  points,
  referenceTo,
  sectionHeading,
  seo,
  text,
} from "../fields";
import { hasDescriptionIfRequired, mapUrl, missingDescription, videoFields } from "../media-fields";

/** Page in a single file, at a path of its own in routes.ts. */
export const fixedPage = <Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) =>
  contentFile(title, { seo, hero, ...shape, formerAddresses });

const pointsSection = (title: string, items: ReturnType<typeof points>) =>
  group(title, "PointsSection", { heading: sectionHeading, items });

const textSection = (title: string, min: number, max: number) =>
  group(title, "TextSection", {
    title: text("Titolo", { max: 80 }),
    paragraphs: paragraphs("Testo", { min, max }),
  });

const heading = (title: string) => sectionHeading.meta({ title });

// Two views with a slider between them. Until the slider moves, the hero's own picture shows both views.
const heroComparison = group("Righello della testata", "HeroComparison", {
  left: comparisonView.meta({ title: "A sinistra: il dato" }),
  right: comparisonView.meta({ title: "A destra: la veduta, nello stesso inquadramento" }),
  drawing: drawingWithoutAlt.meta({ title: "Disegno sopra la veduta, nel suo formato" }),
  phoneLeft: phoneImage.meta({ title: "A sinistra, per i telefoni" }),
  phoneRight: phoneImage.meta({ title: "A destra, per i telefoni" }),
  phoneDrawing: drawingWithoutAlt.meta({ title: "Disegno, per i telefoni" }),
  facts: list("Cartiglio della veduta", fact, { min: 1, max: 3, distinct: "label" }),
  caption: text("Riga sotto il cartiglio", { min: 10, max: 120 }),
}).meta({ description: "Facoltativo: l'immagine della testata è metà l'uno e metà l'altra." });

export const homePage = fixedPage("Pagina iniziale", {
  comparison: heroComparison.optional(),
  services: heading("Sezione servizi"),
  works: group("Lavori in vista", "HomeWorks", {
    heading: sectionHeading,
    projects: list("Progetti", referenceTo("Progetto", "project"), { min: 0, max: 2 }),
    sheets: list("Tavole di esempio", referenceTo("Servizio", "service"), {
      min: 0,
      max: 2,
      description: "Servizi che ne hanno una.",
    }),
  })
    .meta({ description: "Facoltativo: un progetto con i suoi numeri e una tavola, dopo i servizi." })
    .optional(),
  whyChoose: pointsSection("Perché sceglierci", points("Motivi", 3, 6)),
  callToAction: heading("Invito finale"),
});

export const aboutPage = fixedPage("Chi Siamo", {
  studio: textSection("Lo studio", 2, 5),
  goal: textSection("L'obiettivo", 1, 3),
  video: group("Video", "VideoSection", {
    heading: sectionHeading,
    ...videoFields,
    uploadDate: date("Data di pubblicazione del video").optional(),
    seconds: integer("Durata del video in secondi", 1, 36_000).optional(),
  })
    .refine(hasDescriptionIfRequired, missingDescription)
    .optional(),
  carousel: group("Carosello dei servizi", "ServiceCarouselSection", {
    heading: sectionHeading,
    services: list("Servizi del carosello", referenceTo("Servizio", "service"), {
      min: 3,
      max: 20,
      description: "Da 3 a 20, nell'ordine in cui scorrono.",
    }),
  }).optional(),
  team: heading("Sezione persone").optional(),
  tools: heading("Sezione attrezzature").optional(),
});

export const servicesPage = fixedPage("I Nostri Servizi", {
  benefits: pointsSection("Vantaggi", points("Vantaggi", 3, 6)),
  list: heading("Elenco dei servizi"),
  method: pointsSection("Metodo", points("Passi", 3, 6)),
});

export const portfolioPage = fixedPage("I Nostri Progetti", { list: heading("Elenco dei progetti") });

export const contactPage = fixedPage("Contatti", {
  details: heading("Recapiti"),
  form: heading("Modulo"),
  map: group("Mappa", "MapSection", { heading: sectionHeading, embedUrl: mapUrl }).optional(),
});

export const quotePage = fixedPage("Preventivo", {
  form: heading("Modulo"),
  nextSteps: group("Che cosa succede dopo", "NextSteps", {
    title: text("Titolo", { max: 60 }),
    steps: list("Passi", text("Passo", { min: 20, max: 160 }), { min: 2, max: 5 }),
  })
    .meta({ description: "Facoltativo: accanto al modulo, dopo l'invio." })
    .optional(),
  directContact: heading("Contatto diretto"),
});

export const equipmentPage = fixedPage("Attrezzature", {
  equipment: heading("Strumenti"),
  software: heading("Software"),
});

export const notFoundPage = contentFile("Pagina non trovata", {
  seo,
  code: text("Codice", { max: 5 }),
  title: text("Titolo", { max: 60 }),
  text: text("Testo", { max: 200 }),
  button: text("Pulsante", { max: 40 }),
  drawing: drawingWithoutAlt.optional(),
  phoneDrawing: drawingWithoutAlt.meta({ title: "Disegno, per i telefoni" }).optional(),
});
