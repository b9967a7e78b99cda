export const lightboxStrings = {
  previous: "Immagine precedente",
  next: "Immagine successiva",
  picturePosition: (position: number, total: number) => `${position} di ${total}`,
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  fit: "Mostra tutta l’immagine",
  close: "Chiudi",
  box: "Immagine ingrandita",
} as const;
