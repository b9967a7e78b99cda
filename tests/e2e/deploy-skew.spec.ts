/** Tests a tab or cache older than the site. */
import { expect, test } from "./support";

test.use({ expectedProblems: [/Failed to load resource/u] });

// Hashed files of an earlier publication are gone.
test.beforeEach(({ page }) => page.route(/-[0-9a-f]{20}\.js$/u, (route) => route.fulfill({ status: 404 })));

test("buttons of an island whose scripts are gone are hidden, and its links go on working", async ({
  page,
}) => {
  await page.goto("/about");
  const carousel = page.locator("[data-island=carousel]");
  await carousel.getByRole("button", { name: "Servizio successivo" }).click();
  await expect(carousel).toHaveAttribute("data-scripts", "failed");
  await expect(carousel.getByRole("button")).toHaveCount(0);
  await carousel.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/services\//u);
});
