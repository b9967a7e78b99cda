/**
 * A stand-in for the mail service's send-form endpoint (https://www.emailjs.com/docs/rest-api/send-form/): the mailbox of
 * `npm start`, and the other end of the browser tests. Its folder holds one JSON file for each message, whose names sort
 * by time of arrival.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";

/** A message as it came over the wire: its parts, in their order. */
export type Letter = { receivedAt: string; parts: readonly { name: string; value: string }[] };

/** The mailbox of `npm start`. */
export const mailboxDirectory = path.resolve(".mailbox");

/** No honest message comes near it, and nothing on this machine fills up. In bytes. */
const bodyLimit = 1_000_000;

/** The service asks for these, in this order, and names the first that is missing. */
const requiredIds = ["user_id", "service_id", "template_id"];

/** @throws for what is no form, has a file in it, or is cut off on its way */
async function readParts(request: IncomingMessage): Promise<Letter["parts"]> {
  const form = new Response(await buffer(request), {
    headers: { "content-type": request.headers["content-type"] ?? "" },
  });
  return [...(await form.formData())].map(([name, value]) => {
    if (typeof value !== "string") throw new Error(`The ${name} part is a file`);
    return { name, value };
  });
}

/** Answers as the service does; any page may read it. */
export function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Access-Control-Allow-Origin": "*",
  });
  response.end(text);
}

/**
 * A request handler for send-form: checks the ids, delivers, answers «OK».
 *
 * @param deliver may answer otherwise; what it throws becomes a 500 with its message
 */
export const mailEndpoint =
  (deliver: (letter: Letter) => Promise<void>) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "POST") return answer(response, 405, "Method Not Allowed");
    if (Number(request.headers["content-length"] ?? 0) > bodyLimit)
      return answer(response, 413, "Payload Too Large");
    let status = 400;
    try {
      const parts = await readParts(request);
      const isGiven = (id: string) => parts.some(({ name, value }) => name === id && value.trim() !== "");
      const missing = requiredIds.find((id) => !isGiven(id));
      if (missing !== undefined) throw new Error(`The ${missing} parameter is required`);
      status = 500;
      await deliver({ receivedAt: new Date().toISOString(), parts });
      if (!response.writableEnded) answer(response, 200, "OK");
    } catch (error) {
      answer(response, status, error instanceof Error ? error.message : String(error));
    }
  };

/**
 * Stores a message and makes the folder if need be.
 *
 * @returns the file's name, such as `2026-11-21T10-55-12-123Z-1b9d6bcd.json`
 */
export async function storeLetter(folder: string, letter: Letter): Promise<string> {
  const moment = letter.receivedAt.replaceAll(/[:.]/gu, "-");
  const name = `${moment}-${randomUUID().slice(0, 8)}.json`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), `${JSON.stringify(letter, null, 2)}\n`, { flag: "wx" });
  return name;
}

/** The messages of a folder, oldest first; none while the folder does not exist. */
export async function readLetters(folder: string): Promise<Letter[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return Promise.all(
    names.sort().map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as Letter),
  );
}
