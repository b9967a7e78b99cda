/** A folder of messages, one JSON file each, whose names sort by time of arrival. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Letter } from "./mail-endpoint";

/** The mailbox of `npm start`. */
export const mailboxDirectory = path.resolve(".mailbox");

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
