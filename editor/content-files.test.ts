import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import {
  jpeg,
  sampleLists,
  setField,
  validTree,
  writeTree,
} from "../content-model/check/testing/content-copy";
import { type Change, type ContentFiles, contentFiles, Refusal } from "./content-files";

const project = "content/projects/giardino-nord.json";
const picture = "content/images/campione.jpg";

let root = "";
let files: ContentFiles;

beforeEach(async () => {
  const tree = await validTree();
  // A placeholder's check digit is wrong on purpose, and the whole content must be in order.
  setField(tree, "content/site/studio.json", ["vatNumber"], undefined);
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
const gone = (name: string): Change => ({ operation: "delete", path: name });

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

test("what the schema refuses is told in Italian, with the field, and nothing of the save is written", async () => {
  const { value, sha } = await opened(project);
  const before = onDisk(project);
  const photo = "content/images/projects/x/1.jpg";
  const { status, message } = await refusal(
    files.commit([added(photo, await jpeg(20)), updated(project, { ...value, order: 0, title: "" }, sha)]),
  );
  expect(status).toBe(422);
  expect(message).toContain("Ordine");
  expect(message).toContain("Titolo");
  expect(onDisk(project)).toBe(before);
  expect(existsSync(path.join(root, photo))).toBe(false);
});

test("a new file's name is an address", async () => {
  const { value } = await opened(project);
  const { message } = await refusal(
    files.commit([added("content/projects/Il Ponte.json", JSON.stringify(value))]),
  );
  expect(message).toContain("«il-ponte»");
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
  const { value } = await opened("content/software/cad.json");
  const other = "content/software/nuovo.json";
  await files.commit([added(other, JSON.stringify({ ...value, order: 900, name: "Altro programma" }))]);
  await files.commit([gone(other)]);
  expect(existsSync(path.join(root, other))).toBe(false);

  const service = await opened("content/services/alfa.json");
  for (const change of [
    added("content/services/altro.json", JSON.stringify(service.value)),
    gone(project),
    gone("content/services/alfa.json"),
    gone("content/pages/home.json"),
  ])
    expect((await refusal(files.commit([change]))).status).toBe(422);
});

test("a save is judged by the content as it would be, and not for what other files had before", async () => {
  const other = "content/projects/piazza-est.json";
  const { order } = (await opened(other)).value;
  const { value, sha } = await opened(project);
  expect((await refusal(files.commit([updated(project, { ...value, order }, sha)]))).message).toContain(
    `La posizione ${order} è già di`,
  );
  writeFileSync(path.join(root, other), onDisk(other).replace(/"order": \d+/u, '"order": 0'));
  await files.commit([updated(project, { ...value, title: "Altro titolo" }, sha)]);
  expect(onDisk(project)).toContain("Altro titolo");
});

test("pictures have plain names, and stay while a file uses them", async () => {
  const bytes = await jpeg(20);
  const photo = "content/images/projects/x/img_1.jpg";
  await files.commit([added(photo, bytes)]);
  expect(await files.read(photo)).toEqual(bytes);
  for (const [name, data] of [
    ["content/images/Foto Casa.JPG", bytes],
    ["content/images/vuota.jpg", ""],
  ] as const)
    expect((await refusal(files.commit([added(name, data)]))).status).toBe(422);
  expect((await refusal(files.commit([gone(picture)]))).message).toContain("voleva togliere: resta dov'è");
  await files.commit([{ ...added("content/images/projects/x/2.jpg", bytes), from_path: photo }]);
  expect(existsSync(path.join(root, photo))).toBe(false);
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
