/** The site's look: colours that can be told apart on their grounds, signs that pages can print. */
import { blend, wcagContrast } from "culori";
import { pictureFile, signLimits } from "../../content-model/fields";
import type { Theme } from "../../content-model/kinds/site";
import {
  type Colours,
  colourPattern,
  leastContrast,
  paletteOf,
  type Role,
} from "../../content-model/palette";
import { type Content, filesOfKind } from "../content";
import type { ContentFile } from "../content-file";
import { problemAt } from "../locate";
import { type Finding, type Problem, quote } from "../problem";
import { fieldOf, type Rule } from "./rule";

/** What is seen on what: a text or a line. The ring of the focus has the colours of the texts. */
type Pair = [what: string, colour: Role, ground: Role, kind: keyof typeof leastContrast];

const onPaper = "sul fondo chiaro";
const onInk = "sul fondo scuro";
const onBand = "sul fondo scuro delle fasce, che è un poco più chiaro";

/** What helps, for the pairs that follow it; grounds first, since the accent is fitted to them. */
const pairs: readonly (readonly [field: keyof Colours, remedy: string, ...Pair[]])[] = [
  [
    "ink",
    "Scegliere un fondo scuro (ink) più scuro, o un fondo chiaro (paper) più chiaro.",
    ["i testi sul fondo chiaro, che hanno il colore di quello scuro,", "ink", "paper", "text"],
    [`i testi bianchi ${onInk}`, "white", "ink", "text"],
    [`i testi bianchi ${onBand},`, "white", "ink-raised", "text"],
    [`i testi secondari ${onPaper}`, "quiet-on-paper", "paper", "text"],
    [`i testi secondari ${onBand},`, "quiet-on-ink", "ink-raised", "text"],
    [`i bordi dei campi e dei pulsanti ${onPaper}`, "line-strong-on-paper", "paper", "line"],
    [`i bordi dei pulsanti ${onBand},`, "line-strong-on-ink", "ink-raised", "line"],
    [`i messaggi di errore ${onBand},`, "error-on-ink", "ink-raised", "text"],
  ],
  [
    "paper",
    "Scegliere un fondo chiaro (paper) più chiaro.",
    [`i messaggi di errore ${onPaper}`, "error-on-paper", "paper", "text"],
  ],
  [
    "accent",
    "Scegliere un accento più scuro: il sito lo scurisce già quanto può.",
    [`le linee in accento ${onPaper}`, "accent-on-paper", "paper", "line"],
    [`le parole in accento ${onPaper}`, "accent-text-on-paper", "paper", "text"],
  ],
  [
    "accent",
    "Scegliere un accento più chiaro: il sito lo schiarisce già quanto può.",
    [`le linee in accento ${onBand},`, "accent-on-ink", "ink-raised", "line"],
    [`le parole in accento ${onBand},`, "accent-text-on-ink", "ink-raised", "text"],
    ["i testi dei pulsanti, scuri sul colore d'accento,", "ink-deep", "accent-text-on-ink", "text"],
  ],
];

const ratio = (value: number) =>
  (Math.floor(value * 10) / 10).toLocaleString("it-IT", { minimumFractionDigits: 1 });

/** The first colour that cannot be seen on its ground: what follows from it may be mended with it. */
export const coloursAreSeen: Rule = (content) =>
  filesOfKind(content, "theme").flatMap((file): Problem[] => {
    const [ink = "", paper = "", accent = ""] = ["ink", "paper", "accent"].map((name) =>
      String(fieldOf(file, "colours", name)),
    );
    // Of another form: the schema's to report.
    if (![ink, paper, accent].every((colour) => colourPattern.test(colour))) return [];
    const palette = paletteOf({ ink, paper, accent });
    for (const [field, remedy, ...list] of pairs)
      for (const [what, colour, ground, kind] of list) {
        // What is translucent is mixed with the ground first.
        const found = wcagContrast(blend([palette[ground], palette[colour]]), palette[ground]);
        const least = leastContrast[kind];
        if (found >= least) continue;
        const message = `${what} non si vedono abbastanza: il contrasto è ${ratio(found)} a 1, ne serve almeno ${ratio(least)}`;
        return [problemAt(file, ["colours", field], { rule: "contrast", message, remedy })];
      }
    return [];
  });

/** Widest and narrowest proportions of each sign. */
const proportions = {
  logo: [1 / 2, signLimits.widest, `alto al massimo il doppio e largo al massimo ${signLimits.widest} volte`],
  favicon: [0.99, 1.01, "quadrato"],
} as const satisfies Partial<Record<keyof Theme, readonly [number, number, string]>>;

function signFinding(content: Content, file: ContentFile, name: keyof typeof proportions): Finding[] {
  const src = fieldOf(file, name, "src");
  const picture = typeof src === "string" ? content.images.get(pictureFile(src)) : undefined;
  // A file that is missing or cannot be used is reported by the rules of pictures.
  if (!picture || "failure" in picture || !picture.drawing) return [];
  const { aspect, bytes } = picture.drawing;
  const [narrowest, widest, form] = proportions[name];
  const refused = (rule: string, why: string, remedy: string) => [
    { rule, message: `${quote(src)} ${why}`, remedy },
  ];
  if (bytes > signLimits.bytes) {
    const why = `pesa ${bytes} byte: il massimo è ${signLimits.bytes}, perché ogni pagina lo porta con sé`;
    return refused("sign-weight", why, "Semplificarlo: meno punti nelle linee, coordinate con un decimale.");
  }
  if (aspect >= narrowest && aspect <= widest) return [];
  const why = `ha proporzioni non adatte: dev'essere ${form}`;
  return refused("sign-proportions", why, "Correggere il viewBox, o ridisegnarlo.");
}

/** Logo and favicon are small, of plain shapes, and fit the places they are shown in. */
export const signsArePlain: Rule = (content) =>
  filesOfKind(content, "theme").flatMap((file) =>
    (["logo", "favicon"] as const).flatMap((name) =>
      signFinding(content, file, name).map((finding) => problemAt(file, [name, "src"], finding)),
    ),
  );
