/** A visitor whose tab, or whose cache, is older than the site: one reload at most, never an empty page, never a loop. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { filesBelow } from "../../hosting/files";
import { deployFolderOf, writeHostFiles } from "../../hosting/host-files";
import { headersOfPages } from "../../hosting/rules";
import { publicFolder } from "../built/support";
import { startNginx } from "../nginx";
import { content, hydrated, onLine, slowLine, visit } from "./site";
import { test as base, expect } from "./support";

type Site = {
  url: string;
  root: string;
  /** Puts another publication in the place of this one. */
  publish: (change: (root: string) => Promise<void>) => Promise<void>;
};

/** Each test has a copy of the build to itself, which it may publish anew. */
const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  site: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), "site-"));
    const root = path.join(folder, "public");
    // Pictures never change here: one link to all of them.
    const pictures = path.join(publicFolder, "static");
    cpSync(publicFolder, root, { recursive: true, filter: (source) => source !== pictures });
    symlinkSync(pictures, path.join(root, "static"));
    cpSync(deployFolderOf(publicFolder), deployFolderOf(root), { recursive: true });
    let server = await startNginx({ root, port: 0 });
    const { url } = server;
    const publish: Site["publish"] = async (change) => {
      await server.close();
      await change(root);
      // As the build does: the policy names the inline scripts of these pages.
      await writeHostFiles(await headersOfPages(root, { frameOrigins: [], formOrigin: "" }), root);
      server = await startNginx({ root, port: Number(new URL(url).port) });
    };
    await use({ url, root, publish });
    await server.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ site }, use) => use(site.url),
});

const chunkOf = (root: string, start: string) => {
  const found = readdirSync(root).find((name) => name.startsWith(start) && name.endsWith(".js"));
  if (found === undefined) throw new Error(`no chunk ${start} in ${root}`);
  return found;
};

const hashOf = (script: string) => /-([0-9a-f]{20})\.js$/u.exec(script)?.[1];

/**
 * Gives a script another name, as a publication with a change in it would, and with it every script that names it,
 * since browsers keep scripts by their names; the old ones are gone.
 */
async function publishAnew(root: string, start: string): Promise<void> {
  const scripts = [chunkOf(root, start)];
  const files = await filesBelow(root);
  // Compressed twins of the old texts must not be served.
  for (const name of files.filter((file) => /\.(?:br|gz)$/u.test(file))) rmSync(path.join(root, name));
  for (const script of scripts) {
    const hash = hashOf(script);
    if (hash === undefined) throw new Error(`${script} has no hash`);
    for (const name of files.filter((file) => /\.(?:html|json|js)$/u.test(file))) {
      const text = readFileSync(path.join(root, name), "utf8");
      if (!text.includes(hash)) continue;
      writeFileSync(path.join(root, name), text.replaceAll(hash, [...hash].reverse().join("")));
      if (hashOf(name) !== undefined && !scripts.includes(name)) scripts.push(name);
    }
  }
  for (const script of scripts) {
    const renewed = script.replace(/[0-9a-f]{20}/u, (hash) => [...hash].reverse().join(""));
    renameSync(path.join(root, script), path.join(root, renewed));
  }
}

/** How many documents the page loads from now on. */
function loadsOf(page: Page) {
  const loads = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

const equipmentLink = (page: Page) => page.getByRole("contentinfo").locator('a[href="/attrezzature"]');
const equipment = content.equipmentPage.hero.title;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
// The answer to a script that is gone is the not-found page, which no browser takes for a script.
const notThere =
  /Failed to load resource|page resources for .* not found|ChunkLoadError|Loading chunk|Refused to execute script .* \('text\/html'\)/u;

test.describe(() => {
  test.use({ expectedProblems: [notThere] });

  test("an open tab goes on to a page of the new publication by one load", async ({ page, site }) => {
    await visit(page, "/");
    await site.publish((root) => publishAnew(root, "component---src-pages-attrezzature"));
    const loads = loadsOf(page);
    await equipmentLink(page).click();
    await expect(heading(page)).toHaveText(equipment);
    await hydrated(page);
    expect(loads.count).toBe(1);
  });

  test("a chunk that is missing for good leaves a page that can be read, and no loop", async ({
    page,
    site,
  }) => {
    await visit(page, "/");
    rmSync(path.join(site.root, chunkOf(site.root, "component---src-pages-attrezzature")));
    const loads = loadsOf(page);
    await equipmentLink(page).click();
    await expect(heading(page)).toHaveText(equipment);
    await page.waitForLoadState("networkidle");
    await expect(heading(page)).toBeVisible();
    expect(loads.count).toBe(1);
  });

  test("a page out of an old cache, whose scripts are gone, is renewed by one reload", async ({
    page,
    site,
  }) => {
    const old = readFileSync(path.join(site.root, "about", "index.html"), "utf8");
    await site.publish((root) => publishAnew(root, "app-"));
    const loads = loadsOf(page);
    await page.route("**/about", async (route) => {
      if (loads.count === 1 && route.request().isNavigationRequest())
        await route.fulfill({ body: old, contentType: "text/html; charset=utf-8" });
      else await route.continue();
    });
    await page.goto("/about");
    await hydrated(page);
    expect(loads.count).toBe(2);
    await expect(heading(page)).toHaveText(content.aboutPage.hero.title);
  });

  test("a page open since before, on a slow line: what is pressed is the browser's, and no reload takes it away", async ({
    page,
    site,
  }) => {
    await onLine(page, slowLine);
    await page.goto("/preventivo");
    await site.publish((root) => publishAnew(root, "app-"));
    const loads = loadsOf(page);
    const name = page.getByLabel("Nome");
    await name.fill("Maria");
    await expect(page.getByText("«OK»")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(name).toHaveValue("Maria");
    expect(loads.count).toBe(0);

    const path = `/portfolio/${content.projects[0]?.slug}`;
    await page.goto(path);
    await site.publish((root) => publishAnew(root, "app-"));
    await page
      .getByRole("link", { name: /^Ingrandisci/u })
      .first()
      .click();
    await expect(page).toHaveURL(/\/static\//u);
    expect(loads.count).toBe(2);
  });

  test("an old cache that cannot be renewed leaves a page that can be read, and no loop", async ({
    page,
    site,
  }) => {
    const old = readFileSync(path.join(site.root, "about", "index.html"), "utf8");
    await site.publish((root) => publishAnew(root, "app-"));
    const loads = loadsOf(page);
    await page.route("**/about", (route) =>
      route.fulfill({ body: old, contentType: "text/html; charset=utf-8" }),
    );
    await page.goto("/about");
    await page.waitForLoadState("networkidle");
    await expect(heading(page)).toHaveText(content.aboutPage.hero.title);
    expect(loads.count).toBe(1);
  });
});
