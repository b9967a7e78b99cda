import type * as Cms from "@sveltia/cms";
import { checkSource } from "../../content-check/check-source";
import { isPicture } from "../../content-check/content";
import { formatForForm } from "../../content-check/format-report";
import { kindOf } from "../../content-model/kinds";
import { editorConfig, signedOutAddress } from "../config";
import { type ContentIndex, sourceOf } from "../content-index";
import type { Settings } from "../settings";
import { readDocuments } from "./documents";
import { draftsIn } from "./drafts";
import { holdRemovals, holdSaves } from "./held-clicks";
import { registerHooks } from "./hook";
import { watchInput } from "./input";
import { registerLinkField } from "./link-field";
import { ask, show, showLine, tell } from "./message";
import "./page.css";
import { watchPublication } from "./publication";
import { renameOnThisComputer, showRename } from "./rename";
import { blobHash, openRepository, type Repository } from "./repository";
import { type Context, opened, restoredKey, showRemoved, showVersions } from "./undo";
import { watchWrites } from "./writes";

const preferences = "sveltia-cms.prefs";
/** @throws DOMException if storage is blocked */
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;

/** @throws Error in Italian */
async function read<Answer>(name: string): Promise<Answer> {
  const response = await fetch(`/redazione/${name}`, { cache: "no-store" }).catch(() => undefined);
  if (response?.ok) return response.json();
  const fault = response ? `ha risposto con un errore (${response.status})` : "non risponde";
  throw new Error(`Il server della redazione ${fault}: ${name} non si può leggere.`);
}

/** Sets the CMS to Italian in any browser, unless another language was chosen; Escape does not close forms. */
function prepare(): void {
  const { locale, ...others } = stored(preferences);
  const chosen = { closeWithEscape: false, ...others, locale: !locale || locale === "auto" ? "it" : locale };
  localStorage.setItem(preferences, JSON.stringify(chosen));
}

/** Forgets the token at once, and what is not saved only after a question. */
async function forgetRepository(): Promise<void> {
  history.replaceState(null, "", "/redazione/");
  localStorage.clear();
  const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const unsaved = (await Promise.all(databases.map(draftsIn))).flat();
  const question = `Su questo computer resta ciò che non è stato salvato: ${unsaved.join(", ")}. Con «Annulla» la redazione lo offre al prossimo accesso; se si cancella va perso.`;
  if (unsaved.length > 0 && !(await ask(question, "Cancella", true))) return;
  for (const name of databases) indexedDB.deleteDatabase(name);
}

/** Reports existing errors: they keep every publication from happening, and the CMS omits unreadable files. */
async function reportErrors(index: ContentIndex, introduction: string): Promise<void> {
  const { problems } = await checkSource(sourceOf(index));
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) tell(`${introduction}\n\n${formatForForm(errors)}`);
}
const atOpening = "Nei contenuti ci sono errori: finché restano, nulla va in linea.";
const afterSave =
  "Salvato, ma non andrà in linea finché restano questi errori. Aprire le voci nominate e correggerle:";

const onThisComputer =
  "Su questo computer le versioni precedenti e le voci tolte le conserva git, e solo quelle di cui qualcuno ha fatto un commit: ciò che è stato salvato dopo non si può riportare. Chi cura il sito le ritrova con «git log» e «git restore». Nella redazione pubblicata si riportano con un pulsante.";
const otherModel =
  "La redazione è di un'altra versione del sito: alcuni campi possono mancare, o non andare più bene. Avvisare chi cura il sito: deve pubblicarla di nuovo.";

/** The content as it is now in the repository or on the disk. */
async function currentContent(settings: Settings, index: ContentIndex, repository: Repository) {
  if (settings.isLocal) return read<ContentIndex>("content.json");
  const { model, files, statics } = await repository.tree();
  if (settings.model !== model) await ask(otherModel);
  settings.model = model;
  const texts: ContentIndex["texts"] = {};
  const pictures: ContentIndex["pictures"] = {};
  for (const [name, hash] of Object.entries(files)) {
    // A picture newer than this page counts as large enough: the check after the save reads it.
    const format = name.endsWith(".svg") ? "svg" : "webp";
    if (isPicture(name)) pictures[name] = index.pictures[name] ?? { format, width: 1e5, height: 1e5 };
    if (!kindOf(name)) continue;
    const known = index.texts[name];
    const isSame = known !== undefined && (await blobHash(new TextEncoder().encode(known))) === hash;
    texts[name] = isSame ? known : await repository.at(`content/${name}`);
    index.texts[name] = texts[name];
  }
  const added = Object.fromEntries(statics.map((name) => [name, {}]));
  return { ...index, texts, pictures, staticFiles: { ...added, ...index.staticFiles } };
}

/** Path of the last saved entry: the CMS reopens it on the way back to the list. */
let lastSaved = sessionStorage.getItem(restoredKey) ?? undefined;
sessionStorage.removeItem(restoredKey);

const isForm = () => /^#\/collections\/[\w-]+\/(?:new|entries\/)/u.test(location.hash);

/** Calls at each move of the CMS. Some fire no `hashchange`; older browsers catch up at the next one. */
function onEachMove(act: () => void): void {
  window.addEventListener("hashchange", act);
  (window as { navigation?: EventTarget }).navigation?.addEventListener("currententrychange", act);
  act();
}

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
    showLine(!isForm() || (entry !== undefined && entry === lastSaved));
  };
  onEachMove(onMove);
  const offer = (button: HTMLButtonElement, open: () => unknown, here = onThisComputer) =>
    button.addEventListener("click", () => void (isLocal ? tell(here) : open()));
  offer(versions, () => showVersions(opened().entry ?? "", context));
  offer(rename, () => showRename(opened().entry ?? "", context), renameOnThisComputer);
  offer(removed, () => showRemoved(opened().folder ?? "", context));
}

const onDisk = "Salvato su questo computer: in linea va con la prossima pubblicazione";

/** From the first look at the content on, and again after each write. */
function followPublication(settings: Settings, repository: Repository): void {
  const watch = () => void watchPublication(settings, repository);
  watchWrites(settings, repository, watch);
  let hasBegun = false;
  onEachMove(() => {
    if (hasBegun || !repository.isOpen()) return;
    hasBegun = true;
    watch();
  });
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
  watchInput();
  readDocuments();
  holdSaves();
  const repository = openRepository(settings, () => stored("sveltia-cms.user").token);
  const current = () => currentContent(settings, index, repository);
  offerUndo(settings, { repository, current });
  registerLinkField(cms, Object.keys(index.texts), async () =>
    Object.keys(settings.isLocal ? (await current()).texts : (await repository.tree()).files),
  );
  registerHooks(cms, current, async (name, text) => {
    lastSaved = name;
    index.texts[name] = text;
    showLine(true);
    if (settings.isLocal) show(onDisk);
    const content = await current().catch(() => undefined);
    if (content) await reportErrors(content, afterSave);
  });
  if (settings.isLocal) holdRemovals();
  else followPublication(settings, repository);
  void reportErrors(index, atOpening);
  const config = editorConfig(settings);
  // Removes every `undefined`: with one, the CMS skips the check against its schema.
  cms.init({ config: JSON.parse(JSON.stringify(config)) as Cms.CmsConfig });
}

await start().catch((error: Error) => {
  tell(
    error instanceof DOMException
      ? "Il browser non permette a questa pagina di conservare dati, o non ha più spazio: senza, non si può entrare né tenere una bozza. Permettere i dati dei siti per questo indirizzo, usare una finestra normale, o fare spazio sul disco."
      : `La redazione non si apre: ${error.message.replace(/\.$/u, "")}. Ricaricare la pagina; se non basta, avvisare chi cura il sito.`,
  );
});
