/**
 * Imitation of EmailJS's send-form (https://www.emailjs.com/docs/rest-api/send-form/) for `npm start` and the
 * browser tests. Stores one JSON file for each message; the names sort by time of arrival.
 */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";

export type Message = { receivedAt: string; parts: readonly { name: string; value: string }[] };

export const mailboxDirectory = ".mailbox";

/** @throws for a body that is not a form, is truncated, or contains a file */
async function readParts(request: IncomingMessage): Promise<Message["parts"]> {
  const form = new Response(await buffer(request), {
    headers: { "content-type": request.headers["content-type"] ?? "" },
  });
  return [...(await form.formData())].map(([name, value]) => {
    if (typeof value !== "string") throw new Error(`The ${name} part is a file`);
    return { name, value };
  });
}

export function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(text);
}

/** Answers «OK» after `deliver`, unless a test has ended the response meanwhile (tests/e2e/mail.ts). */
export const mailEndpoint =
  (deliver: (message: Message) => Promise<void>) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "POST") return answer(response, 405, "Method Not Allowed");
    try {
      await deliver({ receivedAt: new Date().toISOString(), parts: await readParts(request) });
      if (!response.writableEnded) answer(response, 200, "OK");
    } catch (error) {
      answer(response, 400, String(error));
    }
  };

/** @returns the file's name, such as `2026-11-21T10-55-12-123Z-1b9d6bcd.json` */
export async function storeMessage(folder: string, message: Message): Promise<string> {
  const moment = message.receivedAt.replaceAll(/[:.]/gu, "-");
  const name = `${moment}-${randomUUID().slice(0, 8)}.json`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), `${JSON.stringify(message, null, 2)}\n`, { flag: "wx" });
  return name;
}

/** Sorts the oldest first; empty while the folder does not exist. */
export async function readMessages(folder: string): Promise<Message[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return Promise.all(
    names.sort().map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as Message),
  );
}
