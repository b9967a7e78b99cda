/** The legal documents: their sections, and the tokens that their texts may hold. */
import { externalContentAnchor } from "../../src/lib/external-content-policy";
import { legalFacts } from "../../src/lib/fill-tokens";
import { filesOfKind } from "../content";
import { problemAt } from "../locate";
import { type Finding, quote } from "../problem";
import { perhaps } from "../suggest";
import { fieldOf, fieldRule, type Rule } from "./rule";

/** Every embed and the footer lead to the section of the privacy policy that speaks of them. */
export const legalSections: Rule = (content) => {
  const counts = new Map(Object.entries(content.lists.legalSectionCounts));
  return filesOfKind(content, "legal-document").flatMap((file) => {
    const sections = fieldOf(file, "sections");
    if (!Array.isArray(sections)) return [];
    const count = counts.get(file.slug) ?? sections.length;
    const marked = sections.filter((_, index) => fieldOf(file, "sections", index, "anchor") !== undefined);
    const anchors = file.slug === "privacy-policy" ? 1 : 0;
    const wanted = anchors === 1 ? "ne serve una" : "qui non si usa";
    const thatSection = "nella sezione della privacy policy che parla dei contenuti esterni";
    const findings: Finding[] = [];
    if (sections.length !== count)
      findings.push({
        rule: "legal-sections",
        message: `${sections.length} sezioni: ne servono esattamente ${count}`,
        remedy: "Aggiungere le sezioni che mancano; unire o togliere quelle in più.",
      });
    if (marked.length !== anchors)
      findings.push({
        rule: "policy-anchor",
        message: `${marked.length} sezioni con «Ancora» (anchor): ${wanted}`,
        remedy: `Scrivere «${externalContentAnchor}» soltanto ${thatSection}.`,
      });
    return findings.map((finding) => problemAt(file, ["sections"], finding));
  });
};

/** Only legal documents fill tokens, and only these: any other would be read by visitors as it stands. */
export const tokensAreKnown = fieldRule(({ value }, { kind }) => {
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
