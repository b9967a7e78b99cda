import type * as Cms from "@sveltia/cms";
import { formatForForm } from "../../content-check/format-report";
import { checkSource } from "../../content-check/source";
import { kindOf } from "../../content-model/kinds";
import { editorConfig, signedOutAddress } from "../config";
import { type ContentIndex, sourceOf } from "../content-index";
import type { Settings } from "../settings";
import { measurePictures } from "./check";
import { readDocuments } from "./documents";
import { registerHooks } from "./hook";
import { registerLinkField } from "./link-field";
import { ask, show, tell } from "./message";
import "./page.css";
import { stopWatching, watchPublication } from "./publication";
import { renameOnThisComputer, showRename } from "./rename";
import { openRepository, type Repository } from "./repository";
import { type Context, opened, showRemoved, showVersions } from "./undo";

const preferences = "sveltia-cms.prefs";
/** @throws DOMException if storage is blocked */
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;

async function read<Answer>(name: string): Promise<Answer> {
  return (await fetch(`/redazione/${name}`, { cache: "no-store" })).json();
}

/** Sets the CMS to Italian in any browser, unless another language was chosen; Escape does not close forms. */
function prepare(): void {
  const { locale, ...others } = stored(preferences);
  const chosen = { closeWithEscape: false, ...others, locale: !locale || locale === "auto" ? "it" : locale };
  localStorage.setItem(preferences, JSON.stringify(chosen));
}

async function forgetRepository(): Promise<void> {
  history.replaceState(null, "", "/redazione/");
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

/** Reports existing errors: the CMS silently omits files that it cannot read. */
async function greet(index: ContentIndex): Promise<void> {
  const { problems } = await checkSource(sourceOf(index));
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) tell(`Nei contenuti ci sono errori:\n\n${formatForForm(errors)}`);
}

const onThisComputer =
  "Su questo computer le versioni precedenti e le voci tolte le conserva git, e solo quelle di cui qualcuno ha fatto un commit: ciò che è stato salvato dopo non si può riportare. Chi cura il sito le ritrova con «git log» e «git restore». Nella redazione pubblicata si riportano con un pulsante.";
const otherModel =
  "La redazione è di un'altra versione del sito: alcuni campi possono mancare, o non andare più bene. Avvisare chi cura il sito: deve pubblicarla di nuovo.";

/** The built content, with entries that others have added or removed since. */
async function currentContent(settings: Settings, index: ContentIndex, repository: Repository) {
  if (settings.isLocal) return read<ContentIndex>("content.json");
  const { model, names, statics } = await repository.tree();
  if (settings.model !== model) await ask(otherModel);
  settings.model = model;
  const texts: ContentIndex["texts"] = {};
  for (const name of names)
    if (kindOf(name)) texts[name] = index.texts[name] ?? (await repository.at(`content/${name}`));
  const added = Object.fromEntries(statics.map((name) => [name, {}]));
  return { ...index, texts, staticFiles: { ...added, ...index.staticFiles } };
}

/** Path of the last saved entry: the CMS reopens it on the way back to the list. */
let lastSaved: string | undefined;

function offerUndo({ isLocal }: Settings, context: Context): void {
  const versions = document.querySelector("#redazione-open-versions") as HTMLButtonElement;
  const rename = document.querySelector("#redazione-open-rename") as HTMLButtonElement;
  const removed = document.querySelector("#redazione-open-removed") as HTMLButtonElement;
  const onMove = () => {
    const { entry, folder } = opened();
    versions.hidden = entry === undefined;
    rename.hidden = kindOf(entry ?? "")?.folder === undefined;
    removed.hidden = folder === undefined;
    if (folder) lastSaved = undefined;
    else if (entry !== undefined && entry !== lastSaved) stopWatching();
  };
  // Some moves of the CMS fire no `hashchange`; older browsers catch up at the next one.
  window.addEventListener("hashchange", onMove);
  (window as { navigation?: EventTarget }).navigation?.addEventListener("currententrychange", onMove);
  onMove();
  const offer = (button: HTMLButtonElement, open: () => unknown, here = onThisComputer) =>
    button.addEventListener("click", () => void (isLocal ? tell(here) : open()));
  offer(versions, () => showVersions(opened().entry ?? "", context));
  offer(rename, () => showRename(opened().entry ?? "", context), renameOnThisComputer);
  offer(removed, () => showRemoved(opened().folder ?? "", context));
}

async function start(): Promise<void> {
  if (location.pathname + location.search === signedOutAddress) await forgetRepository();
  prepare();
  const given = await read<Settings>("settings.json");
  const settings = { ...given, siteUrl: given.siteUrl || location.origin };
  const index = await read<ContentIndex>("content.json");
  const cms = await import("@sveltia/cms");
  // Import by address: a static one would add the site's styles to this page.
  const script = "/redazione/preview.js";
  const preview: typeof import("../preview/preview") = await import(script);
  preview.registerPreviews(cms, index);
  measurePictures();
  readDocuments();
  const repository = openRepository(settings, () => stored("sveltia-cms.user").token);
  const current = () => currentContent(settings, index, repository);
  offerUndo(settings, { repository, current });
  registerLinkField(cms, Object.keys(index.texts), async () =>
    settings.isLocal ? Object.keys((await current()).texts) : (await repository.tree()).names,
  );
  registerHooks(cms, current, (name, text) => {
    lastSaved = name;
    index.texts[name] = text;
    if (settings.isLocal) show("Salvato su questo computer: in linea va con la prossima pubblicazione");
    else void watchPublication(settings, repository);
  });
  void greet(index);
  const config = editorConfig(settings);
  // Removes every `undefined`: with one, the CMS skips the check against its schema.
  cms.init({ config: JSON.parse(JSON.stringify(config)) as Cms.CmsConfig });
}

await start().catch((error: Error) => {
  tell(
    error instanceof DOMException
      ? "Il browser non permette a questa pagina di conservare dati: senza, non si può entrare né tenere una bozza. Permettere i dati dei siti per questo indirizzo, o usare una finestra normale."
      : `La redazione non si apre: ${error.message}. Ricaricare la pagina; se non basta, avvisare chi cura il sito.`,
  );
});
