/** Laws that pages cite: visitors must see as of when, and somebody must read them again in time. */
import { isDraft } from "../../content-model/drafts";
import { fieldsOf } from "../../content-model/walk";
import { publicationCode } from "../problem";
import { problemAt } from "../problem-at";
import { fieldOf, fieldRule, fieldsIn, type Rule } from "./rule";

const severity = "warning";

/** «D.P.R. 380/2001», «L. 52/1985», or a link to the laws' public archive. */
const lawPattern = /\b(?:D\.P\.R\.|D\.Lgs\.|D\.L\.|D\.M\.|R\.D\.L?\.?|L\.R?\.?) ?\d+\/\d{4}|normattiva\.it/u;

const lawsAreDated: Rule = ({ files }) =>
  files.flatMap((file) => {
    const hasDay = fieldOf(file, "law", "checkedOn") !== undefined;
    const canHaveDay = fieldsOf(file.kind.schema).some(([name]) => name === "law");
    if (hasDay || !canHaveDay || isDraft(file.document?.value)) return [];

    const cited = fieldsIn(file).find(({ value }) => typeof value === "string" && lawPattern.test(value));
    if (!cited) return [];
    return problemAt(file, cited.path, {
      code: publicationCode,
      severity,
      message: "qui è citata una norma, ma la pagina non dice in quale giorno è stata riletta",
      remedy: "Rileggere le norme e scriverne il giorno in «Norme citate».",
    });
  });

const lawsAreNotDue = fieldRule(({ value, path }, { document }) => {
  const today = new Date().toISOString().slice(0, 10);
  const isDue = path.join(".") === "law.verifyBy" && String(value) < today;
  if (!isDue || isDraft(document?.value)) return [];
  return [
    {
      code: publicationCode,
      severity,
      message: `le norme citate erano da rileggere entro il ${value}`,
      remedy: "Rileggere i testi, poi aggiornare le date in «Norme citate».",
    },
  ];
});

export const lawRules = [lawsAreDated, lawsAreNotDue];
