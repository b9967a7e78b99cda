/**
 * Rules about laws that pages cite: a page must state when they were last checked, and the next check must not be
 * overdue.
 */
import { isDraft } from "../../content-model/drafts";
import { fieldsOf } from "../../content-model/walk";
import { publicationCode } from "../problem";
import { problemAt } from "../problem-at";
import { fieldRule, fieldsIn, fieldValue, type Rule } from "./rule";

const severity = "warning";

/** «D.P.R. 380/2001», «L. 52/1985», or a link to the laws' public archive. */
const lawPattern = /\b(?:D\.P\.R\.|D\.Lgs\.|D\.L\.|D\.M\.|R\.D\.L?\.?|L\.R?\.?) ?\d+\/\d{4}|normattiva\.it/u;

const lawsHaveCheckDate: Rule = ({ files }) =>
  files.flatMap((file) => {
    const hasCheckDate = fieldValue(file, "law", "checkedOn") !== undefined;
    const canHaveCheckDate = fieldsOf(file.kind.schema).some(([name]) => name === "law");
    if (hasCheckDate || !canHaveCheckDate || isDraft(file.document?.value)) return [];

    const citingField = fieldsIn(file).find(
      ({ value }) => typeof value === "string" && lawPattern.test(value),
    );
    if (!citingField) return [];
    return problemAt(file, citingField.path, {
      code: publicationCode,
      severity,
      message: "qui è citata una norma, ma la pagina non dice in quale giorno è stata riletta",
      remedy: "Rileggere le norme e scriverne il giorno in «Norme citate».",
    });
  });

const lawChecksAreNotOverdue = fieldRule(({ value, path }, { document }) => {
  const today = new Date().toISOString().slice(0, 10);
  const isOverdue = path.join(".") === "law.verifyBy" && String(value) < today;
  if (!isOverdue || isDraft(document?.value)) return [];
  return [
    {
      code: publicationCode,
      severity,
      message: `le norme citate erano da rileggere entro il ${value}`,
      remedy: "Rileggere i testi, poi aggiornare le date in «Norme citate».",
    },
  ];
});

export const lawRules = [lawsHaveCheckDate, lawChecksAreNotOverdue];
