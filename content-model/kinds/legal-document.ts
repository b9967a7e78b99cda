import { z } from "zod";
import { externalContentAnchor } from "../../shared/external-content-notice";
import { date, group, list, pageEntry, paragraphs, seo, text, toConfirm } from "../fields";

const section = group("Sezione", "LegalSection", {
  title: text("Titolo", { max: 80, description: "Senza numero: lo mette la pagina." }),
  anchor: z.enum([externalContentAnchor]).optional().meta({
    title: "Ancora",
    description: "Segna la sezione a cui portano i rimandi del sito ai contenuti esterni.",
  }),
  paragraphs: paragraphs("Testo"),
  items: list("Elenco", text("Voce", { min: 5, max: 400 }), { max: 12 }).optional(),
});

/** Legal document, whose texts may contain tokens for facts of studio.json (shared/fill-tokens.ts). */
export const legalDocument = pageEntry("Documento legale", {
  title: text("Titolo", { max: 60 }),
  intro: text("Introduzione", { min: 40, max: 600 }),
  showUpdatedDate: z.boolean().meta({
    title: "Mostra la data di aggiornamento",
    description: "true: quella di oggi, ogni giorno; quella della versione le sta accanto.",
  }),
  version: date("Data della versione").optional(),
  sections: list("Sezioni", section, { min: 1, max: 20, distinct: "title" }),
  toConfirm,
  seo,
}).refine(({ showUpdatedDate, version }) => showUpdatedDate || version !== undefined, {
  path: ["version"],
  error: "la pagina mostra la data di oggi oppure quella della versione",
});
