import { test as base, expect } from "@playwright/test";
import { publicFolder } from "../built/support";
import { type MailServer, mailHost, mailServerFixture } from "../e2e/mail";
import { startNginx } from "../nginx";
import { type Engine, engines } from "./driver";
import { startProxy } from "./proxy";

/** `program` is the path of the engine's program. Each project is named after its engine. */
export type Options = { program: string; hasScripts: boolean };
type Workers = Options & { mailServer: MailServer; engine: Engine & { port: number; problems: string[] } };
type InPage<Given extends unknown[], Result> = [run: (...given: Given) => Result, ...given: Given];
type Window = Engine & {
  visit: (path: string) => Promise<void>;
  run: <Given extends unknown[], Result>(...call: InPage<Given, Result>) => Promise<Awaited<Result>>;
  expect: <Given extends unknown[]>(expected: unknown, ...call: InPage<Given, unknown>) => Promise<void>;
};

export const opener = 'header button[aria-haspopup="dialog"]';
export const contactLink = 'dialog a[href="/contact"]';
export const heading = () => document.querySelector("h1")?.textContent;

export const test = base.extend<{ window: Window }, Workers>({
  program: ["", { option: true, scope: "worker" }],
  hasScripts: [true, { option: true, scope: "worker" }],
  mailServer: [...mailServerFixture],
  engine: [
    async ({ program, hasScripts, mailServer }, use, { project }) => {
      const site = await startNginx({ root: publicFolder, port: 0 });
      const proxy = await startProxy({
        localhost: Number(new URL(site.url).port),
        [mailHost]: mailServer.port,
      });
      const engine = await engines[project.name as keyof typeof engines](program, proxy.port, hasScripts);
      await engine.size(360, 800);
      await use({ ...engine, port: proxy.port, problems: proxy.problems });
      await engine.close();
      proxy.close();
      await site.close();
    },
    { scope: "worker" },
  ],
  window: async ({ engine }, use) => {
    const run: Window["run"] = (call, ...given) => engine.evaluate(`(${call})(...${JSON.stringify(given)})`);
    const poll: Window["expect"] = (expected, call, ...given) =>
      expect.poll(() => run(call, ...given).catch(String), String(call)).toEqual(expected);
    const visit = async (path: string) => void (await engine.open(`http://localhost:${engine.port}${path}`));
    await use({ ...engine, visit, run, expect: poll });
    // Forces a full load of the next page, even if only its fragment differs.
    await engine.open("about:blank");
    expect(engine.problems, "page errors and error responses").toEqual([]);
  },
});
