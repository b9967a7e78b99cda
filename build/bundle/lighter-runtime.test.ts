/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { lighterRuntime } from "./lighter-runtime";
import { navigate, parsePath } from "./lighter-runtime/gatsby-link";

/** Their types leave it out. */
const { parsePath: parsePathOfGatsby } = jest.requireActual<typeof import("gatsby")>("gatsby-link");

test("what stands in is there, and what it stands in for is where it is expected: no new version brings it back unnoticed", () => {
  const substitutes = Object.values(lighterRuntime()).filter((file) => file !== false);
  const ofGatsby = Object.keys(lighterRuntime())
    .filter((name) => path.isAbsolute(name))
    // Gatsby copies this folder to .cache when it starts.
    .map((file) => file.replace(path.resolve(".cache"), path.resolve("node_modules", "gatsby", "cache-dir")));
  expect([...substitutes, ...ofGatsby].filter((file) => !existsSync(file))).toEqual([]);
});

test("no page uses what is left out: the Head API, Gatsby's Script", () => {
  const pages = ["pages", "templates"]
    .map((folder) => path.resolve("src", folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith(".tsx"));
  expect(pages.length).toBeGreaterThan(10);
  const used = /export\s+(?:const|function)\s+Head\b|import[^;]*\bScript\b[^;]*from "gatsby"/u;
  expect(pages.filter((file) => used.test(readFileSync(file, "utf8")))).toEqual([]);
});

test.each(["/", "/about", "/services#dove", "/contact?da=home", "/a?b=1#c", "/a#c?b", "/a?", "/a#", "/a?#"])(
  "%s has the parts that Gatsby gives it",
  (address) => {
    expect(parsePath(address)).toEqual(parsePathOfGatsby(address));
  },
);

test("the way to a page is Gatsby's own", () => {
  window.___navigate = jest.fn();
  void navigate("/about#persone", { replace: true });
  expect(window.___navigate).toHaveBeenCalledWith("/about#persone", { replace: true });
});
