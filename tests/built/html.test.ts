/** The HTML standard, over every page; .htmlvalidate.cjs says which rules and why. */
import { join } from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { builtRoutes, readPage } from "./support";

const validator = new HtmlValidate(new FileSystemConfigLoader());
// The rules are found from the name of the file that is checked: one beside them.
const beside = join(__dirname, "page.html");

it.each(builtRoutes())("%s is valid", async (route) => {
  const report = await validator.validateString(readPage(route).source, beside);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line, column }) => `${ruleId} (${line}:${column}) ${selector ?? ""}: ${message}`),
  );
  expect(faults).toEqual([]);
});
