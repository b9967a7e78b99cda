/** What the forms say about a place that has no address. */
export const pointTexts = {
  hint: "Senza indirizzo bastano le coordinate, anche incollate da una mappa.",
  locate: "Usa la mia posizione",
  locating: "Ricerca della posizione…",
  write: "Scrivi nel campo",
  distance: (kilometres: number) => `${kilometres} km dalla sede in linea d’aria`,
  kilometres: (kilometres: number) => `${kilometres} km`,
  onMap: (kilometres: number | null | undefined) =>
    `Il punto sulla mappa${kilometres ? `, a ${kilometres} km dalla sede` : ""}`,
  offMap: "Il punto è fuori dalla mappa della zona.",
  outside: "Queste coordinate sono fuori dall’Italia: controllare latitudine e longitudine.",
  denied: "Il browser non dà la posizione: si possono scrivere le coordinate, o descrivere il luogo.",
  unavailable: "La posizione non è disponibile: si possono scrivere le coordinate, o descrivere il luogo.",
} as const;
