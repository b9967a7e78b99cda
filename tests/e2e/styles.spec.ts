/** A page's own styles, and the whole style sheet, which comes with the application. */
import type { Page } from "@playwright/test";
import { event } from "./mail";
import { banner, content, interact, settle } from "./site";
import { expect, test } from "./support";

/** What the browser makes of every element, and of its ::before and ::after. */
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

test("until the whole style sheet is there, links load documents, and a picture waits to open", async ({
  page,
}) => {
  const sheet = event();
  await page.route("**/styles.*.css", async (route) => {
    await sheet.came;
    await route.continue();
  });
  const hydrate = async () => {
    await interact(page);
    await expect(banner(page).locator('[data-enhanced="true"]').first()).toBeAttached();
  };
  const [project] = content.projects;
  await page.goto("/portfolio");
  await hydrate();
  const load = page.waitForEvent("load");
  await page.locator(`main a[href="/portfolio/${project?.slug}"]`).first().click();
  await load;
  await hydrate();
  await page.locator('main a[href^="/static/"]').first().click();
  await settle(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  sheet.come();
  await expect(page.getByRole("dialog").getByRole("figure")).toHaveCSS("display", "grid");
});
