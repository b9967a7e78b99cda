import type { EmbedProvider, EmbedUse } from "../../shared/embed";

type Words = Readonly<Record<"subject" | "frame" | "load" | "close" | "open" | "loading" | "shown", string>>;

const video: Words = {
  subject: "Il video è",
  frame: "Video",
  load: "Carica il video",
  close: "Chiudi il video",
  open: "Guarda il video",
  loading: "Si sta caricando il video…",
  shown: "Il video è caricato.",
};

const words: Readonly<Record<EmbedUse, Words>> = {
  video,
  background: {
    ...video,
    subject: "Il video di sfondo di questa pagina è",
    load: "Riproduci il video",
    close: "Metti in pausa il video",
  },
  map: {
    subject: "La mappa è",
    frame: "Mappa",
    load: "Carica la mappa",
    close: "Chiudi la mappa",
    open: "Apri la mappa",
    loading: "Si sta caricando la mappa…",
    shown: "La mappa è caricata.",
  },
};

/** `company` is the recipient of the visitor's data. */
const providers: Readonly<Record<EmbedProvider, { name: string; company: string }>> = {
  youtube: { name: "YouTube", company: "Google Ireland" },
  vimeo: { name: "Vimeo", company: "Vimeo.com, Inc." },
  googleMaps: { name: "Google Maps", company: "Google Ireland" },
  openStreetMap: { name: "OpenStreetMap", company: "OpenStreetMap Foundation" },
};

export function embedStrings(use: EmbedUse, provider: EmbedProvider) {
  const { subject, open, ...others } = words[use];
  const { name, company } = providers[provider];
  return {
    ...others,
    dataWarning: `${subject} su ${name} (${company}). Se si carica qui, il fornitore riceve l’indirizzo IP e altri dati del browser e può usare cookie propri.`,
    privacyPolicy: "Informativa privacy",
    open: `${open} su ${name}`,
  };
}
