import { type EmbedKind, type EmbedProvider, providerName, providerWithCompany } from "../lib/embed";

/** What an embed is on its page: the video behind a hero's text needs other words than a film. */
export type EmbedUse = EmbedKind | "background";

const subjects: Readonly<Record<EmbedUse, string>> = {
  video: "Il video è",
  map: "La mappa è",
  background: "Il video di sfondo di questa pagina è",
};

/** What stands by every embed, scripts or not. */
export const embedTexts = {
  notice: (use: EmbedUse, provider: EmbedProvider) =>
    `${subjects[use]} su ${providerWithCompany(provider)}. Se si carica qui, il fornitore riceve l’indirizzo IP e altri dati del browser e può usare propri cookie.`,
  policy: "Informativa sui contenuti esterni",
  open: (use: EmbedUse, provider: EmbedProvider) =>
    `${use === "map" ? "Apri la mappa" : "Guarda il video"} su ${providerName(provider)}`,
};
