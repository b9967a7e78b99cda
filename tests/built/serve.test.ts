/** `npm run serve`: the addresses and security headers of the hosts, for whoever looks at a build before it is published. */
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { previewServer } from "../../hosting/serve";
import { ask } from "./ask";
import { builtHeaders, publicFolder, readBuilt } from "./support";

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
  ["/../package.json", 404, "404.html"],
])("%s answers %i: %s", async (target, status, expected) => {
  const { headers, body, ...answer } = await get(target);
  expect(answer.status).toBe(status);
  if (headers.location) expect(headers.location).toBe(expected);
  else expect(body.toString()).toContain(readBuilt(expected).slice(0, 200));
  for (const [name, value] of Object.entries(builtHeaders())) expect(headers[name.toLowerCase()]).toBe(value);
});
