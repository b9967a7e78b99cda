/** Fails a test for unexpected console errors, page errors and requests to other hosts. */
import { test as base, expect } from "@playwright/test";

type Options = {
  expectedProblems: RegExp[];
  knownHosts: string[];
};

export const test = base.extend<Options & { watched: undefined }>({
  expectedProblems: [[], { option: true }],
  knownHosts: [[], { option: true }],
  watched: [
    async ({ context, baseURL, expectedProblems, knownHosts }, use) => {
      const problems: string[] = [];
      const hosts = [new URL(baseURL ?? "").host, ...knownHosts];
      context.on("console", (message) => {
        const type = message.type();
        if (type === "error" || type === "warning")
          problems.push(`console ${type}: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (webError) => problems.push(`page error: ${webError.error().message}`));
      context.on("request", (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^(?:http|ws)s?:$/u.test(protocol) && !hosts.includes(host))
          problems.push(`request to another host: ${request.url()}`);
      });
      await use(undefined);
      const unexpectedProblems = problems.filter(
        (problem) => !expectedProblems.some((expected) => expected.test(problem)),
      );
      expect(unexpectedProblems, "console errors, page errors and requests to other hosts").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
