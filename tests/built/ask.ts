/** Requests as they are written, byte for byte; every ordinary client would tidy the address first. */
import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";

export type Answer = {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: Buffer;
};

export type Place = { port: number; secure?: boolean };
export type Request = { method?: string; host?: string; headers?: Record<string, string> };

/** Whether nothing more can come: a server waits a while for the rest of a request that it has refused. */
function isWhole(bytes: Buffer): boolean {
  const end = bytes.indexOf("\r\n\r\n");
  const length = /^content-length: (\d+)/imu.exec(bytes.subarray(0, end).toString("latin1"))?.[1];
  return end >= 0 && length !== undefined && bytes.length === end + 4 + Number(length);
}

/** @throws when the bytes are no whole answer, or a header comes with two values */
function parse(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /u.exec(statusLine)?.[1]);
  if (end < 0 || !status) throw new Error(`No answer of HTTP: ${bytes.subarray(0, 200).toString()}`);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(":")).toLowerCase();
    const value = line.slice(line.indexOf(":") + 1).trim();
    if ((headers[name] ?? value) !== value) throw new Error(`${name} came with two values`);
    headers[name] = value;
  }
  return { status, headers, body: bytes.subarray(end + 4) };
}

/** The answer to these bytes. */
export async function send({ port, secure = false }: Place, text: string): Promise<Answer> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const place = { port, host: "127.0.0.1", rejectUnauthorized: false };
    const socket = secure ? connectSecurely(place) : connect(place);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks))) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks)));
    socket.write(text, "latin1");
  });
  return parse(bytes);
}

/** The answer to one request. */
export function ask(
  place: Place,
  target: string,
  { method = "GET", host = "localhost", headers = {} }: Request = {},
): Promise<Answer> {
  const lines = Object.entries({ Host: host, Connection: "close", ...headers });
  const head = [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  return send(place, `${head.join("\r\n")}\r\n\r\n`);
}
