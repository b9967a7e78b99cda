/** Videos and maps of third parties. Without JavaScript: without-javascript.spec.ts. */
import type { Page } from "@playwright/test";
import { expect } from "./mail";
import { axeFindings, visit } from "./site";
import { embeds, test } from "./third-parties";

const main = (page: Page) => page.getByRole("main");
const frame = (page: Page) => page.locator("iframe");
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

for (const { path, use, host, button, open } of embeds) {
  test.describe(() => {
    test.use({ knownHosts: [host] });

    test(`${path}: ${host} learns of no visit before a key is pressed; then the frame comes`, async ({
      page,
      context,
      asked,
    }) => {
      const load = main(page).getByRole("button", { name: button });
      await visit(page, path);
      await expect(frame(page)).toHaveCount(0);
      await load.press("Enter");
      await expect(main(page).getByRole("status")).toHaveText(/caricat[oa]\.$/u);
      // Once: a request before the key would be one more.
      expect(asked.map((address) => new URL(address).host)).toEqual([host]);
      await expect(page.frameLocator("iframe").getByText("Contenuto di terzi")).toBeVisible();
      await expect(page.locator("iframe:focus")).toHaveCount(use === "background" ? 0 : 1);
      await expect(main(page).getByRole("link", { name: open })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await main(page)
        .getByRole("button", { name: /^(?:Chiudi|Metti in pausa)/u })
        .press("Enter");
      await expect(frame(page)).toHaveCount(0);
      await expect(load).toBeFocused();
      expect(await stored(page)).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  });
}
