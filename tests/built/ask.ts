/** Requests whose addresses go out as they are written; `fetch` would tidy them first. */
import { once } from "node:events";
import * as http from "node:http";
import * as https from "node:https";
import { buffer } from "node:stream/consumers";

export type Answer = {
  status: number | undefined;
  /** By lower-case name; one that comes twice has both values. */
  headers: Record<string, string>;
  body: Buffer;
};

export type Place = { port: number; secure?: boolean };
export type Request = { method?: string; host?: string; headers?: Record<string, string> };

/** The answer to one request, on a connection of its own. */
export async function ask(
  { port, secure = false }: Place,
  target: string,
  { method, host = "localhost", headers }: Request = {},
): Promise<Answer> {
  const place = { host: "127.0.0.1", port, agent: false, rejectUnauthorized: false };
  const options = { ...place, path: target, method, headers: { Host: host, ...headers } };
  const request = secure ? https.request(options) : http.request(options);
  const [answer] = (await once(request.end(), "response")) as [http.IncomingMessage];
  const values = Object.entries(answer.headersDistinct).map(([name, all = []]) => [name, all.join()]);
  return { status: answer.statusCode, headers: Object.fromEntries(values), body: await buffer(answer) };
}

/** A log of nginx in which somebody from here, perhaps with a name in the query, has asked for /about. */
export function expectNamesNoVisitor(log: string): void {
  expect(log).toMatch(/^127\.0\.0\.0 \[[^\]]+\] "GET \/about" 200 \d+$/mu);
  expect(log).not.toMatch(/127\.0\.0\.1|Rossi/u);
}
