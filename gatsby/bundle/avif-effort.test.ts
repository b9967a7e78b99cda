import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { lowerAvifEffort } from "./avif-effort";

const plugin = require.resolve("gatsby-plugin-sharp/process-file");

test("gatsby-plugin-sharp encodes AVIF at effort 2", () => {
  lowerAvifEffort();
  expect(createRequire(plugin).resolve("sharp")).toBe(require.resolve("sharp"));
  expect(readFileSync(plugin, "utf8")).toMatch(/\.avif\(\{\s*quality/u);
  expect(readFileSync(plugin, "utf8")).not.toContain("effort");
  expect(
    sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } }).avif({ quality: 45 }),
  ).toHaveProperty("options.heifEffort", 2);
});
