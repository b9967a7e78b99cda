/** `npm run serve`: the addresses and security headers of the hosts, for whoever looks at a build before it is published. */
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { previewServer } from "../../hosting/serve";
import { ask } from "./ask";
import { builtFiles, builtHeaders, publicFolder, readBuilt } from "./support";

let server: Server;
const get = (target: string) => ask({ port: (server.address() as AddressInfo).port }, target);

beforeAll(async () => {
  server = previewServer(publicFolder).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => once(server.close(), "close"));

it.each([
  ["/about?a=1", 200, "about/index.html"],
  ["/about/?a=1", 301, "/about?a=1"],
  ["/portfolio/sconosciuto", 302, "/portfolio"],
  ["/sconosciuta", 404, "404.html"],
  ["//evil.example/", 404, "404.html"],
  ["/../package.json", 404, "404.html"],
])("%s answers %i: %s", async (target, status, expected) => {
  const { headers, body, ...answer } = await get(target);
  expect(answer.status).toBe(status);
  if (headers.location) expect(headers.location).toBe(expected);
  else expect(body.toString()).toContain(readBuilt(expected).slice(0, 200));
  for (const [name, value] of Object.entries(builtHeaders())) expect(headers[name.toLowerCase()]).toBe(value);
});

it("every file has a type, which browsers are told not to guess; nobody keeps which version it is", async () => {
  const ones = new Map(builtFiles("").map((file) => [path.extname(file), file]));
  // Copies and rules for other hosts.
  for (const extension of ["", ".br", ".gz"]) ones.delete(extension);
  for (const file of ones.values()) {
    const { status, headers } = await get(`/${file}`);
    expect([file, status, headers["content-type"]]).toEqual([file, 200, expect.stringMatching(/^\w+\/\S/u)]);
  }
  expect([...ones.keys()]).toEqual(expect.arrayContaining([".vcf", ".avif", ".webmanifest"]));
  expect((await get("/versione.json")).headers["cache-control"]).toBe("no-store");
});

it("says clearly that there is no build", () => {
  expect(() => previewServer("/nowhere/public")).toThrow('Run "npm run build" first.');
});
