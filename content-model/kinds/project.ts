import { z } from "zod";
import { choice, draft, heroImage, image, order, paragraphs, referenceTo, seo, text } from "../fields";

/** Each picture adds to the page's HTML and data, and more than these nobody looks through. */
const mostPictures = 24;

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

const galleryItem = z
  .strictObject({ image, caption: text("Didascalia", { min: 10, max: 180 }) })
  .meta({ title: "Immagine della galleria", typeName: "GalleryItem", distinct: "caption" });

/** A portfolio project (/portfolio/{slug}). */
export const project = z
  .strictObject({
    draft,
    order,
    listed: z
      .boolean()
      .meta({ title: "In elenco", description: "true: compare nella pagina «I Nostri Progetti»." }),
    title: text("Titolo", { max: 70 }),
    description: text("Descrizione breve", { min: 60, max: 200 }),
    category: choice("Categoria", projectCategories),
    image: heroImage,
    fullDescription: paragraphs("Il Progetto", { min: 2, max: 6 }),
    technologiesUsed: z
      .array(text("Tecnologia", { max: 50 }))
      .min(2)
      .max(10)
      .meta({ title: "Tecnologie utilizzate" }),
    gallery: z
      .array(galleryItem)
      .min(3)
      .max(mostPictures)
      .meta({
        title: "Galleria",
        description: `Da 3 a ${mostPictures} immagini: se sono di più, sceglierle o dividere il lavoro in due progetti.`,
      }),
    services: z.array(referenceTo("service", "Servizio")).min(1).max(5).meta({ title: "Servizi collegati" }),
    seo,
  })
  .meta({ title: "Progetto" });
