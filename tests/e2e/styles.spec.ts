/** A page's own styles, and the whole style sheet, which comes with the application. */
import type { Page } from "@playwright/test";
import { event } from "./mail";
import { content, settle, visit } from "./site";
import { expect, test } from "./support";

// The sheet that does not arrive.
test.use({ expectedProblems: [/net::ERR_FAILED/u] });

const wholeSheet = "**/styles.*.css";

/** What the browser makes of every element, and of what stands before and after it. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body, body *")].flatMap((element) =>
      ["", "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        const isThere = part === "" || style.content !== "none";
        const values = isThere ? [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`) : [];
        return `${element.tagName}.${element.className}${part} ${values.join("; ")}`;
      }),
    ),
  );

test("a page lacks no style of the whole sheet", async ({ page }) => {
  // The page's script then finds nothing to load.
  await page.addInitScript(() => {
    Object.defineProperty(document, "currentScript", { get: () => document.createElement("script") });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.evaluate(async () => {
    // It is asked for at first layout, which on a busy machine may come after the load.
    await document.fonts.load("1rem Manrope");
    await document.fonts.ready;
    // A picture's file has its own ratio, a hair beside the one that kept its place: each moves the page a little.
    for (const image of document.images) {
      image.loading = "eager";
      await image.decode();
    }
  });
  const before = await looks(page);
  const href = (await page.locator("script[data-sheet]").getAttribute("data-sheet")) ?? "";
  const counts = () => page.evaluate(() => [document.styleSheets.length, document.fonts.size]);
  const [sheets = 0, fonts] = await counts();
  await page.addStyleTag({ url: href });
  // A second font of the same name would for a moment leave every text without one.
  expect(await counts()).toEqual([sheets + 1, fonts]);
  const changed = (await looks(page)).flatMap((look, index) => {
    const values = before[index]?.split("; ");
    return look.split("; ").filter((value) => !values?.includes(value));
  });
  expect(changed).toEqual([]);
});

test("a picture opens once the whole style sheet is there, which has the dialog's; the next page asks for it again", async ({
  page,
}) => {
  const sheet = event();
  const asked = () => page.evaluate(() => document.querySelectorAll('link[rel="stylesheet"]').length);
  await page.route(wholeSheet, (route) => route.abort());
  await visit(page, "/portfolio");
  await expect.poll(asked).toBe(0);
  await page.route(wholeSheet, async (route) => {
    await sheet.came;
    await route.continue();
  });
  const dialog = page.getByRole("dialog");
  await page.locator(`main a[href="/portfolio/${content.projects[0]?.slug}"]`).first().click();
  await expect(page.locator("main h1")).toHaveText(content.projects[0]?.title ?? "");
  expect(await asked()).toBe(1);
  const code = page.waitForResponse(/lightbox/u);
  await page.locator('main a[href^="/static/"]').first().click();
  await code;
  await settle(page);
  await expect(dialog).toHaveCount(0);
  sheet.come();
  await expect(dialog).toBeVisible();
});
