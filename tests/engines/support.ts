/** The `test` of the engines' checks: a browser, and no problem at the gate at the end but those that a test expects. */
import { test as base, expect } from "@playwright/test";
import { publicFolder } from "../built/support";
import { type MailServer, mailHost, mailServerFixture } from "../e2e/mail";
import { startNginx } from "../nginx";
import { type Engine, type EngineName, startEngine } from "./driver";
import { type Gate, openGate } from "./gate";
import { isHydrated } from "./in-page";

export type Options = {
  /** Path of the engine's program; the project's name is the engine's. */
  program: string;
  /** Whether pages may run scripts. */
  scripts: boolean;
};

type Window = Engine & {
  /** Opens a page of the site and waits until it is hydrated, if it will be without an act of the visitor. */
  visit: (path: string) => Promise<void>;
  /** Waits until what a function gives in the page is this. */
  expect: <Given extends unknown[], Result>(
    expected: Awaited<Result>,
    run: (...given: Given) => Result,
    ...given: Given
  ) => Promise<void>;
};

type Workers = Options & { mailServer: MailServer; gate: Gate; engine: Engine };
type Tests = { expectedProblems: RegExp | undefined; window: Window };

export const phone = [360, 800] as const;
export const desk = [1280, 900] as const;

export const test = base.extend<Tests, Workers>({
  program: ["", { option: true, scope: "worker" }],
  scripts: [true, { option: true, scope: "worker" }],
  mailServer: [...mailServerFixture],
  gate: [
    async ({ mailServer }, use) => {
      const site = await startNginx({ root: publicFolder, port: 0 });
      const gate = await openGate(Number(new URL(site.url).port), { [mailHost]: mailServer.port });
      await use(gate);
      await gate.close();
      await site.close();
    },
    { scope: "worker" },
  ],
  engine: [
    async ({ program, scripts, gate }, use, { project }) => {
      const settings = { path: program, proxy: gate.port, scripts };
      const engine = await startEngine(project.name as EngineName, settings);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  expectedProblems: [undefined, { option: true }],
  window: async ({ engine, gate, mailServer, scripts, expectedProblems }, use) => {
    await mailServer.startAnew();
    gate.problems.length = 0;
    const poll: Window["expect"] = async (expected, run, ...given) =>
      // A page that is being left cannot answer.
      expect
        .poll(() => engine.evaluate(run, ...given).catch(String), { message: String(run) })
        .toEqual(expected);
    await use({
      ...engine,
      visit: async (path) => {
        await engine.open(gate.url + path);
        if (scripts) await poll(true, isHydrated);
      },
      expect: poll,
    });
    const unexpected = gate.problems.filter((problem) => !expectedProblems?.test(problem));
    expect(unexpected, "errors of pages, answers that are errors, requests to other hosts").toEqual([]);
    await engine.open("about:blank");
  },
});

export { expect };
