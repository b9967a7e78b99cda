import type { Page } from "@playwright/test";
import { emptyValues } from "../../src/forms/testing/enquiry";
import { contact, enquiry, formOf, partsOf, quote, service } from "./enquiry";
import { deferred, expect, test } from "./mail";
import { content, sampleRoutes, scriptRequests, settle, unknownPath } from "./site";

/** Holds all script files until the returned function is called. */
async function holdScripts(page: Page) {
  const release = deferred();
  await page.route("**/*.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

test("reading, following links, requesting a service and going back load no script", async ({ page }) => {
  const slug = content.services.at(-1)?.slug;
  const requests = scriptRequests(page);
  const read = async () => {
    // Keeps the mouse off controls: resting on one would load its island.
    await page.mouse.move(2, 300);
    await page.keyboard.press("End");
    await settle(page);
    await page.mouse.wheel(0, -2_000);
    await settle(page);
  };
  for (const route of sampleRoutes.filter((known) => known !== unknownPath)) {
    await page.goto(route);
    await read();
    expect(requests, route).toEqual([]);
  }
  await page.goto("/");
  await page.locator(`main a[href="/services/${slug}"]`).first().click();
  await expect(page).toHaveURL(`/services/${slug}`);
  await read();
  await page.locator('main a[href*="servizio="]').first().click();
  await expect(formOf(page).control("service")).toHaveValue(service);
  await read();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(requests).toEqual([]);
});

test("sends the form once when it is submitted twice before it is live", async ({ page, mail }) => {
  const { send, result, fillIn, typed } = formOf(page);
  const releaseScripts = await holdScripts(page);
  await page.clock.install({ time: "2030-05-06T10:00:00" });
  await page.goto(quote.path, { waitUntil: "domcontentloaded" });
  await fillIn(enquiry);
  // With the clock paused, the held press never reaches its timeout of four seconds.
  await page.clock.pauseAt("2030-05-06T11:00:00");
  await send.click();
  await send.click();
  await page.clock.runFor(300);
  await expect(send).toHaveAttribute("aria-busy", "true");
  releaseScripts();
  const countBusyControls = async () => {
    // Lets React run effects, which wait for a frame.
    await page.clock.runFor(50);
    return page.locator("[aria-busy]").count();
  };
  await expect.poll(countBusyControls).toBe(0);
  await page.clock.resume();
  await expect(page).toHaveURL(quote.path);
  await expect(result).toContainText(quote.success);
  expect((await mail.messages()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, quote)]);
  expect(mail.requests).toBe(1);
  expect(await typed()).toEqual(emptyValues);
});

test.describe("without a connection", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/u] });

  test("a form that is not live says why it was not sent, and keeps its text", async ({
    page,
    context,
    mail,
  }) => {
    const { send, fillIn, typed } = formOf(page);
    await page.goto(quote.path);
    await context.setOffline(true);
    await fillIn(enquiry);
    const dialogOpened = page.waitForEvent("dialog");
    const pressed = send.click();
    const dialog = await dialogOpened;
    expect(dialog.message()).toContain("La connessione manca: quanto scritto resta");
    await dialog.accept();
    await pressed;
    await context.setOffline(false);
    await page.goto("/about");
    await page.goto(quote.path);
    await expect.poll(typed).toEqual(enquiry);
    expect(mail.requests).toBe(0);
  });
});

// Imitates browsers, which translate by moving every text into new elements.
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const textNodes: Text[] = [];
  while (texts.nextNode()) textNodes.push(texts.currentNode as Text);
  for (const text of textNodes) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, option")) continue;
    const outer = document.createElement("font");
    outer.appendChild(document.createElement("font")).textContent = `[${text.data}]`;
    text.replaceWith(outer);
  }
}

/** Changes that extensions and translators make to a page. */
const changes: readonly (readonly [name: string, change: () => void])[] = [
  [
    "an element after each field",
    () => {
      for (const field of document.querySelectorAll("main form :is(input, select, textarea)"))
        field.after(Object.assign(document.createElement("div"), { className: "lastpass-icon" }));
    },
  ],
  [
    "an element first in the form",
    () => document.querySelector("main form")?.prepend(document.createElement("i")),
  ],
  ["a translation", translate],
];

/** Ways to focus the field, a different one for each change. */
const gestures = ["click", "Tab", "tap"];

for (const [index, [name, change]] of changes.entries()) {
  const gesture = gestures[index % gestures.length];
  test.describe(() => {
    test.use({ hasTouch: gesture === "tap" });

    test(`${name} in the page, ${gesture}: every letter typed while the form comes to life is kept`, async ({
      page,
      mail,
    }) => {
      const { path } = index % 2 ? contact : quote;
      const { form, control, send, result, fillIn } = formOf(page);
      const releaseScripts = await holdScripts(page);
      await page.goto(path);
      await page.evaluate(change);
      const field = control("message");
      const before = await field.elementHandle();
      if (gesture === "click") await field.click();
      else if (gesture === "tap") await field.tap();
      else {
        await control("timing").focus();
        await page.keyboard.press("Tab");
      }
      await page.keyboard.type("frazionamento di un ");
      await page.keyboard.press("Home");
      await page.keyboard.type("Il ");
      releaseScripts();
      for (const letter of "nuovo ") {
        await page.keyboard.type(letter);
        await settle(page);
      }
      await expect(form).toHaveAttribute("data-live");
      await page.keyboard.type("terreno: ");
      await expect(field).toBeFocused();
      const text = "Il nuovo terreno: frazionamento di un ";
      await expect(field).toHaveValue(text);
      expect(await before?.evaluate((element) => element.isConnected), "the field is the same").toBe(true);

      await fillIn({ ...enquiry, message: text });
      await send.click();
      await expect(result).toBeVisible();
      const [message] = await mail.messages();
      expect(message?.parts).toContainEqual({ name: "message", value: text });
    });
  });
}
