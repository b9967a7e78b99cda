import { githubAnnotations, gitlabIssues } from "./annotations";
import { fileProblem, type Problem, placeholderRule } from "./problem";

const mistake: Problem = {
  severity: "error",
  rule: "schema",
  file: "content/site/50%, a:b.json",
  line: 12,
  column: 5,
  field: "Orari › Apre (openingHours[0].opens)",
  message: "«9:00, 100%» non ha la forma giusta\r\nseconda riga",
  remedy: "Per esempio: «09:00».",
};
const reminder: Problem = { ...mistake, severity: "warning", rule: placeholderRule };
const words = { rule: "spelling", message: "«GPS»: si scrive «GNSS»", remedy: "Correggerlo." };
const note = fileProblem("content/services/alfa.json", { ...words, severity: "warning" });
const report = { problems: [mistake, reminder, note], errors: 1, warnings: 2, files: 1, images: 1 };

test("GitHub reads one command a line, whose parts cannot end it or one another", () => {
  expect(githubAnnotations(report)).toEqual([
    "::error file=content/site/50%25%2C a%3Ab.json,line=12,col=5," +
      "title=Contenuti%3A Orari › Apre (openingHours[0].opens)" +
      "::«9:00, 100%25» non ha la forma giusta%0D%0Aseconda riga%0A→ Per esempio: «09:00».",
    "::warning file=content/services/alfa.json,line=1,col=1,title=Contenuti" +
      "::«GPS»: si scrive «GNSS»%0A→ Correggerlo.",
  ]);
});

test("GitLab knows a mistake again when other lines have moved it, and tells two of a file apart", () => {
  const others = [{ line: 40 }, { field: "Orari › Chiude" }, { file: "b" }].map((own) => ({
    ...mistake,
    ...own,
  }));
  const [issue, ...again] = gitlabIssues({ ...report, problems: [mistake, ...others] });
  expect(issue).toEqual({
    description: expect.stringContaining(`${mistake.message} → ${mistake.remedy}`),
    check_name: "schema",
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/u),
    severity: "major",
    location: { path: mistake.file, lines: { begin: 12 } },
  });
  expect(again.map(({ fingerprint }) => fingerprint === issue?.fingerprint)).toEqual([true, false, false]);
});
