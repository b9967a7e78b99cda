/** What the forms say before they are sent; form-results.ts has the words for afterwards. */
import type { FormId } from "../forms/fields";

/** The specification's, to the letter. */
export const buttonTexts: Readonly<Record<FormId, string>> = {
  contact: "Invia Messaggio",
  quote: "Invia Richiesta di Preventivo",
};

export const formTexts = {
  optional: "(facoltativo)",
  /** The button while sending: the specification's, to the letter. */
  sending: "Invio in corso...",
  progress: "Non chiudere la pagina: su una linea lenta l'invio può richiedere qualche secondo.",
  privacy: "Usiamo questi dati solo per risponderti (art. 6, par. 1, lett. b del GDPR). Leggi l'",
  privacyLink: "informativa sulla privacy",
  plainPost:
    "Dopo l'invio si apre una pagina del servizio di posta con la scritta «OK»: vuol dire che il messaggio è partito. Poi torna qui con il tasto «indietro».",
  plainPostUnavailable: "Da questa pagina ora non si può inviare. Scrivici o telefona:",
} as const;
