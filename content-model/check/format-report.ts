import { kindOf, slugOf } from "../kinds";
import { metaOf } from "../walk";
import { type ContentReport, type Problem, placeholderRule, visible } from "./problem";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** More at once help nobody. */
const mostProblems = 100;

/**
 * Italian text of a report for a terminal or the browser's overlay, grouped by file. Placeholders
 * that are only warnings share one line. No colours.
 */
export function formatReport(report: ContentReport): string {
  const isReminder = ({ rule, severity }: Problem) => rule === placeholderRule && severity === "warning";
  const reminders = report.problems.filter(isReminder).length;
  const told = report.problems.filter((problem) => !isReminder(problem));
  const more = told.length - mostProblems;
  const lines = told.slice(0, mostProblems).flatMap((problem, index) => {
    const isFirstOfFile = problem.file !== told[index - 1]?.file;
    return [...(isFirstOfFile ? ["", visible(problem.file)] : []), ...problemLines(problem)];
  });
  if (more > 0) lines.push("", `… e altri ${more}: correggere prima questi.`);
  return [...lines, "", summary(report, reminders)].join("\n").trimStart();
}

function problemLines({ severity, file, line, column, field, message, remedy }: Problem): string[] {
  const place = file.endsWith(".json") ? `riga ${line}, colonna ${column}` : "";
  const where = [place, field].filter((part) => part !== "").join(" · ");
  const what = `${severity === "error" ? "ERRORE" : "avviso"}: ${message}`;
  return [
    ...(where === "" ? [] : [`  ${visible(where)}`]),
    `    ${visible(what)}`,
    `    → ${visible(remedy)}`,
  ];
}

function summary({ problems, errors, warnings, files, images }: ContentReport, reminders: number): string {
  const wrong = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const lines = [
    errors > 0
      ? `${plural(errors, "errore", "errori")} in ${wrong.size} file. Correggere e ripetere il controllo.`
      : `Contenuti in ordine: ${files} file JSON, ${plural(images, "immagine", "immagini")}.`,
  ];
  if (warnings > reminders) lines.push(`${plural(warnings - reminders, "avviso", "avvisi")}.`);
  if (reminders > 0) {
    const remain = reminders === 1 ? "Resta 1 valore segnaposto" : `Restano ${reminders} valori segnaposto`;
    lines.push(`${remain} da sostituire prima di pubblicare: npm run check:content -- --publish li elenca.`);
  }
  return lines.join("\n");
}

/** Signs and files of which a form knows nothing, in what the check says of JSON. */
const bareOfJson: readonly (readonly [RegExp, string])[] = [
  [/ tra (?:virgolette|parentesi \w+)|,? senza (?:virgolette|«\.json»)/gu, ""],
  [/(?:la|il) valore true \(sì\) oppure false \(no\)/gu, "acceso o spento"],
  [/Aggiungere "\w+": (?<first>.)/gu, "Ci vuole: $<first>"],
  [/manca il campo "\w+"/gu, "manca"],
  [/nome di un file della cartella content\/\w+/gu, "una voce dell'elenco"],
  [/content\/[\w/-]*?(?<name>[\w-]+)\.json/gu, "«$<name>»"],
  [
    /Copiare la fotografia in content\/images, o correggere il nome\./gu,
    "Caricare la fotografia, o sceglierne un'altra.",
  ],
];

const inForm = (text: string) =>
  bareOfJson.reduce((words, [sign, instead]) => words.replace(sign, instead), text);

/** «Galleria › 2 › Didascalia (gallery[1].caption)» → «Galleria › voce 2 › Didascalia», as the form's labels say. */
const label = (field: string) =>
  field.replace(/ \([^()]*\)$/u, "").replace(/(?<=› )\d+(?= ›|$)/gu, "voce $&");

function entryName(file: string): string {
  const kind = kindOf(file.replace(/^[^/]+\//u, ""));
  const title = kind && metaOf(kind.schema).title;
  if (!title) return file;
  return kind.file === undefined ? `${title} «${slugOf(file)}»` : title;
}

/**
 * Italian text of problems for the form editor: entries and fields by the names of the form, no lines, files or signs
 * of JSON. Empty without problems.
 */
export function formatForForm(problems: readonly Problem[]): string {
  const byEntry = new Map<string, string[]>();
  for (const { file, field, message, remedy, inForm: own } of problems.slice(0, mostProblems)) {
    const what = `${capitalised(inForm(message))}. ${own ?? inForm(remedy)}`;
    const lines = byEntry.get(entryName(file)) ?? [];
    byEntry.set(entryName(file), [...lines, visible(field === "" ? what : `${label(field)}: ${what}`)]);
  }
  return [...byEntry].map(([entry, lines]) => [entry, ...lines].join("\n")).join("\n\n");
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
