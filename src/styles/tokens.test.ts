import { readFileSync } from "node:fs";
import path from "node:path";
import { withInlinedChannels } from "../../gatsby/bundle/compiled-styles";
import { ink, paper } from "../../gatsby/prepare-content/accepted-picture";

const css = withInlinedChannels(readFileSync(path.join(__dirname, "tokens.css"), "utf8"));

/** Returns red, green and blue from 0 to 255, and opacity in percent. */
function parseColour(token: string): number[] {
  const [, hex, channels = ""] = new RegExp(`--${token}: (?:#(.+)|rgb\\((.+)\\));`, "u").exec(css) ?? [];
  return hex ? [...Buffer.from(hex, "hex"), 100] : (channels.match(/\d+/gu) ?? []).map(Number);
}

/** Returns the WCAG relative luminance of a colour on its background. */
function luminance(colour: string, background: string): number {
  const [above, below] = [parseColour(colour), parseColour(background)];
  const [red = NaN, green = NaN, blue = NaN] = below.map((under, at) => {
    const value = (under + (((above[at] ?? NaN) - under) * (above[3] ?? NaN)) / 100) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Minimum contrast of texts and meaningful lines (WCAG 2.2, 1.4.3 and 1.4.11). */
const [text, line] = [4.5, 3];

test.each([
  ["ink", "paper", text],
  ["quiet-on-paper", "paper", text],
  ["accent-text-on-paper", "paper", text],
  ["error-on-paper", "paper", text],
  ["accent", "paper", line],
  ["line-strong-on-paper", "paper", line],
  ["white", "ink", text],
  ["white", "ink-raised", text],
  ["quiet-on-ink", "ink-raised", text],
  ["accent-text-on-ink", "ink-raised", text],
  ["error-on-ink", "ink-raised", text],
  ["accent", "ink-raised", line],
  ["line-strong-on-ink", "ink-raised", line],
  ["ink-deep", "accent-text-on-ink", text],
])("--%s on --%s has a contrast of at least %d:1", (colour, background, minimum) => {
  const [one, other] = [luminance(colour, background), luminance(background, background)];
  expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThanOrEqual(minimum);
});

test("transparent pictures are flattened onto the site's colours", () => {
  expect([parseColour("ink"), parseColour("paper")]).toEqual(
    [ink, paper].map((hex) => [...Buffer.from(hex.slice(1), "hex"), 100]),
  );
});
