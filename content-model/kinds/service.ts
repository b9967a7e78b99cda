import { z } from "zod";
import {
  choice,
  hero,
  order,
  paragraphs,
  point,
  points,
  referenceTo,
  sectionHeading,
  seo,
  text,
} from "../fields";

const deliverable = z
  .strictObject({
    name: text("Elaborato", { max: 80, examples: ["Piano quotato con curve di livello"] }),
    description: text("Descrizione", { min: 20, max: 260 }),
    formats: z
      .array(text("Formato", { max: 20, examples: ["DWG", "PDF", "LAS"] }))
      .min(1)
      .max(6)
      .meta({ title: "Formati di consegna" }),
  })
  .meta({ title: "Elaborato", typeName: "Deliverable", distinct: "name" });

/** What clients ask before they give the job. */
const question = z
  .strictObject({
    question: text("Domanda", {
      min: 15,
      max: 120,
      hint: "Come la fa un cliente, con il punto interrogativo.",
      examples: ["Quanto tempo serve per un frazionamento?"],
    }).regex(/\?$/u, { error: "domanda che finisce con il punto interrogativo" }),
    answer: text("Risposta", { min: 60, max: 480 }),
  })
  .meta({ title: "Domanda e risposta", typeName: "Question", distinct: "question" });

/** A section of its own that only some services have (DOCFA, procedures, practice types…). */
const specificSection = z
  .strictObject({
    title: text("Titolo", { max: 80 }),
    paragraphs: paragraphs("Testo", { min: 1, max: 3 }),
    style: choice("Aspetto", {
      elenco: "I punti stanno uno accanto all'altro, senza numero.",
      passi: "I punti sono numerati, nell'ordine in cui si svolgono.",
    }),
    points: z.array(point).min(2).max(6).meta({ title: "Punti" }),
  })
  .meta({ title: "Sezione specifica", typeName: "ServiceSection", distinct: "title" });

/** A service page (/services/{slug}) and the service's card everywhere else. */
export const service = z
  .strictObject({
    order,
    title: text("Nome del servizio", { max: 40 }),
    description: text("Descrizione breve", {
      min: 60,
      max: 170,
      hint: "Testo della scheda, da 60 a 170 caratteri.",
    }),
    features: z
      .array(text("Caratteristica", { max: 60 }))
      .length(3)
      .meta({ title: "Caratteristiche", description: "Tre, per la scheda nella pagina dei servizi." }),
    seo,
    hero,
    intro: z
      .strictObject({
        title: text("Titolo", { max: 80 }),
        paragraphs: paragraphs("Testo", { min: 1, max: 3 }),
        points: points("Tre punti", { min: 3, max: 3 }),
      })
      .meta({ title: "Introduzione", typeName: "ServiceIntro" }),
    specificSections: z.array(specificSection).max(4).meta({ title: "Sezioni specifiche" }),
    deliverables: z.array(deliverable).min(3).max(7).meta({ title: "Che cosa viene consegnato" }),
    method: points("Come si svolge", { min: 3, max: 6 }),
    preparation: z
      .array(text("Voce", { min: 10, max: 200 }))
      .min(3)
      .max(8)
      .meta({ title: "Che cosa preparare", description: "Documenti e notizie che il cliente porta." }),
    questions: z.array(question).min(3).max(6).meta({
      title: "Domande frequenti",
      description:
        "Da 3 a 6, diverse da quelle degli altri servizi: nessuna risposta ripete il resto della pagina.",
    }),
    tools: sectionHeading.meta({ title: "Strumenti e software: intestazione" }),
    equipment: z.array(referenceTo("equipment", "Strumento")).max(7).meta({ title: "Strumenti usati" }),
    software: z.array(referenceTo("software", "Programma")).max(7).meta({ title: "Software usati" }),
  })
  .meta({ title: "Servizio" });
