/** The HTML standard, over every page; html-rules.ts says which rules, and why not the others. */
import { HtmlValidate } from "html-validate";
import { stylesHash } from "../../build/bundle/styles-hash";
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

it.each(builtRoutes())("%s holds every letter as it was written", (route) => {
  const { source } = readPage(route);
  expect(source.split(/\0|\uFFFD/u)).toHaveLength(1);
});

it.each(builtRoutes())("%s carries the style sheets of this build", (route) => {
  expect(readPage(route).source).toContain(`data-styles="${stylesHash()}"`);
});
