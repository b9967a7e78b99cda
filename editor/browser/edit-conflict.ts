/**
 * Knows which text a form began from. The CMS compares only what it has read itself: not what another tab
 * saved, which shares its cache, nor a file on the disk, nor a form kept unsaved since yesterday.
 */

/** Key in the CMS's data: unsaved forms keep it, and `fileText` drops it. */
export const baseHashKey = "__sc_began";
export type BaseHash = string | undefined;

/** Ignores format and order, which the CMS itself writes into neighbouring entries. */
function contentOf(text: string): string {
  try {
    return JSON.stringify({ ...JSON.parse(text), order: undefined });
  } catch {
    // Differs from every text that a form can begin from.
    return text;
  }
}

export async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(contentOf(text)));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Base hash of each text that this tab has written, by that text's fingerprint: the CMS reads no file after writing. */
const basesOfWritten = new Map<string, BaseHash>();

export async function rememberText(baseHash: BaseHash, text: string): Promise<void> {
  basesOfWritten.set(await fingerprint(text), baseHash);
}

/** `current`: the text in the repository or on the disk, if there is one; `text`: the one to save. */
type Form = { baseHash: BaseHash; isNew: boolean; current: string | undefined; text: string };
/** `overwriteLabel`: of the button that saves nevertheless; without it, saving is impossible. */
type Conflict = { message: string; overwriteLabel?: string };

/** @returns what others did to the entry since the form was opened */
export async function findConflict({ baseHash, isNew, current, text }: Form): Promise<Conflict | undefined> {
  if (current === undefined) {
    const message =
      "Questa voce è stata tolta nel frattempo. Se si salva adesso, viene creata di nuovo; «Annulla» lascia tutto com'è.";
    return isNew ? undefined : { message, overwriteLabel: "Crea di nuovo" };
  }
  const currentHash = await fingerprint(current);
  if (basesOfWritten.has(currentHash) && basesOfWritten.get(currentHash) === baseHash) return undefined;
  if (isNew)
    return {
      message:
        "Nel frattempo è stata creata un'altra voce con questo nome di file: cambiarlo con «Cambia il nome del file».",
    };
  // A save may have succeeded although the browser was closed before the answer.
  if (currentHash === baseHash || currentHash === (await fingerprint(text))) return undefined;
  return {
    message:
      "Questa voce è cambiata dopo che è stata aperta qui: in un'altra scheda, o per mano di un'altra persona. «Annulla» lascia tutto com'è: si possono copiare i propri testi e ricaricare la pagina. Se si salva adesso, l'altra modifica non vale più.",
    overwriteLabel: "Salva sopra quella modifica",
  };
}
