/** The line that says whether the last save is online, by what the site says of itself. */
import type { Version as Online } from "../../gatsby/publish/version";
import type { Settings } from "../settings";
import { show } from "./message";
import type { Repository } from "./repository";

const every = 5_000;
/** A publication takes two to six minutes. */
const patience = 20 * 60_000;

const time = (date: string) =>
  new Date(date).toLocaleTimeString("it-IT", { hour: "2-digit", minute: "2-digit" });

const refused =
  "Rifiutato: salvato, ma non pubblicato. Il controllo non è passato, e il sito resta com'era. Gli errori, con la voce e il rimedio, stanno accanto al salvataggio nelle pagine del repository.";
const tooLong = "Salvato, ma non in linea dopo 20 minuti: avvisare chi cura il sito.";

let following = 0;

/** Clears the line, and ends what is being followed. */
export function forget(): void {
  following += 1;
  show("publication", "");
}

/** Follows the newest commit until it is online; a later call takes the place of an earlier one. */
export async function follow({ siteUrl }: Settings, repository: Repository): Promise<void> {
  forget();
  const mine = following;
  const begun = Date.now();
  const say = (text: string, isWrong = false) => mine === following && show("publication", text, isWrong);

  /** @returns whether there is nothing more to wait for */
  async function look(): Promise<boolean> {
    const answer = await fetch(`${siteUrl}/versione.json`, { cache: "no-store" }).catch(() => undefined);
    const online: Online | undefined = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    const [newest] = await repository.versions();
    if (online && online.commit === newest?.commit) say(`In linea dalle ${time(online.built)}`);
    else if (newest && (await repository.publicationOf(newest.commit)) === "failed") say(refused, true);
    else if (Date.now() - begun > patience) say(tooLong, true);
    else {
      say(
        online ? "Salvato, in pubblicazione…" : "Salvato; il sito non risponde: non si sa se è aggiornato.",
      );
      return false;
    }
    return true;
  }

  for (let isOver = false; !isOver && mine === following; ) {
    isOver = await look().catch(() => {
      say("Salvato; il repository non risponde: non si sa se il sito è aggiornato.");
      return false;
    });
    if (!isOver) await new Promise((resolve) => setTimeout(resolve, every));
  }
}
