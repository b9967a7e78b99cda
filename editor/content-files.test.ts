import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { jpeg, validTree, writeTree } from "../content-check/testing/content-copy";
import { samplePicture } from "../content-check/testing/sample";
import { pictureFile } from "../content-model/fields";
import { type Change, type ContentFiles, contentFiles, Refusal } from "./content-files";

const project = "content/projects/giardino-nord.json";
let root = "";
let files: ContentFiles;

beforeEach(async () => {
  root = await writeTree(await validTree());
  files = contentFiles(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const onDisk = (name: string) => readFileSync(path.join(root, name), "utf8");

async function opened(name = project) {
  const listed = (await files.list()).find((file) => file.path === name);
  const value = JSON.parse((await files.read(name)).toString()) as Record<string, unknown>;
  return { value, sha: listed?.sha };
}

const change = (operation: Change["operation"], name: string, data: unknown, sha?: string): Change => ({
  operation,
  path: name,
  content: (Buffer.isBuffer(data) ? data : Buffer.from(JSON.stringify(data))).toString("base64"),
  sha,
});
const updated = (value: unknown, sha?: string) => change("update", project, value, sha);
const added = (name: string, data: unknown) => change("create", name, data);
const gone = (name: string): Change => ({ operation: "delete", path: name });

/** Why a promise is not kept: by a `Refusal`, and nothing else. */
async function refusal(promise: Promise<unknown>): Promise<Refusal> {
  const reason: unknown = await promise.catch((error: unknown) => error);
  expect(reason).toBeInstanceOf(Refusal);
  return reason as Refusal;
}

test("a change is written in the project's form, and leaves no other file behind", async () => {
  const { value, sha } = await opened();
  const before = readdirSync(path.join(root, "content/projects"));
  const [next] = await files.commit([updated({ ...value, draft: null, title: "Altro titolo" }, sha)]);
  expect(onDisk(project)).toBe(`${JSON.stringify({ ...value, title: "Altro titolo" }, null, 2)}\n`);
  expect((await opened()).sha).toBe(next);
  expect(readdirSync(path.join(root, "content/projects"))).toEqual(before);
});

test("of a save that is refused nothing is written", async () => {
  const { value, sha } = await opened();
  const before = onDisk(project);
  const photo = "content/images/projects/x/1.jpg";
  const save = files.commit([added(photo, await jpeg(20)), updated({ ...value, title: "" }, sha)]);
  const { status, message } = await refusal(save);
  expect({ status, message }).toEqual({ status: 422, message: expect.stringContaining("Titolo") });
  expect(onDisk(project)).toBe(before);
  expect(existsSync(path.join(root, photo))).toBe(false);
});

test("nobody's change is written over", async () => {
  const { value, sha } = await opened();
  writeFileSync(path.join(root, project), "{}");
  for (const save of [updated(value, sha), updated(value), added(project, value)])
    expect((await refusal(files.commit([save]))).status).toBe(409);
  expect(onDisk(project)).toBe("{}");
});

test("a broken file is listed and shown as it is, and an empty form is not written over it", async () => {
  const { value } = await opened();
  writeFileSync(path.join(root, project), "{ broken");
  const listed = (await files.list()).find((file) => file.path === project);
  const { message } = await refusal(files.commit([updated(value, listed?.sha)]));
  expect(message).toMatch(/ha un errore di scrittura.+chi cura il sito/su);
  expect((await files.read(project)).toString()).toBe("{ broken");
});

test("entries come and go, the site's pages never", async () => {
  const { value } = await opened("content/software/cad.json");
  const other = "content/software/nuovo.json";
  await files.commit([added(other, { ...value, order: 900, name: "Altro programma" })]);
  await files.commit([gone(other)]);
  expect(existsSync(path.join(root, other))).toBe(false);
  expect((await refusal(files.commit([gone("content/pages/home.json")]))).status).toBe(422);
});

test("mistakes that other files had before do not stop a save", async () => {
  const other = path.join(root, "content/projects/piazza-est.json");
  writeFileSync(other, readFileSync(other, "utf8").replace(/"order": \d+/u, '"order": 0'));
  const { value, sha } = await opened();
  await files.commit([updated({ ...value, title: "Altro titolo" }, sha)]);
  expect(onDisk(project)).toContain("Altro titolo");
});

test("pictures come, move, and stay while a file uses them", async () => {
  const bytes = await jpeg(20);
  const photo = "content/images/projects/x/img_1.jpg";
  await files.commit([added(photo, bytes)]);
  expect(await files.read(photo)).toEqual(bytes);
  await files.commit([{ ...added("content/images/projects/x/2.jpg", bytes), from_path: photo }]);
  expect(existsSync(path.join(root, photo))).toBe(false);
  const { message } = await refusal(files.commit([gone(`content/${pictureFile(samplePicture)}`)]));
  expect(message).toContain("voleva togliere: resta dov'è");
});

test.each([
  "package.json",
  "content/../package.json",
  "content/projects/../../static/x.json",
  "content/projects/.hidden.json",
  "content/images/x.html",
  "content\\images\\x.jpg",
  "static/video/casa.mp4",
  "",
])("«%s» is none of the editor's files", async (name) => {
  for (const attempt of [files.read(name), files.commit([added(name, {})]), files.commit([gone(name)])])
    expect((await refusal(attempt)).status).toBe(403);
});

test("no way leads through a link out of the folder", async () => {
  symlinkSync("/etc", path.join(root, "content/images/fuori"));
  symlinkSync("/etc/hostname", path.join(root, "content/images/x.jpg"));
  for (const name of ["content/images/fuori/x.jpg", "content/images/x.jpg"])
    expect((await refusal(files.read(name))).status).toBe(403);
});

test("two saves at once are taken one after the other: the second has not seen the first", async () => {
  const { value, sha } = await opened();
  const both = await Promise.allSettled(
    ["Prima", "Seconda"].map((title) => files.commit([updated({ ...value, title }, sha)])),
  );
  expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect((await opened()).value).toMatchObject({ title: "Prima" });
});
