import { type EmbedKind, type EmbedProvider, providerName } from "../lib/embed";

const the = (kind: EmbedKind) => (kind === "video" ? "il video" : "la mappa");

/** What scripts add to an embed. */
export const liveTexts = {
  load: (kind: EmbedKind) => `Carica ${the(kind)}`,
  close: (kind: EmbedKind) => `Chiudi ${the(kind)}`,
  remember: "Ricorda la scelta per sei mesi",
  rememberHint: (provider: EmbedProvider) =>
    `Vale per tutti i contenuti di ${providerName(provider)} in questo sito. Si revoca a piè di pagina.`,
  frame: (kind: EmbedKind, title: string) => `${kind === "video" ? "Video" : "Mappa"}: ${title}`,
  loading: (kind: EmbedKind) => `Si sta caricando ${the(kind)}…`,
  shown: (kind: EmbedKind) => (kind === "video" ? "Il video è caricato." : "La mappa è caricata."),
  failed: (kind: EmbedKind, provider: EmbedProvider) =>
    kind === "video"
      ? `Il video non si è caricato. Si può riprovare, o guardarlo su ${providerName(provider)}.`
      : `La mappa non si è caricata. Si può riprovare, o aprirla su ${providerName(provider)}.`,
};
