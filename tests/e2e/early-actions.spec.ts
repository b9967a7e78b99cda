import { emptyValues, required } from "../../src/forms/testing/enquiry";
import { contact, enquiry, formOf, partsOf, quote, service } from "./enquiry";
import { event, expect, test } from "./mail";
import { applicationRequests, banner, content, hydrate, oneOfEach, settle, unknownPath } from "./site";

test("reading to the end, following links, asking for a service and going back need no script file", async ({
  page,
}) => {
  const slug = content.services.at(-1)?.slug;
  const requests = applicationRequests(page);
  const read = async () => {
    await page.mouse.move(2, 300);
    await page.keyboard.press("End");
    await settle(page);
    await page.mouse.wheel(0, -2_000);
    await settle(page);
  };
  for (const route of oneOfEach.filter((known) => known !== unknownPath)) {
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

test("a form that is sent twice too early is sent once", async ({ page, mail }) => {
  const { send, result, fillIn, typed } = formOf(page);
  const scripts = event();
  await page.route("**/*.js", async (route) => {
    await scripts.came;
    await route.continue();
  });
  const requests = applicationRequests(page);
  await page.clock.install({ time: "2030-05-06T10:00:00" });
  await page.goto(quote.path, { waitUntil: "domcontentloaded" });
  await fillIn(enquiry);
  // The held press's timeout of four seconds never passes, even on a busy machine.
  await page.clock.pauseAt("2030-05-06T11:00:00");
  await send.click();
  await send.click();
  await page.clock.runFor(300);
  await expect(send).toHaveAttribute("aria-busy", "true");
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
  await expect(result).toContainText(quote.success);
  expect((await mail.messages()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, quote)]);
  expect(mail.requests).toBe(1);
  expect(await typed()).toEqual(emptyValues);
});

test.describe("without a connection", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/u] });

  test("a form that React has not hydrated stays, says why, and keeps its text for the next visit", async ({
    page,
    context,
    mail,
  }) => {
    const { send, fillIn, typed } = formOf(page);
    await page.goto(quote.path);
    await context.setOffline(true);
    await fillIn(enquiry);
    const said = page.waitForEvent("dialog");
    const pressed = send.click();
    const notice = await said;
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

// Browsers translate by moving every text into new elements.
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

    test(`translated ${moment} it is hydrated, a page keeps text, menu, list of mistakes and links`, async ({
      page,
    }) => {
      const { form, control, send } = formOf(page);
      const scripts = event();
      // A form that React builds anew between the focus and the text would lose the focus, and the text with it.
      await page.route("**/*.js", async (route) => {
        await scripts.came;
        await route.continue();
      });
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(contact.path);
      if (moment === "before") await page.evaluate(translate);
      await control("email").fill(enquiry.email);
      scripts.come();
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
