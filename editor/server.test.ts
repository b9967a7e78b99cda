import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import { validTree, writeTree } from "../content-check/testing/content-copy";
import { cmsScript, type Words, wordsOf } from "./page";
import { type EditorServer, startEditor, wordsFor } from "./server";

let root = "";
let editor: EditorServer;

beforeAll(async () => {
  root = await writeTree(await validTree());
  editor = await startEditor({ root, port: 0, siteUrl: "http://localhost:8000" });
});
afterAll(async () => {
  await editor.close();
  await rm(root, { recursive: true, force: true });
});

const own = { authorization: "token redazione" };
const repository = "/api/v1/repos/studio/sito";

/** Not `fetch`, which chooses the Host header itself. */
async function ask(target: string, { method = "GET", headers = {}, url = editor.url, body = "" } = {}) {
  const asked = request(`${url}${target}`, { method, headers }).end(body);
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test("listens on the loopback address only", async () => {
  expect(editor.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === "IPv4" && !address.internal);
  if (outside)
    await expect(ask("/", { url: editor.url.replace("127.0.0.1", outside.address) })).rejects.toThrow(
      /ECONNREFUSED/u,
    );
});

test("answers only to its own name, and gives files only to its own page", async () => {
  const { host } = new URL(editor.url);
  expect((await ask("/", { headers: { host: "evil.test" } })).status).toBe(403);
  expect((await ask("/", { headers: { host } })).status).toBe(200);
  for (const target of [repository, `${repository}/media/main/content/pages/home.json`]) {
    expect({ target, status: (await ask(target)).status }).toEqual({ target, status: 403 });
    expect({ target, status: (await ask(target, { headers: own })).status }).toEqual({ target, status: 200 });
  }
  const question = await ask(repository, { method: "OPTIONS", headers: { origin: "http://evil.test" } });
  expect(question.status).toBe(403);
  expect(Object.keys(question.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("what is no save, too large, or from outside the content is refused in Italian", async () => {
  const save = async (body: string) => {
    const { status, body: said } = await ask(`${repository}/contents`, {
      method: "POST",
      headers: own,
      body,
    });
    return { status, message: (JSON.parse(said) as { message: string }).message };
  };
  for (const body of ["", "{", "null", "{}", '{"files":[1]}'])
    expect(await save(body)).toEqual({ status: 400, message: "La richiesta non è scritta come si deve." });
  expect(await save(" ".repeat(200_000_001))).toMatchObject({ status: 413 });
  const outside = await ask(`${repository}/contents/package.json?ref=${"0".repeat(40)}`, { headers: own });
  expect(outside.status).toBe(403);
  expect(outside.body).toContain("non è un file dei contenuti");
});

test("a disk that cannot be written on is told in words", () => {
  const error = (code: string) => wordsFor(Object.assign(new Error("open"), { code }));
  expect([error("EROFS"), error("EPERM"), error("ENOENT")]).toEqual([
    expect.stringContaining("non si può scrivere"),
    expect.stringContaining("vedere di chi sono"),
    "open",
  ]);
});

test("nothing may be fetched from elsewhere, and no search engine wants it", async () => {
  const { headers, body } = await ask("/");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-security-policy"]).not.toMatch(/https?:/u);
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(body).not.toMatch(/(src|href)="https?:/u);
  // Not the script itself, which a failure would print.
  const foreign = /unpkg\.com\/@sveltia\/cms|cdn\.jsdelivr\.net|api\/v2\/status/u.exec(cmsScript())?.[0];
  expect(foreign).toBeUndefined();
  // Nor does any QR code with the token in it invite to be photographed.
  expect(cmsScript()).toMatch(/=>false&&!\w+\.isLocalHost/u);
});

test("the CMS takes its words and fonts from here", async () => {
  const { version } = JSON.parse((await ask("/cms/package.json")).body) as { version: string };
  expect(JSON.parse((await ask(`/cms@${version}/locales/it.json`)).body)).toMatchObject({ save: "Salva" });
  const { headers } = await ask("/fonts/material-symbols-outlined.woff2");
  expect(headers["content-type"]).toBe("font/woff2");
  expect((await ask("/altro")).status).toBe(404);
});

/** Names of all words, groups with points between. */
const names = (words: Words, group = ""): string[] =>
  Object.entries(words).flatMap(([key, word]) =>
    typeof word === "object" ? names(word, `${group}${key}.`) : [`${group}${key}`],
  );

test("no word of the everyday screens is English", () => {
  // Of reviews, configurations and other stores: not met here.
  const unseen = /^(config|workflow|cloud_storage)\.|^sign_in_using_access_token_workflow|_external_folder$/u;
  const italian = new Set(names(wordsOf("it")));
  expect(names(wordsOf("en-US")).filter((name) => !italian.has(name) && !unseen.test(name))).toEqual([]);
});
