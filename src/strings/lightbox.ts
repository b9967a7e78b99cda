/** Words of the dialog that shows pictures as large as the screen, fetched with it. */
export const lightboxStrings = {
  previousPicture: "Immagine precedente",
  nextPicture: "Immagine successiva",
  picturePosition: (position: number, total: number) => `${position} di ${total}`,
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  fit: "Mostra tutta l’immagine",
  close: "Chiudi",
} as const;
