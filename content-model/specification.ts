/**
 * The closed lists of the specification: what the content may vary is in `content/`,
 * what it may not is here.
 */

/** Slugs of /services/{slug}, in the order in which the specification lists them. */
export const serviceSlugs = [
  "topografici",
  "fotogrammetrici",
  "picchettamento",
  "scansione-slam",
  "progettazione-2d",
  "progettazione-3d",
  "assistenza-cantieri",
  "contabilita",
  "catasto",
  "successioni",
  "assistenza-rogiti",
  "espropri",
] as const;

/** Slugs of /portfolio/{slug} that must exist; the studio may add more. */
export const requiredProjectSlugs = [
  "rilievo-area-archeologica",
  "mappatura-terreno-agricolo",
  "modello-3d-centro-storico",
  "picchettamento-complesso-residenziale",
  "rilievo-infrastruttura-stradale",
  "verifica-confini-terreno",
  "monitoraggio-strutturale-ponte",
  "analisi-terreno-sviluppo-solare",
  "rilievo-lidar-zona-boschiva",
] as const;

/** The six projects that /portfolio lists; the others are reached by address and by links. */
export const listedProjectSlugs = requiredProjectSlugs.slice(0, 6);

export const projectCategories = [
  "Rilievi Aerei",
  "Mappatura Topografica",
  "Modellazione 3D",
  "Picchettamento",
  "Mappatura Utilità",
  "Rilievi Confinali",
  "Monitoraggio Strutturale",
  "Analisi Ambientale",
  "Rilievi LiDAR",
] as const;

/** What the forms send as `service` for each service page. */
export const formValueBySlug = {
  topografici: "rilievi-topografici",
  fotogrammetrici: "rilievi-fotogrammetrici",
  picchettamento: "picchettamento-progetti",
  "scansione-slam": "scansione-terrestre-slam",
  "progettazione-2d": "progettazione-2d",
  "progettazione-3d": "progettazione-3d",
  "assistenza-cantieri": "assistenza-cantieri",
  contabilita: "contabilita",
  catasto: "catasto",
  successioni: "successioni",
  "assistenza-rogiti": "assistenza-rogiti",
  espropri: "espropri",
} as const satisfies Record<(typeof serviceSlugs)[number], string>;

export const formValues = Object.values(formValueBySlug);

/** Number of services in the carousel of /about. */
export const carouselServiceCount = 10;

/** Numbered sections of the two legal documents. */
export const legalSectionCounts = { "privacy-policy": 8, "terms-of-service": 11 } as const;
