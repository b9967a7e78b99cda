/** Words of the section through a terrain. */
export const terrainStrings = {
  begin: "Inizio A",
  end: "Fine B",
  level: "Livello di progetto",
  metresFromSouth: (metres: string) => `${metres} m dal bordo sud`,
  metres: (height: string) => `${height} m`,
  profile: (length: string, times: number) => `Profilo A–B, lungo ${length} m, altezze per ${times}`,
  length: "Lunghezza",
  difference: "Dislivello",
  slope: "Pendenza media",
  cut: "Sterro",
  fill: "Riporto",
  perMetre: (area: string) => `${area} m³ per metro`,
} as const;
