/** The field that holds the address of a video or of a map. */
import { z } from "zod";
import type { EmbedKind } from "../src/lib/embed";
import { type AddressProblem, readEmbedAddress } from "./embed-address";

const reasons: Readonly<Record<AddressProblem, (kind: EmbedKind) => string>> = {
  "unknown-site": (kind) =>
    kind === "video"
      ? "non è l'indirizzo di un video YouTube o Vimeo, né di un filmato di static/video"
      : "non è l'indirizzo di una mappa di OpenStreetMap o di Google Maps",
  "no-video": () => "porta al sito, ma non a un video: forse è un canale, una ricerca o una raccolta",
  "video-file": () =>
    "i filmati dello studio sono file .mp4 di static/video, con nomi di lettere minuscole, cifre e trattini",
  "frame-code": () => "è il codice HTML da incorporare: qui serve soltanto l'indirizzo che contiene",
  "no-embed-map": () => "è un indirizzo di Google Maps che non si può incorporare",
  "no-position": () => "è un indirizzo di OpenStreetMap che non indica un punto",
};

/** Loose, for the editor: the check reads the whole address. */
const patterns: Readonly<Record<EmbedKind, string>> = {
  video: "^\\/video\\/[a-z0-9-]+\\.mp4$|(youtube(-nocookie)?\\.com|youtu\\.be|vimeo\\.com)\\/",
  map: "(openstreetmap\\.org\\/|osm\\.org\\/|google\\.[a-z.]+\\/maps\\/embed\\?)",
};

const wanted: Readonly<Record<EmbedKind, string>> = {
  video: "Ci vuole: indirizzo di un video YouTube o Vimeo, oppure «/video/nome.mp4».",
  map: "Ci vuole: indirizzo di OpenStreetMap con un punto, o indirizzo da incorporare di Google Maps.",
};

type Texts = { title: string; description: string; examples: string[] };

/** An address that content-model/embed-address.ts understands; anything else is an error that says why. */
export function embedAddress(kind: EmbedKind, texts: Texts) {
  return z
    .string()
    .superRefine((value, context) => {
      const reading = readEmbedAddress(value, kind);
      if (!("problem" in reading)) return;
      const { problem, meant } = reading;
      context.addIssue({ code: "custom", message: reasons[problem](kind), params: { meant } });
    })
    .meta({ ...texts, pattern: patterns[kind], patternErrorMessage: wanted[kind], embed: kind });
}
