/** Checks the files of static/, which the build publishes unchanged. */
import { open, readdir } from "node:fs/promises";
import path from "node:path";
import { isJunkFile } from "../content-model/kinds";
import type { StaticFileFault } from "./content";
import { unreadableFile } from "./content-file";
import { pdfFault, pdfHeaderBytes } from "./pdf";

// Cloudflare Pages refuses larger files: https://developers.cloudflare.com/pages/platform/limits/
const maxBytes = 25 * 2 ** 20;

type FileFormat = { signature: RegExp } & Pick<StaticFileFault, "message" | "remedy">;

/** Formats of films by extension: pattern of the first bytes, and fault of a file that is of another format. */
const formats: Readonly<Record<string, FileFormat>> = {
  mp4: {
    signature: /^.{4}ftyp/su,
    message: "non è un filmato MP4",
    remedy: "Esportarlo come MP4 da un programma di video: cambiare il nome del file non basta.",
  },
  webm: {
    // The first dot stands for \x1A, because Biome allows no control characters.
    signature: /^.\x45\xDF\xA3.{0,60}webm/su,
    message: "non è un filmato WebM",
    remedy: "Esportarlo come WebM da un programma di video: cambiare il nome del file non basta.",
  },
  vtt: {
    // Allows a BOM, which some programs write first.
    signature: /^(?:\xEF\xBB\xBF)?WEBVTT(?:\s|$)/u,
    message: "la prima riga non è WEBVTT: i browser non mostrano questi sottotitoli",
    remedy: "Esportarli in formato WebVTT, in UTF-8: rinominare un file .srt non basta.",
  },
};

function filmFault(staticPath: string, start: Uint8Array): StaticFileFault | null {
  const format = staticPath.startsWith("video/") ? formats[path.extname(staticPath).slice(1)] : undefined;
  if (!format) return null;
  const { signature, message, remedy } = format;
  return signature.test(Buffer.from(start.subarray(0, 100)).toString("latin1")) ? null : { message, remedy };
}

/**
 * @param staticPath path below static/, with forward slashes
 * @param start first bytes of the file
 */
export function staticFileFault(staticPath: string, size: number, start: Uint8Array): StaticFileFault | null {
  const formatFault = filmFault(staticPath, start) ?? pdfFault(staticPath, start);
  if (formatFault) return formatFault;
  if (size <= maxBytes) return null;

  const megabytes = (Math.ceil(size / 1e5) / 10).toLocaleString("it-IT");
  return {
    severity: "warning",
    message: `pesa ${megabytes} MB: Cloudflare Pages non pubblica file di più di 26,2 MB`,
    remedy: "Ridurlo: un filmato si esporta di nuovo, più piccolo o più corto.",
  };
}

async function inspect(diskPath: string, staticPath: string): Promise<StaticFileFault | null> {
  const handle = await open(diskPath);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size, pdfHeaderBytes)));
    return staticFileFault(staticPath, size, buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Maps each file below the folder to its fault or null. The folder may be missing; symbolic links are not opened. */
export async function inspectStaticFiles(root: string): Promise<Map<string, StaticFileFault | null>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, StaticFileFault | null>();
  for (const entry of entries.filter((one) => !one.isDirectory())) {
    const diskPath = path.join(entry.parentPath, entry.name);
    const staticPath = path.relative(root, diskPath).replaceAll(path.sep, "/");
    if (isJunkFile(staticPath)) continue;
    const fault = entry.isFile()
      ? await inspect(diskPath, staticPath).catch(() => unreadableFile(staticPath))
      : null;
    files.set(staticPath, fault);
  }
  return files;
}
