/** What the drawn map of Calabria shows, for who does not see it and for who does. */
export const regionMapStrings = {
  alt: "Mappa della Calabria tra Mar Tirreno e Mar Ionio, con Basilicata e Sicilia in tono più chiaro. Cinque capoluoghi (Cosenza, Catanzaro, Crotone, Vibo Valentia, Reggio Calabria) uniti da linee con le distanze in chilometri.",
  caption:
    "I cinque capoluoghi di provincia e le distanze fra loro in linea d’aria. Coordinate RDN2008 / UTM 33N, reticolo ogni 50\u00a0km. Costa e limiti: Natural Earth 1:10.000.000.",
} as const;
