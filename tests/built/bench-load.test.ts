/** The load bench's own client (benches/load/): nginx disturbed under load, and what the client would notice. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Answers, disturb, startLoad } from "../../benches/load/client";
import { type Mix, readMix, type Target } from "../../benches/load/mix";
import { rulesOf } from "../../hosting/deploy-folder";
import { freePort, type NginxServer, startNginx } from "../../hosting/run-nginx";
import { publicFolder } from "./support";

const connections = 8;
const root = resolve(publicFolder);
const rules = rulesOf(root);
const faultless = { wrong: 0, cut: 0 };

const originOf = ({ url }: NginxServer) => url.replace("localhost", "127.0.0.1");

describe("nginx under load", () => {
  let server: NginxServer;
  let mix: Mix;
  beforeAll(async () => {
    server = await startNginx({ root, rules, port: 0 });
    mix = await readMix(root, server);
  });
  afterAll(() => server.close());

  async function loadDuring(disturbance: () => void | Promise<void>): Promise<Answers> {
    const load = startLoad(originOf(server), mix, connections);
    await disturb(load, disturbance, { times: 3, answersBetween: 150 }).finally(load.stop);
    return load.answers;
  }

  it("sends every file right while nothing happens", async () => {
    expect(await loadDuring(() => {})).toMatchObject({ ...faultless, refused: 0, reset: 0 });
  });

  it("refuses nobody while it reads its configuration anew", async () => {
    expect(await loadDuring(server.reload)).toMatchObject({ ...faultless, refused: 0 });
  });

  it("sends no half files while it starts again", async () => {
    expect(await loadDuring(server.restart)).toMatchObject(faultless);
  });
});

describe("the mix", () => {
  it("is the same at every run", async () => {
    const [one, other] = [await readMix(root, { brotli: true }), await readMix(root, { brotli: true })];
    expect(one.order.map(({ path }) => path)).toEqual(other.order.map(({ path }) => path));
  });

  it("asks for every page in every encoding, and most often for pages", async () => {
    const { order } = await readMix(root, { brotli: true });
    for (const accepted of ["br", "gzip", "identity"]) {
      const asked = new Set(order.filter((target) => target.accepted === accepted).map(({ path }) => path));
      expect(rules.pages.filter((page) => !asked.has(page))).toEqual([]);
    }
    const pages = order.filter(({ path }) => rules.pages.includes(path));
    expect(pages.length / order.length).toBeGreaterThan(0.4);
    for (const pattern of [/^\/page-data\//u, /\.js$/u, /\.css$/u, /\.avif$/u, /\.jpg$/u]) {
      expect(order.some(({ path }) => pattern.test(path))).toBe(true);
    }
  });

  it("expects the file as it is where the server has no brotli", async () => {
    const { targets } = await readMix(root, { brotli: false });
    const page = targets.find(({ path, accepted }) => path === "/" && accepted === "br");
    expect(page?.encoding).toBeUndefined();
    expect(page?.body.equals(readFileSync(join(root, "index.html")))).toBe(true);
  });
});

describe("the client notices", () => {
  const body = Buffer.from("a".repeat(5000));
  const target: Target = { path: "/about", accepted: "br", encoding: "br", body };
  const head = { "content-encoding": "br", "content-length": body.length };

  /** What becomes of a few requests to such a server. */
  async function answersOf(listener: RequestListener): Promise<Answers> {
    const server = createServer(listener);
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    // Stopped at once, each connection has asked once.
    const answers = await startLoad(`http://127.0.0.1:${port}`, { order: [target] }, 2).stop();
    await new Promise((closed) => server.close(closed));
    return answers;
  }
  const none: Answers = { right: 0, wrong: 0, cut: 0, refused: 0, reset: 0 };

  it("a right answer", async () => {
    const answers = await answersOf((_, response) => response.writeHead(200, head).end(body));
    expect(answers).toEqual({ ...none, right: 2 });
  });

  it.each<[string, RequestListener]>([
    [
      "another byte",
      (_, response) => response.writeHead(200, head).end(`${body.subarray(1).toString("latin1")}b`),
    ],
    [
      "half a file that claims to be whole",
      (_, response) => response.writeHead(200, { ...head, "content-length": 2500 }).end(body.subarray(2500)),
    ],
    [
      "the wrong encoding",
      (_, response) => response.writeHead(200, { ...head, "content-encoding": "gzip" }).end(body),
    ],
    ["another status", (_, response) => response.writeHead(206, head).end(body)],
  ])("%s: wrong", async (_, listener) => {
    expect(await answersOf(listener)).toEqual({ ...none, wrong: 2, complaint: expect.any(String) });
  });

  it.each<[string, RequestListener]>([
    [
      "in its body",
      (_, response) => {
        response.writeHead(200, head).write(body.subarray(2500), () => response.destroy());
      },
    ],
    [
      "in its head",
      ({ socket }) => {
        socket.write("HTTP/1.1 200 OK\r\nContent-", () => socket.destroy());
      },
    ],
  ])("an answer that ends %s: cut short", async (_, listener) => {
    expect(await answersOf(listener)).toEqual({ ...none, cut: 2, complaint: expect.any(String) });
  });

  it("a connection closed before an answer: reset", async () => {
    expect(await answersOf(({ socket }) => socket.destroy())).toEqual({ ...none, reset: 2 });
  });

  it("a server that is away: refused", async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    expect(await startLoad(origin, { order: [target] }, 2).stop()).toEqual({ ...none, refused: 2 });
  });

  it("a byte of a file that changes after the bytes were read", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bench-load-"));
    const copy = join(folder, "site");
    cpSync(root, copy, { recursive: true });
    const file = join(copy, "about", "index.html");
    const bytes = readFileSync(file);
    const about: Target = { path: "/about", accepted: "identity", body: bytes };
    const server = await startNginx({ root: copy, rules, port: 0 });
    const answers = () => startLoad(originOf(server), { order: [about] }, 2).stop();

    try {
      expect(await answers()).toEqual({ ...none, right: 2 });
      writeFileSync(file, Buffer.from(bytes).fill("!", 1000, 1001));
      expect(await answers()).toEqual({ ...none, wrong: 2, complaint: expect.stringContaining("/about") });
    } finally {
      await server.close();
      rmSync(folder, { recursive: true });
    }
  });
});
