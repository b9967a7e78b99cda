/** Tests `npm start` on a temporary copy of the project, never reloading the page by hand. Needs no build. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect as baseExpect, test } from "@playwright/test";
import { freePort } from "../nginx";

const project = path.join(__dirname, "..", "..");
const acceptedFolder = path.join(".cache", ".accepted-content");

test.describe.configure({ timeout: 600_000 });
const expect = baseExpect.configure({ timeout: 300_000 });

const gatsby = require.resolve("gatsby/cli.js");

let root: string;
let url: string;
let site: ChildProcess;
let output = "";
test.beforeAll(async () => {
  test.setTimeout(600_000);
  root = await mkdtemp(path.join(os.tmpdir(), "develop-"));
  // Copies the accepted pictures of a build, so that they need not be made again.
  const isSource = (name: string) =>
    !/^(?:node_modules|public|test-results|\.(?!npmrc|nvmrc).*)$/u.test(name);
  const names = (await readdir(project)).filter(isSource);
  if (existsSync(path.join(project, acceptedFolder))) names.push(acceptedFolder);
  for (const name of names) cpSync(path.join(project, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(project, "node_modules"), path.join(root, "node_modules"), "junction");
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  // Starts Gatsby in a process group, so that its children end with it.
  site = spawn(process.execPath, [gatsby, "develop", "--port", port], { cwd: root, detached: true });
  for (const stream of [site.stdout, site.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const state = () => (site.exitCode === null ? output : `It ended: ${output}`);
  await expect.poll(state, { timeout: 590_000 }).toMatch(/You can now view .+ in the browser|^It ended/u);
  expect(site.exitCode, output).toBeNull();
});
test.afterAll(async () => {
  if (site.exitCode === null) process.kill(-Number(site.pid), "SIGKILL");
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

test("shows saved changes, mistakes and new drafts on an open page", async ({ page, request }) => {
  const file = path.join(root, "content/site/studio.json");
  const text = await readFile(file, "utf8");
  const withPhone = (number: string) => text.replace(/"phone": ".*"/u, `"phone": "${number}"`);
  const telephone = (number: string) =>
    page.getByRole("main").getByRole("link", { name: number, exact: true });
  // Gatsby would print this for the query of a template without a page.
  expect(output).not.toContain("non-page component");
  const editor = await request.get(`${url}/redazione/`);
  expect(await editor.text(), "the editor").toContain("Redazione dei contenuti");
  const foreign = { headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" } };
  for (const path of ["/contact", "/___graphql"])
    expect((await request.get(url + path, foreign)).status(), path).toBe(403);
  await page.goto(`${url}/contact`);
  await page.evaluate(() => document.body.setAttribute("data-never-reloaded", ""));

  await test.step("shows a changed text", async () => {
    await writeFile(file, withPhone("+39 0961 111222"));
    await expect(telephone("+39 0961 111222")).toBeVisible();
  });

  await test.step("reports a broken file and keeps the page", async () => {
    const correctedText = withPhone("+39 0961 333444");
    const line = correctedText.split("\n").findIndex((row) => row.includes('"phone"')) + 1;
    // Two lines without a comma between them: the second one cannot be read.
    await writeFile(file, correctedText.replace(/ *"phone": "[^"]*"/u, "$&\n$&"));
    const message = page.getByRole("alert").filter({ hasText: "il file non è JSON valido" });
    await expect(message).toContainText(`content/site/studio.json\n  riga ${line + 1}, `);
    await expect(telephone("+39 0961 111222")).toBeVisible();
    await writeFile(file, correctedText);
    await expect(telephone("+39 0961 333444")).toBeVisible();
    await expect(message).toBeHidden();
    await expect(page.locator("body[data-never-reloaded]")).toBeAttached();
  });

  await test.step("notices films that are removed and added", async () => {
    const film = path.join(root, "static/video/dal-luogo-al-disegno.mp4");
    const message = page.getByRole("alert").filter({ hasText: "dal-luogo-al-disegno.mp4" });
    await rename(film, `${film}.tmp`);
    await expect(message).toBeVisible();
    await rename(`${film}.tmp`, film);
    await expect(message).toBeHidden();
  });

  await test.step("creates the page of a new project, marked as a draft", async () => {
    const projects = path.join(root, "content", "projects");
    const [first = ""] = (await readdir(projects)).filter((entry) => entry.endsWith(".json")).sort();
    const example = JSON.parse(await readFile(path.join(projects, first), "utf8"));
    const title = "Progetto di prova della redazione";
    const seo = { title, description: `${example.seo.description.slice(0, 120)} di prova.` };
    const draft = { ...example, draft: true, order: 99, title, seo };
    await writeFile(path.join(projects, "progetto-di-prova.json"), JSON.stringify(draft));
    const data = `${url}/page-data/portfolio/progetto-di-prova/page-data.json`;
    await expect.poll(async () => (await request.get(data)).status()).toBe(200);
    await page.goto(`${url}/portfolio/progetto-di-prova`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("main").getByText("Bozza", { exact: true }).first()).toBeVisible();
  });

  await test.step("requests a restart when the content model changes", async () => {
    await writeFile(path.join(root, "content-model", "new-kind.ts"), "export {};\n");
    await expect.poll(() => output).toContain("content-model/ has changed");
  });
});
