/** The HTML standard, over every page; html-rules.ts says which rules, and why not the others. */
import { HtmlValidate } from "html-validate";
import { htmlRules } from "./html-rules";
import { builtRoutes, readPage } from "./support";

const validator = new HtmlValidate(htmlRules);

it.each(builtRoutes())("%s is valid", (route) => {
  const { results } = validator.validateStringSync(readPage(route).source);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId} (${line}:${column}) ${selector ?? ""}: ${message}`,
    ),
  );
  expect(faults).toEqual([]);
});
