/** Notices instead of leaving a readable page while offline. */
export const offlineStrings = {
  picture: "L’immagine si apre quando torna la connessione.",
  form: "La connessione manca: quanto scritto resta in questa pagina. Invia di nuovo quando torna.",
} as const;
