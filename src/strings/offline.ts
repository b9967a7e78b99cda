/** What is said instead of leaving a page that can be read, where the connection is missing. */
export const offlineStrings = {
  picture: "La connessione manca: l’immagine si può aprire quando torna.",
  form: "La connessione manca: quanto scritto resta in questa pagina. Inviare di nuovo quando torna.",
} as const;
