import { choice, hero, list, order, pageEntry, sectionHeading, seo, text } from "../fields";
import { block } from "./blocks";

const menu = choice("Menu", "CustomPageMenu", {
  principale: "In testa a ogni pagina, dopo le altre voci.",
  fondo: "In fondo a ogni pagina, tra i collegamenti dello studio.",
});

export const customPage = pageEntry("Pagina propria", {
  order,
  title: text("Nome della pagina", { max: 40, description: "Breve: così la chiamano i menu." }),
  menu: menu.optional(),
  seo,
  hero,
  blocks: list("Blocchi", block, { min: 1, max: 12, distinct: "title" }),
  callToAction: sectionHeading.meta({ title: "Invito finale" }).optional(),
});
