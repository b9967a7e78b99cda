/**
 * What a visitor does before the application is there: nothing is lost, nothing is done twice, and until then nothing of
 * it is fetched where it waits for that. Each rule by itself: src/start/click-queue.test, src/start/page-script.test.
 */
import type { Page } from "@playwright/test";
import { required } from "../../src/forms/testing/enquiry";
import {
  contact,
  control,
  enquiry,
  fillIn,
  formOf,
  partsOf,
  quote,
  result,
  sendButton,
  typed,
  untouched,
} from "./enquiry";
import { event, expect, test } from "./mail";
import {
  applicationRequests,
  banner,
  content,
  hydrated,
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

/** As browsers translate: every text moves into elements of theirs. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, option")) continue;
    const outer = document.createElement("font");
    outer.appendChild(document.createElement("font")).textContent = `[${text.data}]`;
    text.replaceWith(outer);
  }
}

for (const moment of ["before", "after"])
  test.describe(() => {
    // React says that it renders the page anew, or only the map; Chromium, that it needs only one of the menu's two attributes.
    test.use({ expectedProblems: [/Minified React error #4(?:18|22|23|25)|popovertarget is ignored/u] });

    test(`translated ${moment} it is hydrated, a page keeps its menu, its list of mistakes and its links`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(contact.path);
      if (moment === "before") await page.evaluate(translate);
      await hydrated(page);
      if (moment === "after") await page.evaluate(translate);
      await sendButton(page).click();
      await expect(formOf(page).getByRole("group").first()).toBeFocused();
      await control(page, "name").fill(enquiry.name);
      await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(required.length - 1);
      await banner(page).locator('button[aria-haspopup="dialog"]').click();
      await page.locator('dialog a[href="/"]').click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.homePage.hero.title);
      await expect(page.locator("dialog:modal")).toHaveCount(0);
    });
  });
