/**
 * Videos and maps of third parties: in the content of the tests Vimeo and YouTube behind the heroes of two services, in
 * the shipped content OpenStreetMap on /contact.
 */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./mail";
import { visit } from "./site";
import { embeds, test } from "./third-parties";

const main = (page: Page) => page.getByRole("main");
const frame = (page: Page) => page.locator("iframe");
const axe = async (page: Page) => (await new AxeBuilder({ page }).exclude("iframe").analyze()).violations;
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

for (const { path, host, button, open } of embeds) {
  test.describe(path, () => {
    const load = (page: Page) => main(page).getByRole("button", { name: button });

    test.describe(() => {
      test.use({ knownHosts: [host] });

      test("nobody is told of the visit before a key is pressed; then the frame comes, each time anew", async ({
        page,
        context,
        asked,
      }) => {
        await visit(page, path);
        await load(page).focus();
        await page.waitForLoadState("networkidle");
        await expect(frame(page)).toHaveCount(0);
        expect(asked).toEqual([]);
        expect(await axe(page)).toEqual([]);

        await page.keyboard.press("Enter");
        await expect(main(page).getByRole("status")).toHaveText(/caricat[oa]\.$/u);
        expect(asked.map((address) => new URL(address).host)).toEqual([host]);
        await expect(page.frameLocator("iframe").getByText("Contenuto di terzi")).toBeVisible();
        await expect(page.locator("iframe:focus")).toHaveCount(path.startsWith("/services/") ? 0 : 1);
        await expect(main(page).getByRole("link", { name: open })).toBeVisible();
        expect(await axe(page)).toEqual([]);

        await main(page)
          .getByRole("button", { name: /^(?:Chiudi|Metti in pausa)/u })
          .press("Enter");
        await expect(frame(page)).toHaveCount(0);
        await expect(load(page)).toBeFocused();
        expect(await stored(page)).toEqual([]);
        expect(await context.cookies()).toEqual([]);

        await visit(page, path);
        await expect(load(page)).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect(asked).toHaveLength(1);
      });
    });

    test.describe("without JavaScript,", () => {
      test.use({ javaScriptEnabled: false });

      test("a link leads to it, the footer to what is said of it", async ({ page }) => {
        await page.goto(path);
        await expect(main(page).getByRole("link", { name: open })).toHaveAttribute("href", /^https:/u);
        await expect(load(page)).toHaveCount(0);
        await expect(frame(page)).toHaveCount(0);
        await page.getByRole("contentinfo").getByText("Gestisci contenuti esterni").click();
        await expect(page).toHaveURL(/\/privacy-policy#contenuti-esterni$/u);
        await expect(page.locator(":target")).toBeVisible();
      });
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
