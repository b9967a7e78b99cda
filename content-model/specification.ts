/**
 * The closed lists of the specification: what the content may vary is in `content/`,
 * what it may not is here.
 */

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

/** The services, and what the forms send as `service` for each: a new one is a line here, a file and a picture. */
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
} as const;

/** Services that end with a filing: who files it, clients want to know. */
const filedServices: readonly (keyof typeof formValueBySlug)[] = ["successioni"];

/** Slugs of /services/{slug}, in the order in which the specification lists them. */
export const serviceSlugs = Object.keys(formValueBySlug) as (keyof typeof formValueBySlug)[];

/** Number of services in the carousel of /about. */
export const carouselServiceCount = 10;

/** Numbered sections of the two legal documents. */
const legalSectionCounts = { "privacy-policy": 8, "terms-of-service": 11 };

/** The lists that the content is checked against. */
export type ClosedLists = {
  /** Names of the entries that the site must have, by the name of their kind (kinds.ts). */
  required: Readonly<Record<string, readonly string[]>>;
  /** How many sections a legal document has, by its name. */
  legalSectionCounts: Readonly<Record<string, number>>;
  /** Names of the services that should say who files. */
  filedServices: readonly string[];
};

export const closedLists: ClosedLists = {
  required: {
    service: serviceSlugs,
    project: requiredProjectSlugs,
    "legal-document": Object.keys(legalSectionCounts),
  },
  legalSectionCounts,
  filedServices,
};
