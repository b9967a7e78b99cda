/** `workflow-mistakes FILE…`: what GitHub's own language service finds wrong with workflows, each in one line. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { TextDocument } from "vscode-json-languageservice";

async function main(): Promise<void> {
  // An ES module that imports JSON as only bundlers, and tsx, take it: the test cannot import it itself.
  const { validate } = await import("@actions/languageservice");
  for (const file of process.argv.slice(2)) {
    const text = readFileSync(file, "utf8");
    const mistakes = await validate(TextDocument.create(pathToFileURL(file).href, "yaml", 0, text));
    for (const { range, message } of mistakes) console.log(`${file}:${range.start.line + 1}: ${message}`);
  }
}

void main();
