/** @jest-environment jsdom */
import { existsSync } from "node:fs";
import path from "node:path";
import { lighterRuntime } from "./lighter-runtime";
import { parsePath } from "./lighter-runtime/gatsby-link";

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

test.each(["/", "/about", "/services#dove", "/contact?da=home", "/a?b=1#c", "/a#c?b", "/a?", "/a#", "/a?#"])(
  "%s has the parts that Gatsby gives it",
  (address) => {
    expect(parsePath(address)).toEqual(parsePathOfGatsby(address));
  },
);
