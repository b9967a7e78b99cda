/** The problems of a report where GitHub and GitLab show them: beside the line of the file. */
import { createHash } from "node:crypto";
import { type ContentReport, type Problem, placeholderRule } from "./problem";
import { factRule, publicationRule } from "./rules/publication";

/** What is still to be done says nothing of a commit, and would hide its mistakes: GitHub shows ten lines of a kind. */
const reminders = [placeholderRule, publicationRule, factRule];

const told = ({ problems }: ContentReport) =>
  problems.filter(({ rule, severity }) => severity === "error" || !reminders.includes(rule));

const titleOf = ({ field }: Problem) => (field === "" ? "Contenuti" : `Contenuti: ${field}`);

const escapes: Readonly<Record<string, string>> = {
  "%": "%25",
  "\r": "%0D",
  "\n": "%0A",
  ":": "%3A",
  ",": "%2C",
};
const escapeText = (text: string) => text.replace(/[%\r\n]/gu, (sign) => escapes[sign] ?? "");
const escapeProperty = (text: string) => text.replace(/[%\r\n:,]/gu, (sign) => escapes[sign] ?? "");

/**
 * One workflow command a line, for the log of GitHub Actions.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export const githubAnnotations = (report: ContentReport): string[] =>
  told(report).map((problem) => {
    const { severity, file, line, column, message, remedy } = problem;
    const properties = { file, line: `${line}`, col: `${column}`, title: titleOf(problem) };
    const place = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
    return `::${severity} ${place.join(",")}::${escapeText(`${message}\n→ ${remedy}`)}`;
  });

/**
 * The entries of GitLab's report «Code Quality».
 *
 * @see https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export const gitlabIssues = (report: ContentReport) =>
  told(report).map((problem) => {
    const { severity, rule, file, line, message, remedy } = problem;
    return {
      description: `${titleOf(problem)}: ${message} → ${remedy}`,
      check_name: rule,
      // Tells whether a mistake is the one of an earlier commit: without its line, which others move.
      fingerprint: createHash("sha256").update([file, rule, problem.field, message].join("\n")).digest("hex"),
      severity: severity === "error" ? "major" : "info",
      location: { path: file, lines: { begin: line } },
    };
  });
