/** Writes the report as text: for a terminal, with files and fields; for the editor, with entries and labels. */
import { dayWords } from "../shared/italian-time";
import { type ContentReport, type Problem, placeholderCode } from "./problem";
import { capitalised, replaceInvisible } from "./text";

const countWithNoun = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function groupBy(problems: readonly Problem[], nameOf: (problem: Problem) => string) {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const name = replaceInvisible(nameOf(problem));
    groups.set(name, [...(groups.get(name) ?? []), problem]);
  }
  return [...groups];
}

const moreProblems = (count: number) => (count > 0 ? [`… e altri ${count}: correggere prima questi.`] : []);

const maxInReport = 100;

/** Italian text for a terminal or the browser's overlay. Warnings about placeholders share one line. */
export function formatReport(report: ContentReport): string {
  const isSummarised = ({ code, severity }: Problem) => code === placeholderCode && severity === "warning";
  const listedProblems = report.problems.filter((problem) => !isSummarised(problem));
  const files = groupBy(listedProblems.slice(0, maxInReport), ({ file }) => file);
  return [
    ...files.map(([file, problems]) => [file, ...problems.flatMap(reportLines)].join("\n")),
    ...moreProblems(listedProblems.length - maxInReport),
    summary(report, report.problems.length - listedProblems.length),
  ].join("\n\n");
}

function reportLines({ severity, file, line, column, labels, jsonPath, message, remedy }: Problem): string[] {
  const position = file.endsWith(".json") ? `riga ${line}, colonna ${column}` : "";
  const place = [position, jsonPath && `${labels} (${jsonPath})`].filter(Boolean).join(" · ");
  return [
    ...(place === "" ? [] : [`  ${replaceInvisible(place)}`]),
    `    ${replaceInvisible(`${severity === "error" ? "ERRORE" : "avviso"}: ${message}`)}`,
    `    → ${replaceInvisible(remedy)}`,
  ];
}

function summary(
  { problems, errors, warnings, files, pictures }: ContentReport,
  placeholders: number,
): string {
  const errorFiles = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const otherWarnings = warnings - placeholders;
  return [
    errors > 0
      ? `${countWithNoun(errors, "errore", "errori")} in ${errorFiles.size} file. Correggere e ripetere il controllo.`
      : `Contenuti in ordine: ${files} file JSON, ${countWithNoun(pictures, "immagine", "immagini")}.`,
    otherWarnings > 0 && `${countWithNoun(otherWarnings, "avviso", "avvisi")}.`,
    placeholders > 0 &&
      `Valori segnaposto da sostituire prima di pubblicare: ${placeholders} (npm run check:content -- --publish li elenca).`,
  ]
    .filter(Boolean)
    .join("\n");
}

const maxInEditor = 20;

/** ISO dates, but not those in a path or a file's name. */
const isoDatePattern = /(?<![\w/-])\d{4}-(?:0[1-9]|1[0-2])-\d\d(?![\w-]|\.\w)/gu;

/** Folders of a quoted picture: «../images/services/catasto.jpg». */
const pictureFolderPattern = /(?<=«)\.\.\/images\/(?:[^»/]*\/)*/gu;

/** Names and folders for people who write JSON by hand: «(street)» after a label, or «(in content/images)». */
const technicalNamePattern = /(?<=») \([\w./-]+\)| \(in [\w./]+\)/gu;

const wordsForEditor = (text: string) =>
  replaceInvisible(
    text
      .replace(technicalNamePattern, "")
      .replace(pictureFolderPattern, "")
      .replace(isoDatePattern, (date) => dayWords(date).join(" ")),
  );

function nameForEditor({ entry, file, line }: Problem): string {
  if (entry !== undefined) return entry;
  if (file.endsWith(".json")) return `${file}, riga ${line}`;
  const name = file.slice(file.lastIndexOf("/") + 1);
  return file.includes("/images/") ? `Immagine «${name}»` : `File «${name}»`;
}

/** Italian text for the editor, without names of files and fields. */
export function formatForEditor(problems: readonly Problem[]): string {
  const groups = groupBy(problems.slice(0, maxInEditor), nameForEditor);
  const sentenceOf = ({ labels, message, remedy }: Problem) =>
    wordsForEditor(`${labels ? `${labels}: ` : ""}${capitalised(message)}. ${remedy}`);
  return [
    ...groups.map(([name, groupedProblems]) => [name, ...groupedProblems.map(sentenceOf)].join("\n")),
    ...moreProblems(problems.length - maxInEditor),
  ].join("\n\n");
}
