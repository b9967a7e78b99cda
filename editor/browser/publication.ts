/** Whether a commit is online, by what the site says of itself. */

import type { Version as Online } from "../../gatsby/publish/version";
import type { Settings } from "../settings";
import { show } from "./message";
import type { Repository } from "./repository";

const every = 5_000;
/** A workflow takes two to six minutes. */
const patience = 20 * 60_000;

const time = (date: string) =>
  new Date(date).toLocaleTimeString("it-IT", { hour: "2-digit", minute: "2-digit" });

let followed = "";

/** Tells where a commit stands, until it is online or there is no hope; a later call takes the place of an earlier one. */
export async function follow(commit: string, { siteUrl }: Settings, repository: Repository): Promise<void> {
  followed = commit;
  const begun = Date.now();
  /** @returns true where there is nothing more to wait for */
  async function look(): Promise<boolean> {
    const response = await fetch(`${siteUrl}/versione.json`, { cache: "no-store" });
    const online = (await response.json()) as Online;
    const newest = (await repository.versions()).map(({ commit: name }) => name);
    // Online is this commit or one that came after it.
    const place = newest.indexOf(online.commit ?? "");
    if (place >= 0 && place <= newest.indexOf(commit)) {
      show("publication", `Online dalle ${time(online.built)}`);
      return true;
    }
    if (await repository.hasFailed(commit)) {
      const why = "non pubblicato: il controllo nel repository non è passato, e il sito resta com'era.";
      show(
        "publication",
        `Salvato, ma ${why} Gli errori stanno accanto al salvataggio, nelle pagine del repository.`,
        true,
      );
      return true;
    }
    show("publication", "Salvato, in pubblicazione…");
    return false;
  }
  while (followed === commit) {
    const isDone = await look().catch(() => {
      show("publication", "Salvato; il sito non dice se è già in linea.");
      return false;
    });
    if (isDone) return;
    if (Date.now() - begun > patience) {
      show("publication", "Salvato, ma non pubblicato dopo 20 minuti: avvisare chi cura il sito.", true);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
