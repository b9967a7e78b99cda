/** @jest-environment node */
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { jpeg, validTree, writeTree } from "../content-model/check/testing/content-copy";
import { requiredProjectSlugs } from "../content-model/specification";
import { type ContentFiles, contentFiles, Refusal } from "./content-files";

const slug = requiredProjectSlugs[0];
const project = `content/projects/${slug}.json`;

let root = "";
let files: ContentFiles;

beforeEach(async () => {
  root = await writeTree(await validTree());
  files = contentFiles(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const onDisk = (name: string) => readFileSync(path.join(root, name), "utf8");

async function opened(name: string) {
  const { bytes, version } = await files.read(name);
  return { value: JSON.parse(bytes.toString()) as Record<string, unknown>, version };
}

const save = (name: string, value: unknown, version?: string) =>
  files.write(name, { bytes: Buffer.from(JSON.stringify(value)), version });

async function refusal(promise: Promise<unknown>): Promise<Refusal> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

test("a change is written in the project's form, and leaves no other file behind", async () => {
  const { value, version } = await opened(project);
  const next = await save(project, { ...value, draft: null, title: "Altro titolo" }, version);
  const text = onDisk(project);
  expect(text).toMatch(/^\{\n {2}"order": /u);
  expect(text.endsWith("}\n")).toBe(true);
  expect(JSON.parse(text)).toMatchObject({ title: "Altro titolo" });
  expect(text).not.toContain("draft");
  expect((await files.read(project)).version).toBe(next);
  expect((await readdir(path.join(root, "content/projects"))).filter((name) => name.startsWith("."))).toEqual(
    [],
  );
});

test("what the schema refuses is told in Italian, with the field, and not written", async () => {
  const { value, version } = await opened(project);
  const before = onDisk(project);
  const { status, message } = await refusal(save(project, { ...value, order: 0, title: "" }, version));
  expect(status).toBe(422);
  expect(message).toContain("non è stato salvato");
  expect(message).toContain("Ordine (order)");
  expect(message).toContain("Titolo (title)");
  expect(onDisk(project)).toBe(before);
});

test("a new file's name is an address", async () => {
  const { value } = await opened(project);
  expect((await refusal(save("content/projects/Il Ponte.json", value))).message).toContain("«il-ponte.json»");
});

test("nobody's change is written over", async () => {
  const { value, version } = await opened(project);
  writeFileSync(path.join(root, project), "{}");
  expect((await refusal(save(project, value, version))).status).toBe(409);
  expect((await refusal(save(project, value))).message).toContain("esiste già");
  expect(onDisk(project)).toBe("{}");
});

test("a broken file is listed and shown as it is, and an empty form is not written over it", async () => {
  const { value } = await opened(project);
  writeFileSync(path.join(root, project), "{ broken");
  const { version } = await files.read(project);
  const refused = await refusal(save(project, value, version));
  expect(refused.status).toBe(422);
  expect(refused.message).toMatch(/ha un errore di scrittura.+correggerlo a mano/su);
  expect(onDisk(project)).toBe("{ broken");
  expect((await files.read(project)).bytes.toString()).toBe("{ broken");
  expect(await files.list()).toContainEqual(expect.objectContaining({ path: project }));
});

test("entries come and go where the site allows it", async () => {
  const { value } = await opened(project);
  const added = "content/projects/nuovo.json";
  await save(added, value);
  await files.remove(added);
  expect(existsSync(path.join(root, added))).toBe(false);

  const service = await opened("content/services/catasto.json");
  const refused = await refusal(save("content/services/altro.json", service.value));
  expect(refused.message).toContain("non si possono aggiungere");
  for (const name of [project, "content/services/catasto.json", "content/pages/home.json"])
    expect((await refusal(files.remove(name))).message).toContain("fa parte del sito");
});

test("pictures have plain names, and stay while a file uses them", async () => {
  const bytes = await jpeg(20);
  const used = "content/images/services/catasto.jpg";
  await files.write("content/images/projects/x/1.jpg", { bytes });
  expect(existsSync(path.join(root, "content/images/projects/x/1.jpg"))).toBe(true);
  await files.write("content/images/Foto Casa.JPG", { bytes });
  expect(existsSync(path.join(root, "content/images/foto-casa.jpg"))).toBe(true);
  expect((await files.read("content/images/Foto Casa.JPG")).bytes).toEqual(bytes);
  expect((await refusal(files.write("content/images/vuota.jpg", { bytes: Buffer.alloc(0) }))).status).toBe(
    422,
  );
  expect((await refusal(files.remove(used))).message).toContain("è usata in «content/");
  await files.remove("content/images/projects/x/1.jpg");
  expect(existsSync(path.join(root, "content/images/projects/x/1.jpg"))).toBe(false);

  const { version } = await files.read(used);
  await files
    .write("content/images/services/altro.jpg", { bytes, version, movedFrom: used })
    .catch(() => undefined);
  expect(existsSync(path.join(root, used))).toBe(false);
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
  for (const attempt of [
    files.read(name),
    files.write(name, { bytes: Buffer.from("{}") }),
    files.remove(name),
  ])
    expect((await refusal(attempt)).status).toBe(403);
});

test("no way leads through a link out of the folder", async () => {
  symlinkSync("/etc", path.join(root, "content/images/fuori"));
  symlinkSync("/etc/hostname", path.join(root, "content/images/x.jpg"));
  for (const name of ["content/images/fuori/x.jpg", "content/images/x.jpg"])
    expect((await refusal(files.read(name))).status).toBe(403);
});
