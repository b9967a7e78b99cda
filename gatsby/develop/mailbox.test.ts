import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { mailEndpoint, readLetters, storeLetter } from "./mailbox";

const ids = { user_id: "key_a", service_id: "service_a", template_id: "template_a" };

let folder: string;
let server: Server;
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "mailbox-")), "inner");
  server = createServer(mailEndpoint(async (letter) => void (await storeLetter(folder, letter))));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), "close");
  await rm(path.dirname(folder), { recursive: true });
});

test("a message lands in the folder with its parts in their order, and any page may read the answer", async () => {
  const parts = { name: "Ada «Rossi»", message: 'a\r\nb\u0000"<b>😀\u202e', ...ids };
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  const response = await fetch(address(), { method: "POST", body });
  expect([response.status, await response.text()]).toEqual([200, "OK"]);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const [letter] = await readLetters(folder);
  expect(letter?.parts).toEqual(Object.entries(parts).map(([name, value]) => ({ name, value })));
  const name = /^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.json$/u;
  expect(await readdir(folder)).toEqual([expect.stringMatching(name)]);
});
