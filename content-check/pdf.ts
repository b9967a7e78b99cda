import type { StaticFileFault } from "./content";

// PDF readers look for `%PDF-` in the first 1,024 bytes.
export const pdfHeaderBytes = 1024;

/** Runs in browsers too. Passes files not named .pdf. @param start first bytes */
export function pdfFault(name: string, start: Uint8Array): StaticFileFault {
  const text = new TextDecoder("latin1").decode(start.subarray(0, pdfHeaderBytes));
  if (!/\.pdf$/iu.test(name) || text.includes("%PDF-")) return {};
  return {
    message: "non è un PDF",
    remedy: "Esportarlo come PDF dal programma con cui è stato scritto: cambiare il nome del file non basta.",
  };
}
