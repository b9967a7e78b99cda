/** A studio changes its colours by content alone: no source names one by its value. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../hosting/files";

/** Black on white on paper, and what only the developer sees. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "src/styles/base.css": ["#999", "#000", "#000"],
  "src/dev/content-overlay.ts": ["#fff", "#7a1414", "#fff", "#333"],
  // The scrim's mask, of which only the opacity counts.
  "gatsby/publish/share-images.tsx": ["rgba("],
  // Behind transparent pictures: sharp reads no style sheet.
  "gatsby/prepare-content/accepted-picture.ts": ["#f4efe4", "#0e2735"],
};

/** Made by the build, tests, and the map, whose colours are data. */
const isOther = (file: string) => /\/generated\/|\.test\.|gatsby-types/u.test(file);

/** A colour in figures; of `rgb()` not the one that takes its channels from the palette. */
const literal =
  /(?<![\w&])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\((?!var\()/giu;

/** What a drawing shows where nobody has put the studio's colours into it. */
const fallback = /var\(--[a-z-]+, ?#[0-9a-f]+\)/giu;

test("colours are in the content and in the palette that follows from it, nowhere else", async () => {
  const project = path.resolve(__dirname, "..", "..");
  const found: Record<string, string[]> = {};
  for (const room of ["src", "gatsby", "static", "hosting"])
    for (const name of await filesBelow(path.join(project, room))) {
      const file = `${room}/${name}`;
      if (isOther(file) || !/\.(?:css|tsx?|svg)$/u.test(file)) continue;
      const text = readFileSync(path.join(project, file), "utf8").replace(fallback, "");
      const literals = text.match(literal);
      if (literals) found[file] = literals;
    }
  expect(found).toEqual(allowed);
});
