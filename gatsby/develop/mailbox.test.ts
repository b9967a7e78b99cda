import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Message, mailEndpoint } from "./mailbox";

test("takes messages of up to 64 kB, for its own origin only", async () => {
  const messages: Message[] = [];
  const server = createServer(mailEndpoint(async (message) => void messages.push(message)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const send = (message: string) => {
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}`, { method: "POST", body: new URLSearchParams({ message }) });
  };
  const short = await send("a".repeat(60_000));
  const long = await send("a".repeat(3_000_000));
  expect([short.status, long.status, messages.length]).toEqual([200, 400, 1]);
  expect(short.headers.get("Access-Control-Allow-Origin")).toBeNull();
  server.close();
});
