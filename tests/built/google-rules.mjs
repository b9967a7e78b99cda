/**
 * Reads paths of HTML files from its arguments and prints, as JSON, what Google's rules have against the structured data
 * in them. A process of its own, because the validator is an ES module, which Jest does not load.
 */
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
