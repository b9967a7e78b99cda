/** Prints Google's findings for HTML files as JSON; a separate process, as Jest cannot load this module. */
import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";

const results = [];
for (const file of process.argv.slice(2)) {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(readFileSync(file, "utf8"));
  const issues = await new Validator().validate(extracted);
  results.push({ file, types: Object.keys(extracted.jsonld ?? {}), issues });
}
console.log(JSON.stringify(results));
