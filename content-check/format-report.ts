import { kindOf, slugOf } from "../content-model/kinds";
import { metaOf } from "../content-model/walk";
import { baseName } from "./content";
import { type ContentReport, capitalised, type Problem, placeholderRule, quote, visible } from "./problem";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const mostProblems = 100;

/**
 * Italian text of a report for a terminal or the browser's overlay, grouped by file. Placeholders
 * that are only warnings share one line. No colours.
 */
export function formatReport(report: ContentReport): string {
  const isReminder = ({ rule, severity }: Problem) => rule === placeholderRule && severity === "warning";
  const reminders = report.problems.filter(isReminder).length;
  const reported = report.problems.filter((problem) => !isReminder(problem));
  const more = reported.length - mostProblems;
  const lines = reported.slice(0, mostProblems).flatMap((problem, index) => {
    const isFirstOfFile = problem.file !== reported[index - 1]?.file;
    return [...(isFirstOfFile ? ["", visible(problem.file)] : []), ...problemLines(problem)];
  });
  if (more > 0) lines.push("", `… e altri ${more}: correggere prima questi.`);
  return [...lines, "", summary(report, reminders)].join("\n").trimStart();
}

function problemLines({ severity, file, line, column, field, path, message, remedy }: Problem): string[] {
  const place = file.endsWith(".json") ? `riga ${line}, colonna ${column}` : "";
  const where = [place, path && `${field} (${path})`].filter(Boolean).join(" · ");
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

const mostInForm = 20;

/** Italian text for a form, grouped by entry. */
export function formatForForm(problems: readonly Problem[]): string {
  const entries = new Map<string, string[]>();
  for (const problem of problems.slice(0, mostInForm)) {
    const { field, message, remedy, entry } = problem;
    const line = `${field ? `${field}: ` : ""}${capitalised(message)}. ${remedy}`;
    const name = visible(entry ?? nameOfFile(problem));
    entries.set(name, [...(entries.get(name) ?? []), visible(line)]);
  }
  const more = problems.length - mostInForm;
  return [
    ...[...entries].map(([name, lines]) => [name, ...lines].join("\n")),
    ...(more > 0 ? [`… e altri ${more}: correggere prima questi.`] : []),
  ].join("\n\n");
}

/** Name for a picture or an unreadable entry; broken texts need file and line. */
function nameOfFile({ file, line, rule }: Problem): string {
  const place = ["json-syntax", "encoding"].includes(rule) ? ` (${file}, riga ${line})` : "";
  const name = file.slice(file.indexOf("/") + 1);
  const kind = kindOf(name);
  if (kind === undefined)
    return `${name.startsWith("images/") ? "Immagine" : "File"} ${quote(baseName(name))}`;
  const title = metaOf(kind.schema).title ?? "";
  return `${kind.file === undefined ? `${title} ${quote(slugOf(name))}` : title}${place}`;
}
