/** Alerts for visitors who are offline, whose browser would leave a readable page for its own error page. */
export const offlineStrings = {
  picture: "L’immagine si apre quando torna la connessione.",
  form: "La connessione manca: quanto scritto resta in questa pagina. Invia di nuovo quando torna.",
} as const;
