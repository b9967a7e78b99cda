import { z } from "zod";
import {
  choice,
  contentFile,
  draft,
  formerAddresses,
  group,
  heroImage,
  image,
  list,
  order,
  paragraphs,
  referenceTo,
  seo,
  text,
} from "../fields";

/** Each picture adds to the page's HTML and data, and more than these nobody looks through. */
export const mostPictures = 24;

/** The categories of the specification, and which works belong there. */
export const projectCategories = {
  "Rilievi Aerei": "Fotogrammetria e riprese da drone.",
  "Mappatura Topografica": "Piani quotati, curve di livello, cartografia di terreni e strade.",
  "Modellazione 3D": "Modelli di edifici e terreni da rilievi e nuvole di punti.",
  Picchettamento: "Tracciamento sul terreno di edifici, strade, lotti.",
  "Mappatura Utilità": "Sottoservizi: condotte, cavi, pozzetti.",
  "Rilievi Confinali": "Verifica e ricostruzione di confini.",
  "Monitoraggio Strutturale": "Spostamenti e deformazioni misurati nel tempo.",
  "Analisi Ambientale": "Frane, coste, corsi d'acqua, cave.",
  "Rilievi LiDAR": "Nuvole di punti da laser scanner, a terra o da drone.",
} as const;

export const galleryItem = group("Immagine della galleria", "GalleryItem", {
  image,
  caption: text("Didascalia", { min: 10, max: 180 }),
});

/** A portfolio project (/portfolio/{slug}). */
export const project = contentFile("Progetto", {
  draft,
  order,
  listed: z
    .boolean()
    .meta({ title: "In elenco", description: "true: compare nella pagina «I Nostri Progetti»." }),
  illustrative: z.boolean().optional().meta({
    title: "Caso illustrativo",
    description:
      "true: la pagina dichiara che committente, luogo e dati sono inventati. Non è per i lavori veri.",
  }),
  title: text("Titolo", { max: 70 }),
  description: text("Descrizione breve", { min: 60, max: 200 }),
  category: choice("Categoria", projectCategories),
  image: heroImage,
  fullDescription: paragraphs("Il Progetto", { min: 2 }),
  technologiesUsed: list("Tecnologie utilizzate", text("Tecnologia", { max: 50 }), { min: 2, max: 10 }),
  gallery: list("Galleria", galleryItem, {
    min: 3,
    max: mostPictures,
    hint: `Da 3 a ${mostPictures} immagini: se sono di più, sceglierle o dividere il lavoro in due progetti.`,
    distinct: "caption",
  }),
  services: list("Servizi collegati", referenceTo("service", "Servizio"), { max: 5 }),
  seo,
  formerAddresses,
});
