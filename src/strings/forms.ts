/** Verbatim from the specification. */
export const submitLabels = {
  contact: "Invia Messaggio",
  quote: "Invia Richiesta di Preventivo",
};

export const formStrings = {
  optional: "(facoltativo)",
  error: "Errore: ",
  honeypot: "Lascia vuoto questo campo",
  replyTime: "Tempo di risposta",
  validity: "Validità del preventivo",
  days: (days: number) => `${days}\u00a0giorni dall’emissione`,
  /** Verbatim from the specification. */
  sending: "Invio in corso...",
  progress: "Non chiudere la pagina: su una linea lenta l’invio può richiedere qualche secondo.",
  anyPlace: "Bastano il Comune o le coordinate.",
  locate: "Usa la mia posizione",
  locating: "Ricerca della posizione…",
  located: "Scritta nel campo: puoi correggerla.",
  notLocated: "La posizione non è disponibile: descrivi il luogo.",
  privacy: "Basi giuridiche, tempi e diritti sono nell’",
  privacyLink: "informativa privacy",
  plainPost:
    "Dopo l’invio si apre una pagina del servizio di posta con la scritta «OK»: vuol dire che il messaggio è partito. Con il tasto «indietro» torni qui.",
  plainPostUnavailable: "Da questa pagina ora non si può inviare. Scrivi o telefona:",
} as const;
