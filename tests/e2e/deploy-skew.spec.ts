/** A visitor whose tab, or whose cache, is older than the site: one reload at most, never an empty page, never a loop. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type StaticServer, startServer } from "../../scripts/serve";
import { content, live, visit } from "./site";
import { test as base, expect } from "./support";

type Site = StaticServer & { root: string };

/** Each test has a copy of the build to itself, which it may publish anew. */
const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  site: async ({}, use) => {
    const root = mkdtempSync(path.join(tmpdir(), "site-"));
    cpSync(path.join(__dirname, "..", "..", "public"), root, { recursive: true });
    const server = await startServer({ root, port: 0 });
    await use({ ...server, root });
    await server.close();
    rmSync(root, { recursive: true });
  },
  baseURL: ({ site }, use) => use(site.url),
});

const chunkOf = (root: string, start: string) => {
  const found = readdirSync(root).find((name) => name.startsWith(start) && name.endsWith(".js"));
  if (found === undefined) throw new Error(`no chunk ${start} in ${root}`);
  return found;
};

/** Gives a script another name, everywhere, as a publication with a change in it would; the old one is gone. */
function publishAnew(root: string, start: string): void {
  const before = chunkOf(root, start);
  const [, hash] = /-([0-9a-f]{20})\.js$/u.exec(before) ?? [];
  if (hash === undefined) throw new Error(`${before} has no hash`);
  const renewed = [...hash].reverse().join("");
  const texts = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:html|json|js)$/u.test(name),
  );
  for (const name of texts) {
    const text = readFileSync(path.join(root, name), "utf8");
    if (text.includes(hash)) writeFileSync(path.join(root, name), text.replaceAll(hash, renewed));
  }
  renameSync(path.join(root, before), path.join(root, before.replace(hash, renewed)));
  // Compressed twins of the old texts must not be served.
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" }))
    if (/\.(?:br|gz)$/u.test(name)) rmSync(path.join(root, name));
}

/** How many documents the page loads from now on. */
function loadsOf(page: Page) {
  const loads = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

const termsLink = (page: Page) => page.getByRole("contentinfo").locator('a[href="/terms-of-service"]');
const terms = content.legal.find(({ slug }) => slug === "terms-of-service")?.title ?? "";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notThere = /Failed to load resource|page resources for .* not found|ChunkLoadError|Loading chunk/u;

test.describe(() => {
  test.use({ expectedProblems: [notThere] });

  test("an open tab goes on to a page of the new publication by one load", async ({ page, site }) => {
    await visit(page, "/");
    publishAnew(site.root, "component---src-templates-legal-document");
    const loads = loadsOf(page);
    await termsLink(page).click();
    await expect(heading(page)).toHaveText(terms);
    await live(page);
    expect(loads.count).toBe(1);
  });

  test("a chunk that is missing for good leaves a page that can be read, and no loop", async ({
    page,
    site,
  }) => {
    await visit(page, "/");
    rmSync(path.join(site.root, chunkOf(site.root, "component---src-templates-legal-document")));
    const loads = loadsOf(page);
    await termsLink(page).click();
    await expect(heading(page)).toHaveText(terms);
    await page.waitForTimeout(1_500);
    await expect(heading(page)).toBeVisible();
    expect(loads.count).toBe(1);
  });

  test("a page out of an old cache, whose scripts are gone, is renewed by one reload", async ({
    page,
    site,
  }) => {
    const old = readFileSync(path.join(site.root, "about", "index.html"), "utf8");
    publishAnew(site.root, "app-");
    const loads = loadsOf(page);
    await page.route("**/about", async (route) => {
      if (loads.count === 1 && route.request().isNavigationRequest())
        await route.fulfill({ body: old, contentType: "text/html; charset=utf-8" });
      else await route.continue();
    });
    await page.goto("/about");
    await live(page);
    expect(loads.count).toBe(2);
    await expect(heading(page)).toHaveText(content.about.hero.title);
  });

  test("an old cache that cannot be renewed leaves a page that can be read, and no loop", async ({
    page,
    site,
  }) => {
    const old = readFileSync(path.join(site.root, "about", "index.html"), "utf8");
    publishAnew(site.root, "app-");
    const loads = loadsOf(page);
    await page.route("**/about", (route) =>
      route.fulfill({ body: old, contentType: "text/html; charset=utf-8" }),
    );
    await page.goto("/about");
    await page.waitForTimeout(1_500);
    await expect(heading(page)).toHaveText(content.about.hero.title);
    expect(loads.count).toBe(1);
  });
});
