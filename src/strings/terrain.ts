/** Words of the section through a terrain. */
export const terrainStrings = {
  begin: "Inizio A",
  end: "Fine B",
  level: "Livello di progetto",
  cursor: "Progressiva",
  metresFromSouth: (metres: string) => `${metres} m dal bordo sud`,
  metres: (height: string) => `${height} m`,
  profile: (length: string) => `Profilo del terreno da A a B, lungo ${length} m`,
  axes: "Profilo A–B: quote e progressive in metri.",
  project: (height: string) => `${height} progetto`,
  print: "Stampa la sezione",
  length: "Lunghezza",
  difference: "Dislivello",
  slope: "Pendenza media",
  cut: "Sterro",
  fill: "Riporto",
  place: (east: string, north: string, height: string) =>
    `E\u00a0${east} N\u00a0${north} quota\u00a0${height}\u00a0m`,
  volumes: "Sterro e riporto",
  perMetre: (cut: string, fill: string) => `${cut} e ${fill} m³ per metro`,
} as const;
