/** Videos and maps of third parties. Without JavaScript: without-javascript.spec.ts. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./mail";
import { visit } from "./site";
import { embeds, test } from "./third-parties";

const main = (page: Page) => page.getByRole("main");
const frame = (page: Page) => page.locator("iframe");
const axe = async (page: Page) => (await new AxeBuilder({ page }).exclude("iframe").analyze()).violations;
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

for (const { path, use, host, button, open } of embeds) {
  test.describe(() => {
    test.use({ knownHosts: [host] });

    test(`${path}: ${host} learns of no visit before a key is pressed; then the frame comes, each time anew`, async ({
      page,
      context,
      asked,
    }) => {
      const load = main(page).getByRole("button", { name: button });
      await visit(page, path);
      await load.focus();
      await page.waitForLoadState("networkidle");
      await expect(frame(page)).toHaveCount(0);
      expect(asked).toEqual([]);

      await page.keyboard.press("Enter");
      await expect(main(page).getByRole("status")).toHaveText(/caricat[oa]\.$/u);
      expect(asked.map((address) => new URL(address).host)).toEqual([host]);
      await expect(page.frameLocator("iframe").getByText("Contenuto di terzi")).toBeVisible();
      await expect(page.locator("iframe:focus")).toHaveCount(use === "background" ? 0 : 1);
      await expect(main(page).getByRole("link", { name: open })).toBeVisible();
      expect(await axe(page)).toEqual([]);

      await main(page)
        .getByRole("button", { name: /^(?:Chiudi|Metti in pausa)/u })
        .press("Enter");
      await expect(frame(page)).toHaveCount(0);
      await expect(load).toBeFocused();
      expect(await stored(page)).toEqual([]);
      expect(await context.cookies()).toEqual([]);

      await visit(page, path);
      await expect(load).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(asked).toHaveLength(1);
    });
  });
}

test.describe("the policy of the pages", () => {
  test.use({ knownHosts: ["altrove.test"], expectedProblems: [/Content Security Policy/u] });

  test("lets no frame load but those of the content", async ({ page }) => {
    await visit(page, "/about");
    const blocked = await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("securitypolicyviolation", (event) =>
            resolve([event.effectiveDirective, event.blockedURI]),
          );
          document.body.append(
            Object.assign(document.createElement("iframe"), { src: "https://altrove.test/" }),
          );
        }),
    );
    expect(blocked).toEqual(["frame-src", "https://altrove.test"]);
  });
});
