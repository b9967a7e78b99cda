import { z } from "zod";
import { draft, image, order, text } from "../fields";

const specification = z
  .strictObject({ label: text("Grandezza", { max: 40 }), value: text("Valore", { max: 60 }) })
  .meta({ title: "Dato tecnico", typeName: "EquipmentSpecification", distinct: "label" });

/** An instrument of /attrezzature. */
export const equipment = z
  .strictObject({
    draft,
    order,
    name: text("Nome", { max: 60 }),
    category: text("Tipo di strumento", { max: 40 }),
    description: text("Descrizione", { min: 60, max: 420 }),
    image: image.meta({ picture: { minWidth: 1200 } }),
    specifications: z.array(specification).max(8).meta({ title: "Dati tecnici" }),
  })
  .meta({ title: "Strumento" });

/** A program of /attrezzature. */
export const software = z
  .strictObject({
    draft,
    order,
    name: text("Nome", { max: 60 }),
    description: text("A che cosa serve", { min: 30, max: 260 }),
  })
  .meta({ title: "Software" });
