/** The editor's page: what stands around the CMS, then the CMS itself. The same in both places (../server.ts). */
import type * as Cms from "@sveltia/cms";
import { formatForForm } from "../../content-check/format-report";
import { kindOf, slugOf } from "../../content-model/kinds";
import { linkTargets } from "../../content-model/routes";
import { editorConfig, signedOutAddress } from "../config";
import type { Settings } from "../settings";
import { checkNow, entriesOf } from "./check";
import { lookAtChosenFiles } from "./chosen-files";
import { guarded } from "./gate";
import { show, tell } from "./message";
import { follow } from "./publication";
import { openRepository } from "./repository";
import { openEntry, showRemoved, showVersions } from "./versions";

const preferences = "sveltia-cms.prefs";
const account = "sveltia-cms.user";

const send = window.fetch.bind(window);
const settings = (await (await send("/settings.json")).json()) as Settings;

type Stored = Record<string, unknown>;
/** @throws where the browser keeps nothing for this page */
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "{}") as Stored;

/** Italian whatever the browser's language, unless another was chosen; Escape loses nothing; at our desk nobody signs in. */
function prepare(): void {
  const chosen = stored(preferences);
  if (chosen.locale === undefined || chosen.locale === "auto") chosen.locale = "it";
  chosen.closeWithEscape ??= false;
  localStorage.setItem(preferences, JSON.stringify(chosen));
  if (settings.isLocal)
    localStorage.setItem(account, JSON.stringify({ backendName: "gitea", token: "redazione" }));
}

let authorization = "";
const repository = openRepository(settings, send, () => authorization);

const saved = (commit: string) => {
  if (settings.isLocal)
    show("publication", "Salvato su questo computer: in linea va con la prossima pubblicazione");
  else void follow(commit, settings, repository);
};

/** What is to be known before anything is saved. */
async function greet(): Promise<void> {
  show("check", "Controllo dei contenuti…");
  const { report, isOutdated, hasContent } = await checkNow(repository, settings);
  const isWrong = report.errors > 0 || !hasContent;
  show("check", isWrong ? "Contenuti da correggere" : "Contenuti in ordine", isWrong);
  if (!hasContent)
    return tell("Nel repository non c'è la cartella content: non è quello del sito, o il ramo è un altro.");
  if (isOutdated)
    tell(
      "La redazione è di un'altra versione del sito: alcuni campi possono mancare, o non andare più bene. Prima di salvare, avvisare chi cura il sito: deve pubblicarla di nuovo.",
    );
  // A file that cannot be read is in no list: nobody would know why.
  else if (isWrong) {
    const errors = report.problems.filter(({ severity }) => severity === "error");
    tell(`Nei contenuti ci sono errori:\n\n${formatForForm(errors)}`);
  }
  const [newest] = settings.isLocal ? [] : await repository.versions();
  if (newest) void follow(newest.commit, settings, repository);
}

window.fetch = guarded(settings, repository, send, {
  signedIn: (header) => {
    const isFirst = authorization !== header;
    authorization = header;
    if (isFirst) void greet().catch((error: Error) => show("check", error.message, true));
  },
  saved,
});

/** Names of the entries as they are now, where somebody is signed in already; else as they were at the build. */
async function entries(): Promise<readonly string[]> {
  const { token } = stored(account);
  if (typeof token !== "string") return settings.entries;
  const asUser = openRepository(settings, send, () => `token ${token}`);
  return asUser.list().then(entriesOf, () => settings.entries);
}

const versions = document.querySelector("#redazione-open-versions") as HTMLButtonElement;
const removed = document.querySelector("#redazione-open-removed") as HTMLButtonElement;
function followAddress(): void {
  versions.hidden = openEntry(location.hash) === undefined;
  // On this computer git alone knows what was removed.
  removed.hidden = settings.isLocal || !/^#\/collections\/[\w-]+$/u.test(location.hash);
}
// The CMS also moves without a new hash being told; older browsers learn of those moves with the next one.
window.addEventListener("hashchange", followAddress);
(window as { navigation?: EventTarget }).navigation?.addEventListener("currententrychange", followAddress);
followAddress();
versions.addEventListener("click", () => {
  const path = openEntry(location.hash);
  if (path !== undefined) void showVersions(path, { repository, saved });
});
removed.addEventListener("click", () => void showRemoved({ repository, saved }));

/** Nothing of the repository stays in the browser of whoever has signed out: drafts and copies of files. */
async function forgetRepository(): Promise<void> {
  history.replaceState(null, "", "/");
  const chosen = localStorage.getItem(preferences);
  localStorage.clear();
  if (chosen !== null) localStorage.setItem(preferences, chosen);
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

/** The CMS keeps a draft; to be offered it again is no reason to lose one's place. */
window.addEventListener("beforeunload", (event) => {
  const isSave = (button: HTMLButtonElement) => button.textContent?.trim() === "Salva" && !button.disabled;
  if ([...document.querySelectorAll("button")].some(isSave)) event.preventDefault();
});

lookAtChosenFiles();

/** Folded items of a list open on a press anywhere on them; the CMS itself opens them by a small arrow. */
document.addEventListener("click", ({ target }) => {
  const folded = target instanceof Element ? target.closest(".item-body > .summary") : null;
  const arrow = folded?.closest("[role=group]")?.querySelector('[aria-controls][aria-expanded="false"]');
  if (arrow instanceof HTMLElement) arrow.click();
});

async function start(): Promise<void> {
  if (location.pathname + location.search === signedOutAddress) await forgetRepository();
  prepare();
  const names = await entries();
  const slugsOf = (kind: string) => names.filter((name) => kindOf(name)?.name === kind).map(slugOf);
  const cms = "/cms/sveltia-cms.mjs";
  const preview = "/preview.js";
  const [api, { registerPreviews }] = (await Promise.all([import(cms), import(preview)])) as [
    typeof Cms,
    typeof import("../preview/preview"),
  ];
  registerPreviews(api.registerPreviewTemplate);
  const config = editorConfig({ ...settings, linkTargets: linkTargets(slugsOf) });
  // The CMS checks a configuration against its schema only where nothing is `undefined`.
  api.init({ config: JSON.parse(JSON.stringify(config)) as Cms.CmsConfig });
}

await start().catch((error: unknown) => {
  tell(
    error instanceof DOMException
      ? "Il browser non permette a questa pagina di conservare dati: senza, non si può entrare né tenere una bozza. Permettere i dati dei siti per questo indirizzo, o usare una finestra normale."
      : `La redazione non si apre: ${error instanceof Error ? error.message : error}. Ricaricare la pagina; se non basta, avvisare chi cura il sito.`,
  );
});
