/** The editor's page: our line and dialogs around the CMS, then the CMS itself, on this computer and online. */
import type * as Cms from "@sveltia/cms";
import { formatForForm } from "../../content-check/format-report";
import { kindOf, kinds, slugOf } from "../../content-model/kinds";
import { linkTargets } from "../../content-model/routes";
import { editorConfig, signedOutAddress } from "../config";
import type { ContentIndex } from "../content-index";
import type { Settings } from "../settings";
import { checkNow } from "./check";
import { lookAtChosenPictures } from "./chosen-pictures";
import { registerHooks } from "./hook";
import { ask, show, tell } from "./message";
import { follow, forget } from "./publication";
import { openRepository, type Repository } from "./repository";
import { openEntry, showRemoved, showVersions } from "./undo";

const preferences = "sveltia-cms.prefs";
type Stored = Record<string, unknown>;
/** @throws where the browser keeps nothing for this page */
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "{}") as Stored;

const read = async (name: string) => (await fetch(`/redazione/${name}`, { cache: "no-store" })).json();

/** Italian whatever the browser's language, unless another was chosen; Escape loses nothing. */
function prepare(): void {
  const chosen = stored(preferences);
  if (chosen.locale === undefined || chosen.locale === "auto") chosen.locale = "it";
  chosen.closeWithEscape ??= false;
  localStorage.setItem(preferences, JSON.stringify(chosen));
}

/** Nothing of the repository stays in the browser after somebody has signed out: drafts and copies of files. */
async function forgetRepository(): Promise<void> {
  history.replaceState(null, "", "/redazione/");
  const chosen = localStorage.getItem(preferences);
  localStorage.clear();
  if (chosen !== null) localStorage.setItem(preferences, chosen);
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

/** Says how the content stands before anything is saved. */
async function greet(index: ContentIndex): Promise<void> {
  const { errors, problems } = await checkNow(index);
  show("check", errors > 0 ? "Contenuti da correggere" : "Contenuti in ordine", errors > 0);
  // The CMS has no file in its lists that cannot be read: nobody would know why.
  if (errors > 0)
    tell(
      `Nei contenuti ci sono errori:\n\n${formatForForm(problems.filter(({ severity }) => severity === "error"))}`,
    );
}

const onThisComputer =
  "Su questo computer le versioni precedenti e le voci tolte le conserva git, e solo quelle di cui qualcuno ha fatto un commit: ciò che è stato salvato dopo non si può riportare. Chi cura il sito le ritrova con «git log» e «git restore». Nella redazione pubblicata si riportano con un pulsante.";

/** The index with entries that others have added or removed since it was made. */
async function freshened(index: ContentIndex, repository: Repository): Promise<ContentIndex> {
  const texts = { ...index.texts };
  const folders = kinds.flatMap((kind) => ("folder" in kind ? [kind.folder] : []));
  const listed = await Promise.all(folders.map((folder) => repository.filesIn(`content/${folder}`)));
  const names = new Set(listed.flat().map((path) => path.slice("content/".length)));
  for (const name of Object.keys(texts)) if (kindOf(name)?.folder && !names.has(name)) delete texts[name];
  for (const name of names)
    if (kindOf(name) && !(name in texts)) texts[name] = await repository.at(`content/${name}`);
  return { ...index, texts };
}

let isModelKnown = false;

/** Says once that the editor was made from other forms of content than the repository has now. */
async function compareModel({ model }: Settings, repository: Repository): Promise<void> {
  if (isModelKnown) return;
  isModelKnown = true;
  if ((await repository.model()) !== model)
    await ask(
      "La redazione è di un'altra versione del sito: alcuni campi possono mancare, o non andare più bene. Avvisare chi cura il sito: deve pubblicarla di nuovo.",
    );
}

/** Path of the entry that was saved last: the CMS opens it once more on its way back to the list. */
let lastSaved = "";

/** Buttons for undo, where there is something to undo. */
function offerUndo(settings: Settings, repository: Repository, current: () => Promise<ContentIndex>): void {
  const versions = document.querySelector("#redazione-open-versions") as HTMLButtonElement;
  const removed = document.querySelector("#redazione-open-removed") as HTMLButtonElement;
  const listed = () => /^#\/collections\/([\w-]+)$/u.exec(location.hash)?.[1];
  const onMove = () => {
    versions.hidden = openEntry(location.hash) === undefined;
    removed.hidden = listed() === undefined;
    if (!removed.hidden) lastSaved = "";
    if (!versions.hidden && openEntry(location.hash) !== lastSaved) forget();
  };
  // The CMS also moves without a new hash being told; older browsers learn of those moves with the next one.
  window.addEventListener("hashchange", onMove);
  (window as { navigation?: EventTarget }).navigation?.addEventListener("currententrychange", onMove);
  onMove();
  const offer = (button: HTMLButtonElement, open: () => unknown) =>
    button.addEventListener("click", () => void (settings.isLocal ? tell(onThisComputer) : open()));
  offer(versions, () => showVersions(openEntry(location.hash) ?? "", { repository, current }));
  offer(removed, () => showRemoved(listed() ?? "", { repository, current }));
}

async function start(): Promise<void> {
  if (location.pathname + location.search === signedOutAddress) await forgetRepository();
  prepare();
  const [settings, index] = (await Promise.all([read("settings.json"), read("content.json")])) as [
    Settings,
    ContentIndex,
  ];
  const names = Object.keys(index.texts);
  const slugsOf = (kind: string) => names.filter((name) => kindOf(name)?.name === kind).map(slugOf);
  const [cms, preview] = ["/redazione/cms/sveltia-cms.mjs", "/redazione/preview.js"];
  const [api, { registerPreviews }] = (await Promise.all([import(cms), import(preview)])) as [
    typeof Cms,
    typeof import("../preview/preview"),
  ];
  registerPreviews(api.registerPreviewTemplate);
  lookAtChosenPictures();
  const repository = openRepository(settings, () => stored("sveltia-cms.user").token as string);
  const current = async (): Promise<ContentIndex> => {
    if (settings.isLocal) return read("content.json");
    await compareModel(settings, repository);
    return freshened(index, repository);
  };
  offerUndo(settings, repository, current);
  registerHooks(api, current, (path, text) => {
    lastSaved = path;
    index.texts[path.slice("content/".length)] = text;
    if (settings.isLocal)
      show("publication", "Salvato su questo computer: in linea va con la prossima pubblicazione");
    else void follow(settings, repository);
  });
  void greet(index);
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
