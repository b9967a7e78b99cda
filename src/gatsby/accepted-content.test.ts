/** @jest-environment node */
import * as fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { acceptContent } from "./accepted-content";

jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual("node:fs/promises");
  return { ...actual, copyFile: jest.fn(actual.copyFile), rm: jest.fn(actual.rm) };
});

let root: string;
const from = () => path.join(root, "content");
const to = () => path.join(root, "accepted");

/** A file of the content, or none when `text` is null. */
async function put(name: string, text: string | null) {
  const file = path.join(from(), name);
  if (text === null) return fs.rm(file);
  await fs.mkdir(path.dirname(file), { recursive: true });
  return fs.writeFile(file, text);
}

/** Files written and removed by one acceptance, in order. */
async function accept() {
  const { copyFile, rm } = jest.mocked(fs);
  copyFile.mockClear();
  rm.mockClear();
  await acceptContent(from(), to());
  const below = (file: unknown) => path.relative(to(), String(file));
  return {
    copied: copyFile.mock.calls.map(([, target]) => below(target)),
    removed: rm.mock.calls.map(([file]) => below(file)),
  };
}

const accepted = (name: string) => fs.readFile(path.join(to(), name), "utf8");

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), "accepted-"));
  await put("services/catasto.json", "{}");
  await put("images/services/catasto.jpg", "jpg");
  await put("about.json", "{}");
});
afterEach(() => fs.rm(root, { recursive: true }));

test("copies everything, pictures before the files that name them", async () => {
  expect((await accept()).copied).toEqual([
    "images/services/catasto.jpg",
    "about.json",
    "services/catasto.json",
  ]);
  expect(await accepted("images/services/catasto.jpg")).toBe("jpg");
});

test("writes nothing when nothing changed", async () => {
  await accept();
  expect(await accept()).toEqual({ copied: [], removed: [] });
});

test("writes only what changed, also when its length did not", async () => {
  await accept();
  await put("about.json", "[]");
  await fs.utimes(path.join(from(), "about.json"), new Date(), new Date(Date.now() + 5000));
  expect((await accept()).copied).toEqual(["about.json"]);
  expect(await accepted("about.json")).toBe("[]");
  expect((await accept()).copied).toEqual([]);
});

test("removes what is gone, a file before the picture it names", async () => {
  await accept();
  await put("services/catasto.json", null);
  await put("images/services/catasto.jpg", null);
  expect(await accept()).toEqual({
    copied: [],
    removed: ["services/catasto.json", "images/services/catasto.jpg"],
  });
  expect(await accepted("about.json")).toBe("{}");
});
