/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { lighterRuntime } from "./lighter-runtime";
import { navigate, parsePath } from "./lighter-runtime/gatsby-link";

/** Their types leave it out. */
const { parsePath: parsePathOfGatsby } = jest.requireActual<typeof import("gatsby")>("gatsby-link");

const sources = (folder: string) =>
  readdirSync(path.resolve("src", folder), { encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(path.resolve("src", folder, name), "utf8"));

test("every file that stands in for another is there", () => {
  expect(Object.values(lighterRuntime()).filter((file) => file && !existsSync(file))).toEqual([]);
});

test("what Gatsby has of its own is where it is expected, so that a new version cannot bring it back unnoticed", () => {
  const ofGatsby = Object.keys(lighterRuntime())
    .filter((name) => path.isAbsolute(name))
    // Gatsby copies this folder to .cache when it starts.
    .map((file) => file.replace(path.resolve(".cache"), path.resolve("node_modules", "gatsby", "cache-dir")));
  expect(ofGatsby.filter((file) => !existsSync(file))).toEqual([]);
});

test("no page uses what is left out: the Head API, Gatsby's Script", () => {
  const pages = [...sources("pages"), ...sources("templates")];
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((text) => /export\s+(?:const|function)\s+Head\b/u.test(text))).toEqual([]);
  expect(pages.filter((text) => /import[^;]*\bScript\b[^;]*from "gatsby"/u.test(text))).toEqual([]);
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
