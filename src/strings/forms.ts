/** Verbatim from the specification. */
export const buttonTexts = {
  contact: "Invia Messaggio",
  quote: "Invia Richiesta di Preventivo",
};

export const formTexts = {
  optional: "(facoltativo)",
  error: "Errore: ",
  trap: "Lascia vuoto questo campo",
  replyTime: "Tempo di risposta",
  validity: "Validità del preventivo",
  days: (days: number) => `${days} giorni dall’emissione`,
  /** Verbatim from the specification. */
  sending: "Invio in corso...",
  progress: "Non chiudere la pagina: su una linea lenta l’invio può richiedere qualche secondo.",
  anyPlace: "Bastano il Comune o le coordinate.",
  locate: "Usa la mia posizione",
  locating: "Ricerca della posizione…",
  located: "Scritta nel campo: si può correggere.",
  notLocated: "La posizione non è disponibile: si può descrivere il luogo.",
  privacy: "Gli altri casi, i tempi e i diritti sono nell’",
  privacyLink: "informativa sulla privacy",
  plainPost:
    "Dopo l’invio si apre una pagina del servizio di posta con la scritta «OK»: vuol dire che il messaggio è partito. Con il tasto «indietro» si torna qui.",
  plainPostUnavailable: "Da questa pagina ora non si può inviare. Si può scrivere o telefonare:",
} as const;
