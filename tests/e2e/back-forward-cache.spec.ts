/** Tests pages restored from the back/forward cache, before and after an island is live. */
import type { Page } from "@playwright/test";
import { requireProgram } from "../../scripts/programs";
import { contact, enquiry, formOf } from "./enquiry";
import { content } from "./site";
import { test as base, expect } from "./support";

// Starts the whole Chromium, because the headless shell has no such cache, and omits the option that disables it.
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: requireProgram("chromium"),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }),
    { scope: "worker" },
  ],
});

async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.isBack = String(persisted);
    });
    location.assign("/services");
  });
  await expect(page).toHaveURL("/services");
  await page.evaluate(() => history.back());
  await expect(page.locator("html")).toHaveAttribute("data-is-back", "true");
}

test("a restored page opens pictures", async ({ page }) => {
  await page.goto(`/portfolio/${content.projects[0]?.slug}`);
  await leaveAndReturn(page);
  const gallery = page.getByRole("dialog", { name: "Galleria" });
  await page
    .getByRole("link", { name: /^Ingrandisci/u })
    .first()
    .dblclick();
  await expect(gallery).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(gallery).toHaveCount(0);
});

test("a restored live form keeps its text and goes on checking it", async ({ page }) => {
  const { form, fillIn, typed, send } = formOf(page);
  await page.goto(contact.path);
  await fillIn(enquiry);
  await expect(form).toHaveAttribute("data-live");
  await leaveAndReturn(page);
  expect(await typed()).toEqual(enquiry);
  await form.locator("[name=email]").fill("nome");
  await send.click();
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(1);
});
