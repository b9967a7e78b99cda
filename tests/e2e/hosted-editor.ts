/** The form editor at an address of its own, as `npm run build:editor` makes it, before a stand-in of a repository's API. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { slugOf } from "../../content-model/kinds";
import { anna, Forge, forgeApi } from "./forge";

const root = path.join(__dirname, "..", "..");
const address = "https://redazione.test";
export const editorAddress = `${address}/redazione/`;
const siteUrl = "https://www.studio.test";
const [slug = ""] = readdirSync(path.join(root, "content/projects")).map(slugOf);
const file = `content/projects/${slug}.json`;
const { title } = JSON.parse(readFileSync(path.join(root, file), "utf8")) as { title: string };
/** The project that the tests change. */
export const project = { slug, file, title };
export const newTitle = "Scavo rilevato con il drone";

/** `site` is the published one's `versione.json`. */
type Fixtures = { forge: Forge; site: { commit: string }; editor: Page };

function build(): string {
  const out = mkdtempSync(path.join(tmpdir(), "editor-"));
  const repository = { EDITOR_BACKEND: "gitea", EDITOR_REPOSITORY: "studio/sito", EDITOR_API: forgeApi };
  execFileSync(process.execPath, ["--import", "tsx", "editor/build.ts", out], {
    cwd: root,
    env: { ...process.env, ...repository, GATSBY_SITE_URL: siteUrl },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return out;
}

/** As a host serves the folder: its files, under the headers of `_headers`. */
async function serve(context: BrowserContext, folder: string): Promise<void> {
  const text = readFileSync(path.join(folder, "_headers"), "utf8");
  const headers = Object.fromEntries(
    [...text.matchAll(/^ {2}(.+?): (.+)$/gmu)].map(([, name, value]) => [name, value]),
  );
  await context.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname.replace(/\/$/u, "/index.html"));
    if (!existsSync(file)) return route.fulfill({ status: 404, headers });
    return route.fulfill({ headers, path: file });
  });
}

/** Fills up with the addresses of requests to other hosts than these. */
export function requestsElsewhere(context: BrowserContext, origins: readonly string[]): string[] {
  const elsewhere: string[] = [];
  // The policy stops others before they are sent.
  context.on("requestfinished", (request) => {
    const address = request.url().replace(/^blob:/u, "");
    const isKnown = address.startsWith("data:") || origins.includes(new URL(address).origin);
    if (!isKnown) elsewhere.push(address);
  });
  return elsewhere;
}

export const test = base.extend<Fixtures, { built: string }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it.
    async ({}, use) => {
      const folder = build();
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  forge: async ({}, use) => {
    const forge = new Forge();
    await use(forge);
    forge.remove();
  },
  site: async ({ forge }, use) => use({ commit: forge.head }),
  editor: async ({ context, page, forge, site, built }, use) => {
    await serve(context, path.join(built, "public"));
    await forge.listen(context);
    await context.route(`${siteUrl}/versione.json`, (route) => {
      const headers = { "access-control-allow-origin": "*" };
      return route.fulfill({ headers, json: { commit: site.commit, built: new Date().toISOString() } });
    });
    const elsewhere = requestsElsewhere(context, [address, new URL(forgeApi).origin, siteUrl]);
    const objections: string[] = [];
    page.on("console", (message) => {
      if (/configuration schema/u.test(message.text())) objections.push(message.text());
    });
    await page.goto(editorAddress);
    await use(page);
    expect(objections, "what the CMS says of its configuration").toEqual([]);
    expect(elsewhere, "requests to other hosts").toEqual([]);
  },
});

/** Signs in as the CMS wants it: a button, then a token. */
export async function signIn(page: Page, token = anna.token): Promise<void> {
  await page.getByRole("button", { name: "Accedi con Token di Accesso" }).click();
  await page.getByRole("alertdialog").getByRole("textbox").fill(token);
  await page.getByRole("alertdialog").getByRole("button", { name: "Accedi", exact: true }).click();
}

export async function enter(page: Page): Promise<void> {
  await signIn(page);
  await expect(page.getByText(project.title, { exact: true }).first()).toBeVisible();
}

export async function openProject(page: Page, title = project.title): Promise<void> {
  await page.goto(`${page.url().replace(/#.*$/u, "")}#/collections/project/entries/${slug}`);
  await expect(titleField(page)).toHaveValue(title);
}

export const titleField = (page: Page) => page.getByRole("textbox", { name: "Titolo", exact: true }).first();
export const saveButton = (page: Page) => page.getByRole("button", { name: "Salva", exact: true });
/** Saves, and the CMS's own dialog says why it could not. */
export async function saveRefused(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  const refusal = page.getByRole("alertdialog").filter({ hasText: "non è stata salvata" });
  // A click is lost while the form still takes in a picture that has just been chosen.
  await expect(async () => {
    await saveButton(page).click({ timeout: 2_000 });
    await expect(refusal).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 60_000 });
  for (const word of words) await expect(refusal).toContainText(word);
  await expect(refusal).not.toContainText(/JSON|\.json|riga|virgolett|npm/u);
  await refusal.getByRole("button", { name: "OK" }).click();
}

/** Scrolls the form down to a field: each is made when it comes into view. */
export async function reach(page: Page, field: Locator): Promise<void> {
  await page.mouse.move(300, 500);
  // However long a turn of the wheel takes, it is turns that end the search; each lets the page follow.
  for (let turn = 0; turn < 500 && !(await field.isVisible()); turn += 1) {
    await page.mouse.wheel(0, 200);
    await page.evaluate(() => new Promise((followed) => requestAnimationFrame(() => setTimeout(followed))));
  }
  await expect(field).toBeVisible();
  // A picture is fetched when it comes into view.
  await field.scrollIntoViewIfNeeded();
}

/** Replaces the photograph of a field. */
export async function replacePhotograph(
  page: Page,
  fieldPath: string,
  file: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  const field = page.locator(`section.field[data-key-path="${fieldPath}"]`);
  const replace = field.getByRole("button", { name: "Sostituisci l'immagine" });
  await reach(page, replace);
  await replace.click();
  const insert = page.getByRole("button", { name: "Inserisci" });
  const picker = page.getByRole("dialog").filter({ has: insert });
  await picker.locator("input[type=file]").last().setInputFiles(file);
  await insert.click();
  await expect(picker).toBeHidden();
}

export { expect };
