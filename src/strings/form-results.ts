import type { Failure } from "../lib/outcome";

/** `text` is verbatim from the specification. */
export const resultStrings = {
  contact: {
    success: {
      title: "Messaggio inviato",
      text: "Messaggio inviato con successo! Ti risponderemo al più presto.",
    },
    failure: { title: "Invio non riuscito", text: "Errore nell'invio del messaggio. Riprova più tardi." },
    subject: "Messaggio dal sito",
  },
  quote: {
    success: {
      title: "Richiesta inviata",
      text: "Richiesta di preventivo inviata con successo! Ti risponderemo al più presto.",
    },
    failure: { title: "Invio non riuscito", text: "Errore nell'invio della richiesta. Riprova più tardi." },
    subject: "Richiesta di preventivo",
  },
} as const;

export const errorStrings = {
  email: "Scrivi un indirizzo e-mail completo, per esempio nome@dominio.it.",
  tooLong: (most: number, now: number) =>
    `Il testo è troppo lungo: al massimo ${most} caratteri, ora sono ${now}.`,
} as const;

export const liveFormStrings = {
  corrected: "corretto",
  summaryTitle: "Campi da controllare",
  kept: "Il testo è ancora nel modulo. Puoi anche telefonare, o inviarlo con la tua posta: il messaggio è già pronto.",
  retry: "Riprova",
  reload: "Ricarica la pagina",
  call: (phone: string) => `Chiama ${phone}`,
  write: (email: string) => `Scrivi a ${email}`,
  truncated: "[Il testo continua: copialo dal sito con «Copia il testo» e incollalo qui.]",
} as const;

export const dialogStrings = {
  copy: "Copia il testo",
  copied: "Testo copiato",
  close: "Chiudi",
} as const;

const doubt =
  "il messaggio potrebbe essere arrivato oppure no. Con un nuovo invio, al massimo arriva due volte.";

export function failureReason(failure: Failure): string {
  switch (failure.kind) {
    case "unconfigured":
      return "L’invio dal sito non è ancora attivo.";
    case "unavailable":
      return "Il browser non ha permesso di avviare l’invio: forse blocca i dati dei siti.";
    case "network":
      return failure.canHaveArrived
        ? `La connessione manca o si è interrotta, oppure un’estensione del browser blocca l’invio: ${doubt}`
        : "La connessione manca o si è interrotta: il messaggio non è partito.";
    case "outdated":
      return "Il sito è stato aggiornato durante la compilazione, o la linea è instabile: il messaggio non è partito. Ricarica la pagina e invia di nuovo.";
    case "timeout":
      return `Nessuna risposta entro 20 secondi: ${doubt}`;
    case "refused":
      return refusalReason(failure.status);
  }
}

function refusalReason(status: number): string {
  if (status < 300)
    return "La risposta non viene dal servizio di posta: forse la rete in uso chiede prima un accesso.";
  if (status === 429) return "Il servizio di posta riceve troppe richieste: riprova tra qualche secondo.";
  if (status === 403 || status === 451)
    return "Il servizio di posta non accetta richieste da questo browser.";
  if (status >= 500) return "Il servizio di posta è momentaneamente fuori uso.";
  return "Il servizio di posta ha rifiutato il messaggio per un difetto del sito: non dipende da ciò che è scritto nel modulo.";
}
