import type { StaticFile } from "./content";

// Readers find the mark among the first 1,024 bytes.
export const documentStart = 1024;

/** Runs in browsers too; other files pass. @param start first bytes */
export function documentFrom(name: string, start: Uint8Array): StaticFile {
  const text = new TextDecoder("latin1").decode(start.subarray(0, documentStart));
  if (!/\.pdf$/iu.test(name) || text.includes("%PDF-")) return {};
  return {
    message: "non è un PDF",
    remedy: "Esportarlo come PDF dal programma con cui è stato scritto: cambiare il nome del file non basta.",
  };
}
