import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { jpeg, sampleLists, validTree, writeTree } from "../content-model/check/testing/content-copy";
import { type Change, type ContentFiles, contentFiles, Refusal } from "./content-files";

let root = "";
let files: ContentFiles;
/** Names of the entries of each folder, and of the one picture. */
let names: Record<"projects" | "services" | "software" | "images", string[]>;
let project = "";

beforeEach(async () => {
  const tree = await validTree();
  const below = (folder: string) => [...tree.keys()].filter((name) => name.startsWith(`content/${folder}/`));
  names = {
    projects: below("projects"),
    services: below("services"),
    software: below("software"),
    images: below("images"),
  };
  [project = ""] = names.projects;
  root = await writeTree(tree);
  files = contentFiles(root, sampleLists);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const onDisk = (name: string) => readFileSync(path.join(root, name), "utf8");

async function opened(name: string, parse: (text: string) => unknown = JSON.parse) {
  const listed = (await files.list()).find((file) => file.path === name);
  const text = (await files.read(name)).toString();
  return { value: parse(text) as Record<string, unknown>, sha: listed?.sha };
}

const base64 = (data: Buffer | string) => Buffer.from(data).toString("base64");

const updated = (name: string, value: unknown, sha?: string): Change => ({
  operation: "update",
  path: name,
  content: base64(JSON.stringify(value)),
  sha,
});
const added = (name: string, data: Buffer | string): Change => ({
  operation: "create",
  path: name,
  content: base64(data),
});
const gone = (name = ""): Change => ({ operation: "delete", path: name });

async function refusal(promise: Promise<unknown>): Promise<Refusal> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

test("a change is written in the project's form, and leaves no other file behind", async () => {
  const { value, sha } = await opened(project);
  const [next] = await files.commit([
    updated(project, { ...value, draft: null, title: "Altro titolo" }, sha),
  ]);
  const text = onDisk(project);
  expect(text).toMatch(/^\{\n {2}"order": /u);
  expect(text.endsWith("}\n")).toBe(true);
  expect(JSON.parse(text)).toMatchObject({ title: "Altro titolo" });
  expect(text).not.toContain("draft");
  expect((await opened(project)).sha).toBe(next);
  expect((await readdir(path.join(root, "content/projects"))).filter((name) => name.startsWith("."))).toEqual(
    [],
  );
});

test("of a save that is refused nothing is written", async () => {
  const { value, sha } = await opened(project);
  const before = onDisk(project);
  const photo = "content/images/projects/x/1.jpg";
  const { status, message } = await refusal(
    files.commit([added(photo, await jpeg(20)), updated(project, { ...value, title: "" }, sha)]),
  );
  expect(status).toBe(422);
  expect(message).toContain("Titolo");
  expect(onDisk(project)).toBe(before);
  expect(existsSync(path.join(root, photo))).toBe(false);
});

test("nobody's change is written over", async () => {
  const { value, sha } = await opened(project);
  writeFileSync(path.join(root, project), "{}");
  expect((await refusal(files.commit([updated(project, value, sha)]))).status).toBe(409);
  expect((await refusal(files.commit([updated(project, value)]))).status).toBe(409);
  expect((await refusal(files.commit([added(project, JSON.stringify(value))]))).message).toContain(
    "esiste già",
  );
  expect(onDisk(project)).toBe("{}");
});

test("a broken file is listed and shown as it is, and an empty form is not written over it", async () => {
  const { value } = await opened(project);
  writeFileSync(path.join(root, project), "{ broken");
  expect((await refusal(files.commit([added(project, JSON.stringify(value))]))).status).toBe(409);
  const { sha } = await opened(project, String);
  const { message } = await refusal(files.commit([updated(project, value, sha)]));
  expect(message).toMatch(/ha un errore di scrittura.+chi cura il sito/su);
  expect(onDisk(project)).toBe("{ broken");
  expect((await files.read(project)).toString()).toBe("{ broken");
  expect(await files.list()).toContainEqual(expect.objectContaining({ path: project }));
});

test("entries come and go where the site allows it", async () => {
  const { value } = await opened(names.software[0] ?? "");
  const other = "content/software/nuovo.json";
  await files.commit([added(other, JSON.stringify({ ...value, order: 900, name: "Altro programma" }))]);
  await files.commit([gone(other)]);
  expect(existsSync(path.join(root, other))).toBe(false);
  for (const change of [gone(project), gone(names.services[0]), gone("content/pages/home.json")])
    expect((await refusal(files.commit([change]))).status).toBe(422);
});

test("mistakes that other files had before do not stop a save", async () => {
  const [, other = ""] = names.projects;
  writeFileSync(path.join(root, other), onDisk(other).replace(/"order": \d+/u, '"order": 0'));
  const { value, sha } = await opened(project);
  await files.commit([updated(project, { ...value, title: "Altro titolo" }, sha)]);
  expect(onDisk(project)).toContain("Altro titolo");
});

test("pictures come, move, and stay while a file uses them", async () => {
  const bytes = await jpeg(20);
  const photo = "content/images/projects/x/img_1.jpg";
  await files.commit([added(photo, bytes)]);
  expect(await files.read(photo)).toEqual(bytes);
  await files.commit([{ ...added("content/images/projects/x/2.jpg", bytes), from_path: photo }]);
  expect(existsSync(path.join(root, photo))).toBe(false);
  const { message } = await refusal(files.commit([gone(names.images[0])]));
  expect(message).toContain("voleva togliere: resta dov'è");
});

test.each([
  "package.json",
  "content/../package.json",
  "content/projects/../../static/x.json",
  "content/projects/.hidden.json",
  "content/projects/sub/x.json",
  "content/images/x.html",
  "content\\images\\x.jpg",
  "static/video/casa.mp4",
  "",
])("«%s» is none of the editor's files", async (name) => {
  for (const attempt of [files.read(name), files.commit([added(name, "{}")]), files.commit([gone(name)])])
    expect((await refusal(attempt)).status).toBe(403);
});

test("no way leads through a link out of the folder", async () => {
  symlinkSync("/etc", path.join(root, "content/images/fuori"));
  symlinkSync("/etc/hostname", path.join(root, "content/images/x.jpg"));
  for (const name of ["content/images/fuori/x.jpg", "content/images/x.jpg"])
    expect((await refusal(files.read(name))).status).toBe(403);
});
