import { contentFile, draft, image, list, order, text } from "../fields";

export const teamMember = contentFile("Membro dello studio", {
  draft,
  order,
  name: text("Nome", {
    max: 60,
    description: "Con il titolo professionale davanti.",
    examples: ["Geom. Nome Cognome"],
  }),
  role: text("Ruolo", { max: 80 }),
  bio: text("Profilo", { min: 60, max: 420 }),
  register: text("Albo o collegio", {
    max: 120,
    description: "Facoltativo: albo, provincia e numero.",
  }).optional(),
  attestations: list("Attestati", text("Attestato", { max: 120 }), {
    max: 6,
    description: "Facoltativi: per esempio di pilota UAS, con la categoria.",
  }).optional(),
  expertise: text("Di che cosa si occupa", { max: 120 }).optional(),
  photo: image.meta({ title: "Ritratto", picture: { minWidth: 600, canBeVector: true } }),
});
