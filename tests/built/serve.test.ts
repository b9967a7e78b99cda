/** `npm run serve`: the addresses and security headers of the hosts, for whoever looks at a build before it is published. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { previewServer } from "../../hosting/serve";
import { ask } from "./ask";
import { builtFiles, builtHeaders, publicFolder, readBuilt } from "./support";

let server: Server;

beforeAll(async () => {
  server = previewServer(publicFolder);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

it.each([
  ["/about?a=1", 200, "about/index.html"],
  ["/about/?a=1", 301, "/about?a=1"],
  ["/portfolio/sconosciuto", 302, "/portfolio"],
  ["/sconosciuta", 404, "404.html"],
  ["//evil.example/", 404, "404.html"],
  ["/../package.json", 404, "404.html"],
])("%s answers %i: %s", async (target, status, expected) => {
  const answer = await ask({ port: (server.address() as AddressInfo).port }, target);
  expect(answer.status).toBe(status);
  if (answer.headers.location) expect(answer.headers.location).toBe(expected);
  else expect(answer.body.toString()).toContain(readBuilt(expected).slice(0, 200));
  for (const [name, value] of Object.entries(builtHeaders()))
    expect(answer.headers[name.toLowerCase()]).toBe(value);
});

it("every file has a type, which browsers are told not to guess", async () => {
  const ones = new Map(builtFiles("").map((file) => [path.extname(file), file]));
  const port = (server.address() as AddressInfo).port;
  for (const [extension, file] of ones) {
    // Copies and rules for other hosts.
    if (["", ".br", ".gz"].includes(extension)) continue;
    const { status, headers } = await ask({ port }, `/${file}`);
    expect([file, status, headers["content-type"]]).toEqual([file, 200, expect.stringMatching(/^\w+\/\S/u)]);
  }
  expect([...ones.keys()]).toEqual(expect.arrayContaining([".vcf", ".avif", ".webmanifest"]));
});

it("nobody keeps which version it is", async () => {
  const { headers } = await ask({ port: (server.address() as AddressInfo).port }, "/versione.json");
  expect(headers["cache-control"]).toBe("no-store");
});

it("says clearly that there is no build", () => {
  expect(() => previewServer("/nowhere/public")).toThrow('Run "npm run build" first.');
});
