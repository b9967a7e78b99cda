/** Questions about several services or none, grouped by the situation of the person who asks. */
import { z } from "zod";
import {
  group,
  lawCheck,
  list,
  patternText,
  questionText,
  referenceTo,
  slugLimits,
  slugPattern,
  sources,
  text,
  toConfirm,
} from "../fields";
import { fixedPage } from "./fixed-pages";

const anchor = (example: string) =>
  patternText("Ancora", slugPattern, slugLimits.expected, {
    description:
      "Dopo «/domande#»: l'indirizzo di questa voce. Non cambiarla, perché i collegamenti di altri siti smetterebbero di funzionare.",
    examples: [example],
  }).max(60);

const situationQuestion = group("Domanda", "SituationQuestion", {
  question: questionText,
  anchor: anchor("usucapione"),
  answer: text("Risposta", {
    min: 150,
    max: 700,
    description: "Da 40 a 90 parole; la prima frase risponde.",
  }),
  service: referenceTo("Servizio", "service").optional(),
  sources,
});

const situation = group("Situazione", "Situation", {
  title: text("Titolo", { max: 60, examples: ["Compro o vendo"] }),
  anchor: anchor("compro-o-vendo"),
  isInQuotePage: z.boolean().optional().meta({
    title: "Anche nella pagina del preventivo",
    description: "true: la pagina del preventivo elenca queste domande.",
  }),
  questions: list("Domande", situationQuestion, { min: 1, max: 16, distinct: "question" }),
});

export const questionsPage = fixedPage("Domande", {
  groups: list("Situazioni", situation, { min: 1, max: 12, distinct: "title" }),
  law: lawCheck.optional(),
  toConfirm,
}).superRefine(({ groups }, context) => {
  const anchors = groups.flatMap(({ anchor: name, questions }, index) => [
    { name, path: ["groups", index, "anchor"] },
    ...questions.map((one, place) => ({
      name: one.anchor,
      path: ["groups", index, "questions", place, "anchor"],
    })),
  ]);
  const names = anchors.map(({ name }) => name);
  for (const [place, { name, path }] of anchors.entries())
    if (names.indexOf(name) < place)
      context.addIssue({
        code: "custom",
        path,
        message: `l'ancora «${name}» c'è già in questa pagina`,
        params: { remedy: "Darne a ogni situazione e a ogni domanda una diversa." },
      });
});
