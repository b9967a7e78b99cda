/** Tests third-party videos and maps; without-javascript.spec.ts tests them without JavaScript. */
import { readEmbed } from "../../content-model/embed-url";
import { embedStrings } from "../../src/strings/embeds";
import { axeFindings, content } from "./site";
import { expect, test } from "./support";

const { contactPage, pages } = content;
const places = [
  { path: "/contact", url: contactPage.map?.embedUrl, use: "map" as const },
  ...pages.map(({ slug, hero }) => ({
    path: `/${slug}`,
    url: hero.videoUrl,
    use: "background" as const,
  })),
];

for (const { path, url = "", use } of places) {
  const embed = readEmbed(url, use);
  if (!embed) continue;
  const { host } = new URL(embed.frameUrl);
  const { load, open } = embedStrings(use, embed.provider);

  test.describe(() => {
    test.use({ knownHosts: [host] });

    test(`${path} requests nothing from ${host} until a key press loads the frame`, async ({
      page,
      context,
    }) => {
      const requests: string[] = [];
      await context.route(`https://${host}/**`, (route) => {
        requests.push(route.request().url());
        const body = '<!doctype html><html lang="it"><title>Terzi</title><h1>Contenuto di terzi</h1>';
        return route.fulfill({ contentType: "text/html; charset=utf-8", body });
      });
      const main = page.getByRole("main");
      const frame = page.locator("iframe");
      const button = main.getByRole("button", { name: load });
      await page.goto(path);
      await expect(frame).toHaveCount(0);
      await button.press("Enter");
      await expect(main.locator("[data-island=embed]").getByRole("status")).toHaveText(/caricat[oa]\.$/u);
      // Counts any request before the key press, too.
      expect(requests).toHaveLength(1);
      await expect(page.frameLocator("iframe").getByText("Contenuto di terzi")).toBeVisible();
      const focused = page.evaluate(() => document.activeElement?.localName);
      expect(await focused).toBe(use === "background" ? "button" : "iframe");
      await expect(main.getByRole("link", { name: open })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await main.getByRole("button", { name: /^(?:Chiudi|Metti in pausa)/u }).press("Enter");
      await expect(frame).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(await context.cookies()).toEqual([]);
    });
  });
}
