/** Packages required by the specification: declared, not replaced, and in use in the build. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFiles, readBuilt, readPage } from "./support";

const manifest = readFileSync(join(__dirname, "..", "..", "package.json"), "utf8");
const { dependencies, devDependencies, overrides } = JSON.parse(manifest);

it("they are dependencies, and none is replaced", () => {
  const packages =
    "gatsby gatsby-plugin-image gatsby-plugin-sharp gatsby-transformer-json gatsby-source-filesystem gatsby-plugin-react-helmet react react-dom react-helmet @emailjs/browser embla-carousel-react";
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packages.split(" ")));
  expect(devDependencies).toHaveProperty("jest");
  const names = [...Object.keys(overrides), ...Object.values(dependencies)].map(String);
  expect(names.filter((name) => packages.split(" ").includes(name) || /:/u.test(name))).toEqual([]);
});

it("they reach the browser", () => {
  const scripts = builtFiles(".js").map(readBuilt).join("\n");
  // Words of EmailJS and Embla that survive the minifier.
  for (const word of ["EmailJSResponseStatus", "slidesInView"]) expect(scripts).toContain(word);
  const { source } = readPage("/");
  expect(source).toMatch(/<title data-react-helmet="true">/u);
  expect(source).toMatch(/<source[^>]* srcSet="\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^"]+\.avif \d+w/u);
});
