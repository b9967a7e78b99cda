/** @jest-environment node */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { type manifestOf, writeIcons } from "./write-icons";

let publicDirectory: string;
beforeAll(async () => {
  publicDirectory = await mkdtemp(path.join(os.tmpdir(), "icons-"));
  await writeIcons("Studio di prova", publicDirectory);
});
afterAll(() => rm(publicDirectory, { recursive: true }));

test("every icon the manifest names exists in the size it says", async () => {
  const manifest: ReturnType<typeof manifestOf> = JSON.parse(
    await readFile(path.join(publicDirectory, "manifest.webmanifest"), "utf8"),
  );
  expect(manifest.name).toBe("Studio di prova");
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === "image/png")) {
    const { width, height, format } = await sharp(path.join(publicDirectory, src)).metadata();
    expect({ src, sizes: `${width}x${height}`, format }).toEqual({ src, sizes, format: "png" });
  }
});

test.each([
  ["apple-touch-icon.png", 180],
  ["icon-maskable-512.png", 512],
])("%s is ink to its corners, without holes", async (file, size) => {
  const { data, info } = await sharp(path.join(publicDirectory, "icons", file))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(size);
  expect([...data.subarray(0, 3)]).toEqual([0x0e, 0x27, 0x35]);
  if (info.channels === 4) expect(data[3]).toBe(255);
});
