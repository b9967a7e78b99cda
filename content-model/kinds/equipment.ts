import { z } from "zod";
import { contentFile, draft, group, image, list, order, text } from "../fields";

const specification = group("Dato tecnico", "EquipmentSpecification", {
  label: text("Grandezza", { max: 40 }),
  value: text("Valore", { max: 60 }),
});

const category = text("Impiego", {
  max: 40,
  description: "In poche parole, per le pagine dei servizi: il nome dice già che cosa è.",
});

export const equipment = contentFile("Strumento", {
  draft,
  order,
  name: text("Nome", { max: 60 }),
  category,
  isDrone: z.boolean().optional().meta({
    title: "Vola",
    description:
      "true: è un drone. Prima della pubblicazione si ricordano la polizza dei voli e il codice operatore UAS.",
  }),
  description: text("Descrizione", { min: 60, max: 420 }),
  image: image.meta({ picture: { minWidth: 1200 } }),
  specifications: list("Dati tecnici", specification, { max: 8, distinct: "label" }),
});

export const software = contentFile("Software", {
  draft,
  order,
  name: text("Nome", { max: 60 }),
  category,
  description: text("A che cosa serve", { min: 30, max: 260 }),
});
