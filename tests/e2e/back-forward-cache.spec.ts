/** Tests pages restored from the back/forward cache, before and after hydration. */
import type { Page } from "@playwright/test";
import { contact, enquiry, formOf } from "./enquiry";
import { applicationRequests, content, hydrate } from "./site";
import { test as base, expect } from "./support";

// The headless shell has no such cache, and Playwright disables it.
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: process.env.CHROMIUM_PATHS?.split("\n")[0],
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

for (const isHydrated of [true, false])
  test(`${isHydrated ? "after" : "before"} hydration, a restored page opens pictures and keeps text`, async ({
    page,
  }) => {
    const open = async (path: string) => {
      await page.goto(path);
      if (isHydrated) await hydrate(page);
    };
    const requests = applicationRequests(page);
    await open(`/portfolio/${content.projects[0]?.slug}`);
    await leaveAndReturn(page);
    const gallery = page.getByRole("dialog", { name: "Galleria" });
    await page
      .getByRole("link", { name: /^Ingrandisci/u })
      .first()
      .dblclick();
    await expect(gallery).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(gallery).toHaveCount(0);
    expect(requests, "each file is requested once").toEqual([...new Set(requests)]);

    const { form, fillIn, typed } = formOf(page);
    await open(contact.path);
    await fillIn(enquiry);
    await expect(form).toHaveAttribute("data-live", "true");
    await leaveAndReturn(page);
    expect(await typed()).toEqual(enquiry);
  });
