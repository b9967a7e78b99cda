/** The legal documents: their sections, and the tokens that their texts may hold. */

import { isDraft } from "../../content-model/drafts";
import { externalContentAnchor } from "../../src/lib/external-content-policy";
import { legalFacts } from "../../src/lib/fill-tokens";
import { filesOfKind } from "../content";
import { problemAt } from "../locate";
import { fileProblem, quote } from "../problem";
import { perhaps } from "../suggest";
import { fieldOf, fieldRule, type Rule } from "./rule";

/** Name of the document at `externalContentPolicy`. */
const policy = "privacy-policy";

/** Forms lead to the privacy policy, every embed and the footer to its section that speaks of them. */
const policyAnchor: Rule = (content) => {
  const documents = filesOfKind(content, "legal-document");
  const isThere = documents.some(({ slug, document }) => slug === policy && !isDraft(document?.value));
  const missing = fileProblem(`${content.folder}/legal/${policy}.json`, {
    rule: "missing-file",
    message: "manca la privacy policy, a cui portano i moduli e i rimandi ai contenuti esterni",
    remedy: `Rimetterla con questo nome, e con una sezione che ha «${externalContentAnchor}» in «Ancora» (anchor).`,
  });
  const misplaced = documents.flatMap((file) => {
    const sections = fieldOf(file, "sections");
    if (!Array.isArray(sections)) return [];
    const marked = sections.filter((_, index) => fieldOf(file, "sections", index, "anchor") !== undefined);
    const anchors = file.slug === policy ? 1 : 0;
    if (marked.length === anchors) return [];
    return problemAt(file, ["sections"], {
      rule: "policy-anchor",
      message: `${marked.length} sezioni con «Ancora» (anchor): ${anchors === 1 ? "ne serve una" : "qui non si usa"}`,
      remedy: `Scrivere «${externalContentAnchor}» soltanto nella sezione della privacy policy che parla dei contenuti esterni.`,
    });
  });
  return [...(isThere ? [] : [missing]), ...misplaced];
};

/** Legal documents fill these tokens; visitors would read any other. */
const tokensAreKnown = fieldRule(({ value }, { kind }) => {
  const allowed = kind.name === "legal-document" ? legalFacts.map((fact) => `{${fact}}`) : [];
  const tokens = typeof value === "string" ? (value.match(/\{[^{}]{0,60}\}/gu) ?? []) : [];
  return tokens
    .filter((token) => !allowed.includes(token))
    .map((token) => ({
      rule: "unknown-token",
      message: `${quote(token)} non si può usare qui`,
      remedy:
        allowed.length === 0
          ? "Le parole tra parentesi graffe valgono solo nei documenti legali: scrivere il testo per esteso."
          : `${perhaps(token, allowed)}Si possono usare: ${allowed.join(", ")}.`,
    }));
});

export const legalRules = [policyAnchor, tokensAreKnown];
