/** Notices instead of leaving a readable page without a connection. */
export const offlineStrings = {
  picture: "La connessione manca: l’immagine si può aprire quando torna.",
  form: "La connessione manca: quanto scritto resta in questa pagina. Invia di nuovo quando torna.",
} as const;
