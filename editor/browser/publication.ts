import type { Version as Online } from "../../gatsby/publish/version";
import type { Settings } from "../settings";
import { show } from "./message";
import type { Repository } from "./repository";

const refused =
  "Rifiutato: salvato, ma non pubblicato. Il controllo non è passato, e il sito resta com'era. Gli errori, con la voce e il rimedio, stanno accanto al salvataggio nelle pagine del repository.";
const late = "Salvato, ma non in linea dopo 20 minuti: avvisare chi cura il sito.";

let run = 0;

export function stopWatching(): void {
  run += 1;
  show("");
}

type State = { text: string; isOver?: boolean; isWrong?: boolean };
const silent = "Salvato; il repository non risponde: non si sa se il sito è aggiornato.";
async function stateOf({ siteUrl }: Settings, repository: Repository): Promise<State> {
  const answer = await fetch(`${siteUrl}/versione.json`, { cache: "no-store" }).catch(() => undefined);
  const online: Online | undefined = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const [newest] = await repository.versions();
  if (online && online.commit === newest?.commit) {
    const time = new Date(online.built).toLocaleTimeString("it-IT", { timeStyle: "short" });
    return { text: `In linea dalle ${time}`, isOver: true };
  }
  if (newest && (await repository.isRefused(newest.commit)))
    return { text: refused, isOver: true, isWrong: true };
  return {
    text: online ? "Salvato, in pubblicazione…" : "Salvato; il sito non risponde: non si sa se è aggiornato.",
  };
}

/** Follows the newest commit until it is online, refused or late; a later call replaces it. */
export async function watchPublication(settings: Settings, repository: Repository): Promise<void> {
  stopWatching();
  const mine = run;
  for (let seconds = 0; ; seconds += 5) {
    let state = await stateOf(settings, repository).catch((): State => ({ text: silent }));
    if (!state.isOver && seconds > 20 * 60) state = { text: late, isOver: true, isWrong: true };
    if (mine !== run) return;
    show(state.text, state.isWrong);
    if (state.isOver) return;
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
}
