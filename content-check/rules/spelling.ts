/** One spelling of each term: for the content, and by a test for the interface's words. */
import { quote } from "../problem";
import { fieldRule } from "./rule";

/** The guide for the staff has the same table. */
export const spellings: readonly { right: string; wrong: RegExp }[] = [
  { right: "D.P.R., D.Lgs., D.L., D.M.", wrong: /\b(?:DPR|DLgs|DL|DM)(?= (?:n\. )?\d)|\bD\.?lgs\b/u },
  { right: "e-mail", wrong: /(?<![\w.@/{-])emails?(?![\w@-])/iu },
  { right: "RDN2008 / UTM 33N", wrong: /UTM ?\/ ?RDN2008|RDN2008(?:\/| \/ ?(?!UTM 33N)|, )UTM/u },
  { right: "piloti di drone", wrong: /\bpilot[aio] di droni\b/iu },
  { right: "layer", wrong: /\blivell[io] (?:CAD|DWG|di disegno|ordinati)\b/iu },
  { right: "15 %", wrong: /\d%|\bper cento\b/u },
  { right: "l’immobile", wrong: /\p{L}'/u },
];

/** What a text spells otherwise, and how it is spelt. */
export const misspelt = (text: string) =>
  spellings.flatMap(({ right, wrong }) => {
    const [found] = wrong.exec(text) ?? [];
    return found === undefined ? [] : [{ found, right }];
  });

export const termsAreSpelt = fieldRule(({ value }) =>
  (typeof value === "string" ? misspelt(value) : []).map(({ found, right }) => ({
    rule: "spelling",
    severity: "warning",
    message: `${quote(found)}: si scrive ${quote(right)}`,
    remedy: "I termini con una sola grafia sono nella tabella della guida ai contenuti.",
  })),
);
