import { emptyValues, required } from "../../src/forms/testing/enquiry";
import { contact, enquiry, formOf, partsOf, quote, service } from "./enquiry";
import { deferred, expect, test } from "./mail";
import { applicationRequests, banner, content, hydrate, sampleRoutes, settle, unknownPath } from "./site";

test("reading, following links, requesting a service and going back load no script", async ({ page }) => {
  const slug = content.services.at(-1)?.slug;
  const requests = applicationRequests(page);
  const read = async () => {
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

test("sends the form once when it is submitted twice before hydration", async ({ page, mail }) => {
  const { send, result, fillIn, typed } = formOf(page);
  const scripts = deferred();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const requests = applicationRequests(page);
  await page.clock.install({ time: "2030-05-06T10:00:00" });
  await page.goto(quote.path, { waitUntil: "domcontentloaded" });
  await fillIn(enquiry);
  // With the clock paused, the held press never reaches its timeout of four seconds.
  await page.clock.pauseAt("2030-05-06T11:00:00");
  await send.click();
  await send.click();
  await page.clock.runFor(300);
  await expect(send).toHaveAttribute("aria-busy", "true");
  scripts.resolve();
  const waiting = async () => {
    // Lets React run effects, which wait for a frame.
    await page.clock.runFor(50);
    return page.locator("[aria-busy]").count();
  };
  await expect.poll(waiting).toBe(0);
  await page.clock.resume();
  await expect(page).toHaveURL(quote.path);
  expect(requests).toEqual([...new Set(requests)]);
  await expect(result).toContainText(quote.success);
  expect((await mail.messages()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, quote)]);
  expect(mail.requests).toBe(1);
  expect(await typed()).toEqual(emptyValues);
});

test.describe("without a connection", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/u] });

  test("an unhydrated form says why it was not sent, and keeps its text", async ({ page, context, mail }) => {
    const { send, fillIn, typed } = formOf(page);
    await page.goto(quote.path);
    await context.setOffline(true);
    await fillIn(enquiry);
    const dialog = page.waitForEvent("dialog");
    const pressed = send.click();
    const notice = await dialog;
    expect(notice.message()).toContain("La connessione manca: quanto scritto resta");
    await notice.accept();
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
    test.use({ expectedProblems: [/Minified React error #4(?:18|22|23|25)/u] });

    test(`a page translated ${moment} hydration keeps text, menu, error summary and links`, async ({
      page,
    }) => {
      const { form, control, send } = formOf(page);
      const scripts = deferred();
      // If React rebuilt the form between focus and text, it would lose both.
      await page.route("**/*.js", async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(contact.path);
      if (moment === "before") await page.evaluate(translate);
      await control("email").fill(enquiry.email);
      scripts.resolve();
      await hydrate(page);
      if (moment === "after") await page.evaluate(translate);
      await send.click();
      await expect(form.getByRole("group").first()).toBeFocused();
      await expect(control("email")).toHaveValue(enquiry.email);
      await control("name").fill(enquiry.name);
      await expect(form.locator("[aria-invalid=true]")).toHaveCount(required.length - 2);
      await banner(page).locator('button[aria-haspopup="dialog"]').click();
      await page.locator('dialog a[href="/"]').click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.homePage.hero.title);
      await expect(page.locator("dialog:modal")).toHaveCount(0);
    });
  });
