import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { stylesHash } from "./styles-hash";

test("changes with any style sheet, at any depth, and with nothing else", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "styles-"));
  try {
    await mkdir(path.join(root, "ui"));
    await writeFile(path.join(root, "ui/button.module.css"), "a{}");
    const before = stylesHash(root);
    expect(before).toMatch(/^[0-9a-f]{8}$/u);
    await writeFile(path.join(root, "ui/button.tsx"), "x");
    expect(stylesHash(root)).toBe(before);
    await writeFile(path.join(root, "ui/button.module.css"), "b{}");
    expect(stylesHash(root)).not.toBe(before);
  } finally {
    await rm(root, { recursive: true });
  }
});
