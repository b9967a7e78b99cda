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

/** Stand-in until the form's own words are merged. */
export const formatForForm = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, field, message, remedy }) => `${field || file}: ${message}\n→ ${remedy}`)
    .join("\n\n");
