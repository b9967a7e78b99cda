/** Explains to the staff why `npm run test:pages` failed, which stops a publication. */
const { stripVTControlCharacters } = require("node:util");

function causeOf([message = ""]) {
  const [error, ...lines] = stripVTControlCharacters(message).split("\n");
  const findings = lines.flatMap((line) => /^\s*\+ {2,}(.*[^[{])$/u.exec(line)?.[1] ?? []);
  return findings.length > 0 ? findings.slice(0, 3) : [error];
}

module.exports = class {
  onRunComplete(_contexts, { success, testResults }) {
    if (success) return;
    const failures = testResults
      .flatMap(({ testExecError: error, testResults: tests }) =>
        error ? { status: "failed", fullName: "Prova interrotta", failureMessages: [error.message] } : tests,
      )
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => {
        const test = fullName.startsWith("/") ? `Pagina ${fullName.replace(" ", ": ")}` : fullName;
        return [`  ${test}`, ...causeOf(failureMessages)].join("\n    ");
      });
    console.error(`
Il sito non è stato pubblicato: quello online resta com'è. Nelle pagine nuove c'è un difetto:

${failures.join("\n")}

Che cosa fare: riportare com'era l'ultima modifica («Versioni precedenti», nella redazione), oppure scrivere a chi cura il
sito, con le righe qui sopra.`);
  }
};
