/** Whether a commit is online, by what the site says of itself. */

import type { Version as Online } from "../../gatsby/publish/version";
import type { Settings } from "../settings";
import { show } from "./message";
import type { Publication, Repository } from "./repository";

const every = 5_000;
/** Once it is known to have failed, or to take longer than any workflow: a colleague may still mend it. */
const afterwards = 30_000;
/** A workflow takes two to six minutes. */
const patience = 20 * 60_000;

const time = (date: string) =>
  new Date(date).toLocaleTimeString("it-IT", { hour: "2-digit", minute: "2-digit" });

const bad: Readonly<Partial<Record<Publication, string>>> = {
  failed:
    "Salvato, ma non pubblicato: il controllo nel repository non è passato, e il sito resta com'era. Gli errori stanno accanto al salvataggio, nelle pagine del repository.",
  cancelled: "Salvato, ma la pubblicazione è stata annullata: il sito resta com'era.",
};
const tooLong = "Salvato, ma non pubblicato dopo 20 minuti: avvisare chi cura il sito.";

let followed = "";

/** Shows how far a commit is on its way to the site, until it is online; a later call takes the place of an earlier one. */
export async function follow(commit: string, { siteUrl }: Settings, repository: Repository): Promise<void> {
  followed = commit;
  const begun = Date.now();

  /** What the site says of itself; undefined where it does not answer. */
  const site = async (): Promise<Online | undefined> => {
    const response = await fetch(`${siteUrl}/versione.json`, { cache: "no-store" }).catch(() => undefined);
    return response?.ok ? response.json().catch(() => undefined) : undefined;
  };

  /** @returns how long until it is worth another look, in ms; undefined when there is nothing more to wait for */
  async function look(): Promise<number | undefined> {
    const [online, commits] = await Promise.all([site(), repository.versions()]);
    const newest = commits.map(({ commit: name }) => name);
    // Online is this commit or one that came after it.
    const place = newest.indexOf(online?.commit ?? "");
    if (online && place >= 0 && place <= newest.indexOf(commit)) {
      show("publication", `Sito aggiornato alle ${time(online.built)}`);
      return undefined;
    }
    // Whoever has saved since publishes this commit, too.
    const publication = await repository.publicationOf(newest[0] ?? commit);
    const isLate = Date.now() - begun > patience;
    const wrong = bad[publication] ?? (isLate ? tooLong : undefined);
    if (wrong !== undefined) show("publication", wrong, true);
    else if (!online) show("publication", "Salvato; il sito non risponde: non si sa se è aggiornato.");
    else if (publication === "unknown")
      show("publication", "Salvato; questo accesso non può vedere se la pubblicazione riesce.");
    else show("publication", "Salvato, in pubblicazione…");
    return wrong === undefined ? every : afterwards;
  }

  while (followed === commit) {
    const wait = await look().catch(() => {
      show("publication", "Salvato; il repository non risponde: non si sa se il sito è aggiornato.");
      return every;
    });
    if (wait === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
