import { dayWords } from "../shared/italian-time";
import { type ContentReport, capitalised, type Problem, placeholderRule, visible } from "./problem";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const andOthers = (count: number) => (count > 0 ? [`… e altri ${count}: correggere prima questi.`] : []);

function groupedBy(problems: readonly Problem[], nameOf: (problem: Problem) => string) {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const name = visible(nameOf(problem));
    groups.set(name, [...(groups.get(name) ?? []), problem]);
  }
  return [...groups];
}

const mostProblems = 100;

/** Italian text for a terminal or the browser's overlay. Warnings of placeholders share one line. */
export function formatReport(report: ContentReport): string {
  const isSummed = ({ rule, severity }: Problem) => rule === placeholderRule && severity === "warning";
  const listed = report.problems.filter((problem) => !isSummed(problem));
  const files = groupedBy(listed.slice(0, mostProblems), ({ file }) => file);
  return [
    ...files.map(([file, problems]) => [file, ...problems.flatMap(linesOf)].join("\n")),
    ...andOthers(listed.length - mostProblems),
    summary(report, report.problems.length - listed.length),
  ].join("\n\n");
}

function linesOf({ severity, file, line, column, field, path, message, remedy }: Problem): string[] {
  const place = file.endsWith(".json") ? `riga ${line}, colonna ${column}` : "";
  const where = [place, path && `${field} (${path})`].filter(Boolean).join(" · ");
  return [
    ...(where === "" ? [] : [`  ${visible(where)}`]),
    `    ${visible(`${severity === "error" ? "ERRORE" : "avviso"}: ${message}`)}`,
    `    → ${visible(remedy)}`,
  ];
}

function summary({ problems, errors, warnings, files, images }: ContentReport, placeholders: number): string {
  const wrong = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const lines = [
    errors > 0
      ? `${plural(errors, "errore", "errori")} in ${wrong.size} file. Correggere e ripetere il controllo.`
      : `Contenuti in ordine: ${files} file JSON, ${plural(images, "immagine", "immagini")}.`,
  ];
  if (warnings > placeholders) lines.push(`${plural(warnings - placeholders, "avviso", "avvisi")}.`);
  if (placeholders > 0) {
    const remain =
      placeholders === 1 ? "Resta 1 valore segnaposto" : `Restano ${placeholders} valori segnaposto`;
    lines.push(`${remain} da sostituire prima di pubblicare: npm run check:content -- --publish li elenca.`);
  }
  return lines.join("\n");
}

const mostInForm = 20;

const days = /(?<![\w/-])\d{4}-(?:0[1-9]|1[0-2])-\d\d(?![\w-]|\.\w)/gu;

/** Names for those who write by hand: «Bozza» (draft); folders, also before a picture's name. */
const namesOfFiles = /(?<=») \([\w./]+\)| \(in [\w./]+\)|(?<=«)\.\.\/images\/(?:[^»/]*\/)*/gu;

const inForm = (text: string) =>
  visible(text.replace(namesOfFiles, "").replace(days, (day) => dayWords(day).join(" ")));

function nameInForm({ entry, file, line }: Problem): string {
  if (entry !== undefined) return entry;
  if (file.endsWith(".json")) return `${file}, riga ${line}`;
  const name = file.slice(file.lastIndexOf("/") + 1);
  return file.includes("/images/") ? `Immagine «${name}»` : `File «${name}»`;
}

/** Italian text for the editor, without names of files and fields. */
export function formatForForm(problems: readonly Problem[]): string {
  const entries = groupedBy(problems.slice(0, mostInForm), nameInForm);
  const sentence = ({ field, message, remedy }: Problem) =>
    inForm(`${field ? `${field}: ` : ""}${capitalised(message)}. ${remedy}`);
  return [
    ...entries.map(([name, found]) => [name, ...found.map(sentence)].join("\n")),
    ...andOthers(problems.length - mostInForm),
  ].join("\n\n");
}
