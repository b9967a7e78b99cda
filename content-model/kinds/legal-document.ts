import { z } from "zod";
import { externalContentAnchor } from "../../src/lib/external-content-policy";
import { paragraphs, seo, text } from "../fields";

/** A legal page. Its texts may name facts of studio.json by token (src/lib/fill-tokens.ts): the page prints the fact. */
export const legalDocument = z
  .strictObject({
    title: text("Titolo", { max: 60 }),
    intro: text("Introduzione", { min: 40, max: 600 }),
    showUpdatedDate: z.boolean().meta({ title: "Mostra la data di aggiornamento" }),
    sections: z
      .array(
        z
          .strictObject({
            title: text("Titolo", { max: 80, hint: "Senza numero: lo mette la pagina." }),
            anchor: z.enum([externalContentAnchor]).optional().meta({
              title: "Ancora",
              description: "Segna la sezione a cui portano i rimandi del sito ai contenuti esterni.",
            }),
            paragraphs: paragraphs("Testo", { min: 1, max: 6 }),
            items: z
              .array(text("Voce", { min: 5, max: 400 }))
              .max(12)
              .optional()
              .meta({ title: "Elenco" }),
          })
          .meta({ title: "Sezione", typeName: "LegalSection", distinct: "title" }),
      )
      .min(1)
      .max(20)
      .meta({ title: "Sezioni" }),
    seo,
  })
  .meta({ title: "Documento legale" });
