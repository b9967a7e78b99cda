/** Files of static/, which the build publishes unchanged. */
import { open, readdir } from "node:fs/promises";
import path from "node:path";
import { isLeftover } from "../content-model/kinds";
import type { StaticFile } from "./content";
import { unreadable } from "./content-file";
import { documentFrom } from "./document";

// Enough for captions; the type of a film is in its first bytes.
const mostBytesRead = 1_000_000;

// Cloudflare Pages refuses larger files: https://developers.cloudflare.com/pages/platform/limits/
const mostBytes = 25 * 2 ** 20;

const films: Readonly<Record<string, { format: string; signature: RegExp }>> = {
  mp4: { format: "MP4", signature: /^.{4}ftyp/su },
  webm: { format: "WebM", signature: /^.\x45\xDF\xA3.{0,60}webm/su },
};

const commaInTime = /[\d:]+,\d+(?=\s*-->)|(?<=-->\s*)[\d:]+,\d+/u;

/** @param start first bytes */
export function staticFileFrom(name: string, size: number, start: Uint8Array): StaticFile {
  const ending = name.startsWith("video/") ? path.extname(name).slice(1) : "";
  const { format, signature } = films[ending] ?? {};
  if (signature && !signature.test(Buffer.from(start.subarray(0, 100)).toString("latin1"))) {
    const remedy = `Esportarlo come ${format} da un programma di video: cambiare il nome del file non basta.`;
    return { message: `non è un filmato ${format}`, remedy };
  }
  const document = documentFrom(name, start);
  if (document.message) return document;
  if (size > mostBytes) {
    const megabytes = (Math.ceil(size / 1e5) / 10).toLocaleString("it-IT");
    const message = `pesa ${megabytes} MB: Cloudflare Pages non pubblica file di più di 26,2 MB`;
    const remedy = "Ridurlo: un filmato si esporta di nuovo, più piccolo o più corto.";
    return { severity: "warning", message, remedy };
  }
  return ending === "vtt" ? captionsFrom(new TextDecoder().decode(start)) : {};
}

// `TextDecoder` drops a BOM.
function captionsFrom(text: string): StaticFile {
  if (!/^WEBVTT(?:\s|$)/u.test(text)) {
    const remedy = "Esportarli in formato WebVTT, in UTF-8: rinominare un file .srt non basta.";
    return { message: "la prima riga non è WEBVTT: i browser non mostrano questi sottotitoli", remedy };
  }
  const [time] = commaInTime.exec(text) ?? [];
  if (time === undefined) return {};
  const message = `i tempi dei sottotitoli hanno una virgola («${time}»): i browser non li mostrano`;
  return { message, remedy: "Scrivere i millesimi dopo un punto, come 00:00:01.500." };
}

async function inspect(file: string, name: string): Promise<StaticFile> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size, mostBytesRead)));
    return staticFileFrom(name, size, buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Files by path below the folder, which may be missing; symbolic links are listed, never opened. */
export async function inspectStaticFiles(root: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, StaticFile>();
  for (const entry of entries.filter((one) => !one.isDirectory())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, file).replaceAll(path.sep, "/");
    if (isLeftover(name)) continue;
    files.set(name, entry.isFile() ? await inspect(file, name).catch(() => unreadable(name)) : {});
  }
  return files;
}
