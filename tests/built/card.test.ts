/** The packages of the specification, each at its own work in what is published. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFiles, readBuilt, readPage } from "./support";

const root = join(__dirname, "..", "..");
const { dependencies, devDependencies, overrides } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const scripts = builtFiles(".js").map(readBuilt).join("\n");

const packages =
  `gatsby gatsby-plugin-image gatsby-plugin-sharp gatsby-transformer-json gatsby-source-filesystem
  gatsby-plugin-react-helmet react react-dom react-helmet @emailjs/browser embla-carousel-react`.split(
    /\s+/u,
  );

it("they are dependencies, and none is replaced", () => {
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packages));
  expect(devDependencies).toHaveProperty("jest");
  const names = [...Object.keys(overrides), ...Object.values(dependencies)].map(String);
  expect(names.filter((name) => packages.includes(name) || /:/u.test(name))).toEqual([]);
});

/** Words that the minifier leaves, and only the package has. */
it.each([
  ["react-dom", "https://reactjs.org/docs/error-decoder.html"],
  ["react-helmet", "data-react-helmet"],
  ["@emailjs/browser", "EmailJSResponseStatus"],
  ["embla-carousel-react", "slidesInView"],
  ["gatsby-plugin-image", "gatsbyImageData"],
])("%s reaches the browser", (_, words) => {
  expect(scripts).toContain(words);
});

it("pages are printed by react-helmet and gatsby-plugin-sharp", () => {
  const { source } = readPage("/");
  expect(source).toMatch(/<title data-react-helmet="true">/u);
  expect(source).toMatch(/<source[^>]* srcSet="\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^"]+\.avif \d+w/u);
});
