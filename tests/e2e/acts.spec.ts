/**
 * What a visitor does before the application is there: nothing is lost, nothing is done twice, and until then nothing of
 * it is fetched where it waits for that. Each rule by itself: src/start/click-queue.test, src/start/page-script.test.
 */
import type { Page } from "@playwright/test";
import { enquiry, fillIn, partsOf, quote, result, sendButton, typed, untouched } from "./enquiry";
import { event, expect, test } from "./mail";
import {
  applicationRequests,
  interact,
  notFoundInConsole,
  oneOfEach,
  onLine,
  slowLine,
  stillRoutes,
} from "./site";

const fastLine = { effectiveType: "4g" };

/** The application is on its way and arrives when the test says so: never, unless it does. */
async function holdScripts(page: Page) {
  const scripts = event();
  await page.route("**/*.js", async (route) => {
    await scripts.came;
    await route.continue();
  });
  return scripts;
}

test("a form that is sent twice too early is sent once", async ({ page, mail }) => {
  const control = sendButton(page);
  await onLine(page, slowLine);
  const scripts = await holdScripts(page);
  const requests = applicationRequests(page);
  await page.clock.install({ time: "2030-05-06T10:00:00" });
  await page.goto(quote.path, { waitUntil: "domcontentloaded" });
  await fillIn(page, enquiry);
  // However long a busy machine takes, no four seconds pass.
  await page.clock.pauseAt("2030-05-06T11:00:00");
  await control.click();
  await control.click();
  await page.clock.runFor(300);
  await expect(control).toHaveAttribute("aria-busy", "true");
  scripts.come();
  const waiting = async () => {
    // React's effects wait for a frame.
    await page.clock.runFor(50);
    return page.locator("[aria-busy]").count();
  };
  await expect.poll(waiting).toBe(0);
  await page.clock.resume();
  await expect(page).toHaveURL(quote.path);
  expect(requests).toEqual([...new Set(requests)]);
  await expect(result(page)).toContainText(quote.success);
  expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, quote)]);
  expect(mail.requests).toBe(1);
  expect(await typed(page)).toEqual(untouched);
});

test.describe("without a connection", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/u] });

  test("a form that React has not hydrated stays, says why, and keeps its text for the next visit", async ({
    page,
    context,
    mail,
  }) => {
    await page.goto(quote.path);
    await context.setOffline(true);
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect(page.getByRole("alert")).toContainText("La connessione manca: quanto scritto resta");
    await context.setOffline(false);
    await page.goto("/about");
    await page.goto(quote.path);
    await expect.poll(() => typed(page)).toEqual(enquiry);
    expect(mail.requests).toBe(0);
  });
});

test.describe("before any act", () => {
  test.use({ expectedProblems: [notFoundInConsole], contextOptions: { reducedMotion: "reduce" } });

  for (const [line, connection, paths, interacts] of [
    ["on a slow line", slowLine, oneOfEach, true],
    ["on a fast line, without an interaction", fastLine, oneOfEach, false],
    ["on a fast line, where nothing hydrates", fastLine, stillRoutes, true],
  ] as const)
    test(`nothing of the application is fetched ${line}`, async ({ page }) => {
      await page.clock.install();
      await onLine(page, connection);
      const requests = applicationRequests(page);
      for (const path of paths) {
        await page.goto(path);
        await page.clock.runFor(10_000);
        if (interacts) await interact(page);
        await page.clock.runFor(1_000);
        expect(requests, path).toEqual([]);
      }
    });
});
