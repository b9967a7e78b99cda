/** Tests a tab or cache older than the site: at most one reload, never an empty page or a loop. */
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { publicFolder } from "../built/support";
import { applicationRequests, content, visit } from "./site";
import { expect, test } from "./support";

test.use({
  expectedProblems: [
    /Failed to load resource|page resources for .* not found|ChunkLoadError|Loading chunk|Refused to execute script .* \('text\/html'\)/u,
  ],
});

const hashInName = /(?<=-)[0-9a-f]{20}(?=\.js$)/u;
const hashes = readdirSync(publicFolder).flatMap((name) => hashInName.exec(name) ?? []);
const reversed = (hash: string) => [...hash].reverse().join("");

// Serves scripts under other names until the returned function is called.
async function serveOlderPublication(page: Page) {
  let isOlder = true;
  await page.route("**/*", async (route) => {
    const { href, pathname } = new URL(route.request().url());
    if (!isOlder || pathname.startsWith("/static/")) return route.continue();
    const url = href.replace(hashInName, (hash) => (hashes.includes(hash) ? hash : reversed(hash)));
    const response = await route.fetch({ url });
    const renamed = (text: string) =>
      hashes.reduce((all, hash) => all.replaceAll(hash, reversed(hash)), text);
    const isText = /html|javascript|json/u.test(response.headers()["content-type"] ?? "");
    return route.fulfill({ response, ...(isText && { body: renamed(await response.text()) }) });
  });
  return () => {
    isOlder = false;
  };
}

function loadsOf(page: Page) {
  const loads = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("an open tab reaches a newly published page with one load", async ({ page }) => {
  const publish = await serveOlderPublication(page);
  await visit(page, "/");
  publish();
  const loads = loadsOf(page);
  await page.getByRole("contentinfo").locator('a[href="/contact"]').first().click();
  await expect(heading(page)).toHaveText(content.contactPage.hero.title);
  await expect.poll(() => loads.count).toBe(1);
});

test("a page works without React after it has failed twice", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(() => history.replaceState({ reloads: 2 }, ""));
  await page.reload();
  const requests = applicationRequests(page);
  await page.locator('main form [name="name"]').fill("Anna");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
  expect(requests).toEqual([]);
});

test("a form whose scripts are gone keeps its text and uses native submission", async ({ page }) => {
  const publish = await serveOlderPublication(page);
  await page.goto("/contact");
  publish();
  await page.locator('main form [name="name"]').fill("Anna");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
  await expect(page.locator("main form").getByText("«OK»")).toBeVisible();
  await expect(page.locator('main form [name="name"]')).toHaveValue("Anna");
});
