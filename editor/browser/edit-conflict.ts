/**
 * Finds changes that others made to an entry since its form was opened, by a fingerprint of the text that the form
 * began from. The CMS alone misses changes by another tab, which shares its cache, changes on the disk, and changes
 * made while it kept a form unsaved.
 */

/** Key of the fingerprint in a form's data: forms that the CMS keeps unsaved include it, and `fileText` drops it. */
export const fingerprintKey = "__sc_began";
export type Fingerprint = string | undefined;

/** Ignores the JSON's format, and `order`, which the CMS also changes in neighbouring entries. */
function contentOf(text: string): string {
  try {
    return JSON.stringify({ ...JSON.parse(text), order: undefined });
  } catch {
    // Text that is no JSON: it differs from every text that a form can begin from.
    return text;
  }
}

export async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(contentOf(text)));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/**
 * Fingerprint that the form of each text written by this tab began from, by the fingerprint of the text. After
 * writing, a form keeps the old one, because the CMS does not read the file again.
 */
const baseByFingerprint = new Map<string, Fingerprint>();

export async function rememberText(base: Fingerprint, text: string): Promise<void> {
  baseByFingerprint.set(await fingerprint(text), base);
}

/**
 * `base`: fingerprint of the text that the form began from; `current`: the text in the repository or on the disk, if
 * there is one; `text`: the text to save.
 */
type Form = { base: Fingerprint; isNew: boolean; current: string | undefined; text: string };
/** `overwriteLabel`: label of the button that saves nevertheless; without a label, saving is impossible. */
type Conflict = { message: string; overwriteLabel?: string };

/** @returns the conflict with what others did to the entry since its form was opened */
export async function findConflict({ base, isNew, current, text }: Form): Promise<Conflict | undefined> {
  if (current === undefined) {
    const message =
      "Questa voce è stata tolta nel frattempo. Se si salva adesso, viene creata di nuovo; «Annulla» lascia tutto com'è.";
    return isNew ? undefined : { message, overwriteLabel: "Crea di nuovo" };
  }
  const currentFingerprint = await fingerprint(current);
  if (baseByFingerprint.has(currentFingerprint) && baseByFingerprint.get(currentFingerprint) === base)
    return undefined;
  if (isNew)
    return {
      message:
        "Nel frattempo è stata creata un'altra voce con questo nome di file: cambiarlo con «Cambia il nome del file».",
    };
  // A save may have succeeded although the browser was closed before the answer.
  if (currentFingerprint === base || currentFingerprint === (await fingerprint(text))) return undefined;
  return {
    message:
      "Questa voce è cambiata dopo che è stata aperta qui: in un'altra scheda, o per mano di un'altra persona. «Annulla» lascia tutto com'è: si possono copiare i propri testi e ricaricare la pagina. Se si salva adesso, l'altra modifica non vale più.",
    overwriteLabel: "Salva sopra quella modifica",
  };
}
