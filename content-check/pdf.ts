/** Recognises PDF documents by their first bytes, in the check of a folder and in the editor. */
import type { StaticFileFault } from "./content";

// PDF readers look for `%PDF-` in the first 1,024 bytes.
export const pdfHeaderBytes = 1024;

/**
 * @param start first bytes of the file
 * @returns null for a PDF, and for a file that is not named like one
 */
export function pdfFault(path: string, start: Uint8Array): StaticFileFault | null {
  const text = new TextDecoder("latin1").decode(start.subarray(0, pdfHeaderBytes));
  if (!/\.pdf$/iu.test(path) || text.includes("%PDF-")) return null;
  return {
    message: "non è un PDF",
    remedy: "Esportarlo come PDF dal programma con cui è stato scritto: cambiare il nome del file non basta.",
  };
}
