import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { mailEndpoint, readLetters, storeLetter } from "./mailbox";

const ids = { service_id: "service_a", template_id: "template_a", user_id: "key_a" };

let folder: string;
let server: Server;
let address: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "mailbox-")), "inner");
  server = createServer(mailEndpoint(async (letter) => void (await storeLetter(folder, letter))));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(path.dirname(folder), { recursive: true });
});

function formData(parts: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value);
  return data;
}

const post = (body: FormData | string) => fetch(address, { method: "POST", body });

test("a message lands in the folder with its parts in their order, and any page may read the answer", async () => {
  const parts = { name: "Ada «Rossi»", message: 'a\r\nb\u0000"<b>😀\u202e', ...ids };
  const response = await post(formData(parts));
  expect([response.status, await response.text()]).toEqual([200, "OK"]);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const [letter] = await readLetters(folder);
  expect(letter?.parts).toEqual(Object.entries(parts).map(([name, value]) => ({ name, value })));
  expect(await readdir(folder)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.json$/u),
  ]);
});

test.each(["user_id", "service_id", "template_id"] as const)("without %s the service says so", async (id) => {
  for (const parts of [
    { ...ids, [id]: " " },
    Object.fromEntries(Object.entries(ids).filter(([name]) => name !== id)),
  ]) {
    const response = await post(formData(parts));
    expect([response.status, await response.text()]).toEqual([400, `The ${id} parameter is required`]);
  }
  expect(await readLetters(folder)).toEqual([]);
});

test("what is not a form is refused with a reason", async () => {
  expect((await post("name=Ada")).status).toBe(400);
  expect((await fetch(address)).status).toBe(405);
  const withFile = formData(ids);
  withFile.append("attachment", new Blob(["x"]), "x.exe");
  expect((await post(withFile)).status).toBe(400);
  expect((await post(formData({ ...ids, message: "x".repeat(1_000_001) }))).status).toBe(413);
  expect(await readLetters(folder)).toEqual([]);
});

test("a sender who goes away in the middle leaves nothing behind", async () => {
  const half = httpRequest(address, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x", "content-length": 500 },
  });
  const closed = new Promise((resolve) => half.on("close", resolve));
  half.on("error", () => undefined);
  half.write('--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAda');
  setTimeout(() => half.destroy(), 50);
  await closed;
  expect((await post(formData(ids))).status).toBe(200);
  expect(await readLetters(folder)).toHaveLength(1);
});

test("a folder that cannot be written to is an error of the service", async () => {
  const broken = createServer(mailEndpoint(() => Promise.reject(new Error("disk full"))));
  await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
  const response = await fetch(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`, {
    method: "POST",
    body: formData(ids),
  });
  expect([response.status, await response.text()]).toEqual([500, "disk full"]);
  broken.closeAllConnections();
  await new Promise((resolve) => broken.close(resolve));
});
