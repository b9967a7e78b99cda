import { contentFile, draft, image, order, text } from "../fields";

/** A person of the team, as /about shows it. */
export const teamMember = contentFile("Membro dello studio", {
  draft,
  order,
  name: text("Nome", {
    max: 60,
    hint: "Con il titolo professionale davanti.",
    examples: ["Geom. Nome Cognome"],
  }),
  role: text("Ruolo", { max: 80 }),
  bio: text("Profilo", { min: 60, max: 420 }),
  photo: image.meta({ title: "Ritratto", picture: { minWidth: 600, vectorAllowed: true } }),
});
