/** Texts of search engines, and the tokens of legal documents. */
import { externalContentAnchor } from "../../../src/lib/external-content-policy";
import { legalFacts } from "../../../src/lib/fill-tokens";
import { legalSectionCounts } from "../../specification";
import { filesOfKind } from "../content";
import { problemAt } from "../locate";
import { type Problem, quote } from "../problem";
import { perhaps } from "../suggest";
import { fieldOf, fieldRule, ownValue, type Rule, repeated } from "./rule";

const legalTokens = legalFacts.map((fact) => `{${fact}}`);

const seoFields = [
  { name: "title", what: "questo titolo" },
  { name: "description", what: "questa descrizione" },
] as const;

const sameText = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : undefined);

/** Search engines show one of several pages with the same title or description. */
export const seoTextsAreUnique: Rule = ({ files }) =>
  seoFields.flatMap(({ name, what }) =>
    repeated(files, (file) => sameText(fieldOf(file, "seo", name))).map(({ file, first }) =>
      problemAt(file, ["seo", name], {
        rule: "duplicate-seo",
        message: `${what} c'è già in ${first.name}: ${quote(fieldOf(file, "seo", name))}`,
        remedy: "Ogni pagina ha il suo: dire che cosa c'è solo in questa.",
      }),
    ),
  );

export const legalSections: Rule = (content) =>
  filesOfKind(content, "legal-document").flatMap((file): Problem[] => {
    const wanted = ownValue<number>(legalSectionCounts, file.slug);
    const sections = fieldOf(file, "sections");
    if (wanted === undefined || !Array.isArray(sections) || sections.length === wanted) return [];
    return [
      problemAt(file, ["sections"], {
        rule: "legal-sections",
        message: `${sections.length} sezioni: ne servono esattamente ${wanted}`,
        remedy:
          sections.length < wanted
            ? "Aggiungere le sezioni che mancano."
            : "Togliere o unire le sezioni in più.",
      }),
    ];
  });

/** Every embed and the footer lead to the section of the privacy policy that speaks of them. */
export const policyHasAnchor: Rule = (content) =>
  filesOfKind(content, "legal-document").flatMap((file): Problem[] => {
    const sections = fieldOf(file, "sections");
    if (!Array.isArray(sections)) return [];
    const marked = sections.filter((_, index) => fieldOf(file, "sections", index, "anchor") !== undefined);
    const wanted = file.slug === "privacy-policy" ? 1 : 0;
    if (marked.length === wanted) return [];
    return [
      problemAt(file, ["sections"], {
        rule: "policy-anchor",
        message: `${marked.length} sezioni con "anchor": ${wanted === 1 ? "ne serve una" : "qui non si usa"}`,
        remedy:
          wanted === 1
            ? `Scrivere "anchor": "${externalContentAnchor}" soltanto nella sezione che parla dei contenuti esterni.`
            : "Toglierlo: vale soltanto nella privacy policy.",
      }),
    ];
  });

/** Only legal documents fill tokens, and only these: any other would be read by visitors as it stands. */
export const tokensAreKnown = fieldRule(({ value }, { kind }) => {
  const allowed: readonly string[] = kind.name === "legal-document" ? legalTokens : [];
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
