/** While the whole style sheet, which comes with the application, is on its way. */
import { event } from "./mail";
import { banner, content, interact, settle } from "./site";
import { expect, test } from "./support";

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
