import { createHash } from "node:crypto";
import { formerPaths } from "./content";
import { builtFiles, builtHeaders, readBuilt } from "./support";

const headers = builtHeaders();
const files = builtFiles("");
const allowedSources = (directive: string) =>
  new RegExp(`${directive} ([^;]*)`, "u").exec(headers["Content-Security-Policy"] ?? "")?.[1]?.split(" ");

it.each(["script", "style"])("the policy allows each inline %s by its hash, and no other", (tag) => {
  const inlinePattern = new RegExp(`<${tag}(?<attributes>[^>]*)>(?<text>[^]+?)</${tag}>`, "gu");
  const texts = builtFiles(".html")
    .flatMap((file) => [...readBuilt(file).matchAll(inlinePattern)])
    .filter(({ groups }) => !/application\/(?:ld\+)?json/u.test(groups?.attributes ?? ""))
    .map(({ groups }) => groups?.text ?? "");
  const hashes = [...new Set(texts)].map((text) => createHash("sha256").update(text).digest("base64"));
  expect(hashes.length).toBeGreaterThan(0);
  const sources = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
  expect(allowedSources(`${tag}-src`)?.toSorted()).toEqual(sources.toSorted());
});

it("every former address of the content redirects to its page", () => {
  const rules = readBuilt("_redirects").split("\n");
  expect(rules).toEqual(expect.arrayContaining(formerPaths.map(({ from, to }) => `${from} ${to} 301`)));
});

it("publishes nothing of the editor or the status line of npm start", () => {
  const texts = files.filter((file) => /\.(?:html|js|json|css|txt|xml)$/u.test(file));
  const tracePattern = /sveltia|x-redazione|content-status|versione\.json/iu;
  expect(texts.filter((file) => tracePattern.test(readBuilt(file)))).toEqual([]);
});

it("versione.json names the commit, its time and the build time", () => {
  const { commit, committedAt, builtAt } = JSON.parse(readBuilt("versione.json"));
  expect(commit ?? "0".repeat(40)).toMatch(/^[0-9a-f]{40}$/u);
  expect(Date.parse(committedAt ?? builtAt)).toBeLessThanOrEqual(Date.parse(builtAt));
  expect(new Date(builtAt).toISOString()).toBe(builtAt);
});
