/** Requests as they are written, byte for byte; every ordinary client would tidy the address first. */
import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";

export type Answer = {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** Names of headers that came more than once, each time with the same value. */
  repeated: string[];
  body: Buffer;
};

export type Place = { port: number; secure?: boolean };

/** Whether nothing more can come: a server waits a while for the rest of a request that it has refused. */
function isWhole(bytes: Buffer): boolean {
  const end = bytes.indexOf("\r\n\r\n");
  const length = /^content-length: (\d+)/imu.exec(bytes.subarray(0, end).toString("latin1"))?.[1];
  return end >= 0 && length !== undefined && bytes.length === end + 4 + Number(length);
}

/** Everything the server sends back, until the answer is whole or the connection closed. */
export function sendBytes({ port, secure = false }: Place, bytes: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = secure
      ? connectSecurely({ port, host: "127.0.0.1", rejectUnauthorized: false })
      : connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks))) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks)));
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No answer to ${bytes.slice(0, 80)}`)));
    socket.write(bytes, "latin1");
  });
}

/** @throws when the bytes are no whole answer, or a header comes with two values */
export function parseAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /u.exec(statusLine)?.[1]);
  if (end < 0 || !status) throw new Error(`No answer of HTTP: ${bytes.subarray(0, 200).toString()}`);
  const headers: Record<string, string> = {};
  const repeated: string[] = [];
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(":")).toLowerCase();
    const value = line.slice(line.indexOf(":") + 1).trim();
    if (name in headers) repeated.push(name);
    if (name in headers && headers[name] !== value) throw new Error(`${name} came with two values`);
    headers[name] = value;
  }
  return { status, headers, repeated, body: bytes.subarray(end + 4) };
}

export type Request = { method?: string; host?: string; headers?: Record<string, string> };

/** The answer to one request. */
export async function ask(
  place: Place,
  target: string,
  { method = "GET", host = "localhost", headers = {} }: Request = {},
): Promise<Answer> {
  const lines = Object.entries({ Host: host, Connection: "close", ...headers });
  const head = [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  return parseAnswer(await sendBytes(place, `${head.join("\r\n")}\r\n\r\n`));
}
