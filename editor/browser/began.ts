/**
 * Knows which text a form began from. The CMS compares only what it has read itself: not what another tab
 * saved, which shares its cache, nor a file on the disk, nor a draft kept since yesterday.
 */

/** Key in the CMS's data: it stays in its drafts, and `fileText` drops it. */
export const beganKey = "__sc_began";
export type Began = string | undefined;

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

/** Texts that forms of this tab began from, by what they wrote: the CMS reads no file again after writing it. */
const written = new Map<string, Began>();

export async function rememberText(began: Began, text: string): Promise<void> {
  written.set(await fingerprint(text), began);
}

/** `now`: the text in the repository or on the disk, if there is one; `text`: the one to save. */
type Form = { began: Began; isNew: boolean; now: string | undefined; text: string };
/** Without a label for overwriting, saving is impossible. */
type Change = { message: string; overwrite?: string };

/** @returns what others did to the entry since the form was opened */
export async function changeMeanwhile({ began, isNew, now, text }: Form): Promise<Change | undefined> {
  if (now === undefined) {
    const message =
      "Questa voce è stata tolta nel frattempo. Se si salva adesso, viene creata di nuovo; «Annulla» lascia tutto com'è.";
    return isNew ? undefined : { message, overwrite: "Crea di nuovo" };
  }
  const mark = await fingerprint(now);
  if (written.has(mark) && written.get(mark) === began) return undefined;
  if (isNew)
    return {
      message:
        "Nel frattempo è stata creata un'altra voce con questo nome di file: cambiarlo con «Cambia il nome del file».",
    };
  // A save may have succeeded although the browser was closed before the answer.
  if (mark === began || mark === (await fingerprint(text))) return undefined;
  return {
    message:
      "Questa voce è cambiata dopo che è stata aperta qui: in un'altra scheda, o per mano di un'altra persona. «Annulla» lascia tutto com'è: si possono copiare i propri testi e ricaricare la pagina. Se si salva adesso, l'altra modifica non vale più.",
    overwrite: "Salva sopra quella modifica",
  };
}
