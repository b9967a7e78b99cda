/**
 * The editor's page: starts the CMS with forms, hooks and preview, adds buttons of its own for what the CMS does not
 * offer (versions, removed entries, renaming), and tells whether the last save is online.
 */
import type * as Cms from "@sveltia/cms";
import { kindOf } from "../../content-model/kinds";
import { editorPath } from "../../content-model/routes";
import { editorConfig, signedOutUrl } from "../config";
import type { ContentSnapshot } from "../content-snapshot";
import type { Settings } from "../settings";
import { cmsLocation } from "./cms-location";
import { type ContentStore, fetchJson, openContentStore, reportErrors } from "./content-store";
import { registerHooks } from "./hook";
import { watchInput } from "./input";
import { registerLinkField } from "./link-field";
import { ask, showStatus, tell, toggleStatus } from "./message";
import "./page.css";
import { watchPublication } from "./publication";
import { rename } from "./rename";
import { openRepository, type Repository } from "./repository";
import { unsavedTitlesIn } from "./unsaved-forms";
import { showRemoved, showVersions } from "./versions";
import { interceptWrites } from "./writes";

const preferencesKey = "sveltia-cms.prefs";
/** @throws DOMException if storage is blocked */
const readStored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;

/** Sets the CMS to Italian in any browser, unless another language was chosen; Escape does not close forms. */
function setPreferences(): void {
  const { locale, ...others } = readStored(preferencesKey);
  const prefs = { closeWithEscape: false, ...others, locale: !locale || locale === "auto" ? "it" : locale };
  localStorage.setItem(preferencesKey, JSON.stringify(prefs));
}

/** Forgets the token at once, but unsaved changes only after a question. */
async function forgetRepository(): Promise<void> {
  history.replaceState(null, "", `${editorPath}/`);
  localStorage.clear();
  const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const unsaved = (await Promise.all(databases.map(unsavedTitlesIn))).flat();
  const message = `Su questo computer resta ciò che non è stato salvato: ${unsaved.join(", ")}. Con «Annulla» la redazione lo offre al prossimo accesso; se si cancella va perso.`;
  if (unsaved.length > 0 && !(await ask({ message, acceptLabel: "Cancella", isRisky: true }))) return;
  for (const name of databases) indexedDB.deleteDatabase(name);
}

/**
 * Calls `act` now and on each navigation of the CMS. Navigations by `history.pushState` fire no `hashchange`: browsers
 * without the Navigation API (https://developer.mozilla.org/docs/Web/API/Navigation_API) call `act` at the next one.
 */
function onNavigation(act: () => void): void {
  window.addEventListener("hashchange", act);
  (window as { navigation?: EventTarget }).navigation?.addEventListener("currententrychange", act);
  act();
}

const localVersionsMessage =
  "Su questo computer le versioni precedenti e le voci tolte le conserva git, e solo quelle di cui qualcuno ha fatto un commit: ciò che è stato salvato dopo non si può riportare. Chi cura il sito le ritrova con «git log» e «git restore». Nella redazione pubblicata si riportano con un pulsante.";
const localRenameMessage =
  "Su questo computer l'indirizzo si cambia nella cartella del progetto:\n1. dare al file della voce, in content/, un altro nome;\n2. nella voce, aggiungere l'indirizzo di prima agli «Indirizzi di prima» e, in un servizio senza «Valore nei moduli», scrivervi il nome di prima;\n3. eseguire «npm run check:content», che elenca le voci e i menu che lo nominano ancora, e correggerli.\nNella redazione pubblicata lo fa questo pulsante.";

function offerActions({ isLocal }: Settings, repository: Repository, store: ContentStore): void {
  const connectButton = (selector: string, localMessage: string, act: () => Promise<void>) => {
    const button = document.querySelector(selector) as HTMLButtonElement;
    button.addEventListener("click", () => {
      if (isLocal) return tell(localMessage);
      act().catch((error: Error) => tell(error.message));
    });
    return button;
  };
  const versionsButton = connectButton("#redazione-open-versions", localVersionsMessage, () =>
    showVersions(cmsLocation().entry ?? "", repository, store),
  );
  const renameButton = connectButton("#redazione-open-rename", localRenameMessage, () =>
    rename(cmsLocation().entry ?? "", repository, store),
  );
  const removedButton = connectButton("#redazione-open-removed", localVersionsMessage, () =>
    showRemoved(cmsLocation().folder ?? "", repository, store),
  );
  onNavigation(() => {
    const { entry, folder } = cmsLocation();
    versionsButton.hidden = entry === undefined;
    renameButton.hidden = kindOf(entry ?? "")?.folder === undefined;
    removedButton.hidden = folder === undefined;
    const isFormOpen = /^#\/collections\/[\w-]+\/(?:new|entries\/)/u.test(location.hash);
    toggleStatus(!isFormOpen);
  });
}

const errorsAtOpening = "Nei contenuti ci sono errori: finché restano, nulla va in linea.";
const errorsAfterSave =
  "Salvato, ma non andrà in linea finché restano questi errori. Aprire le voci nominate e correggerle:";
const savedLocallyMessage = "Salvato su questo computer: in linea va con la prossima pubblicazione";

async function reportNow(store: ContentStore, introduction: string): Promise<void> {
  // Ignores a failure: if the repository does not answer, the status line says so.
  const latest = await store.refresh().catch(() => undefined);
  if (latest) await reportErrors(latest.snapshot, introduction);
}

/** Follows the newest commit after the sign-in. Replaces `window.fetch`, by which the CMS writes (writes.ts). */
function followRepository(settings: Settings, repository: Repository, store: ContentStore): void {
  const follow = (introduction: string) => {
    void watchPublication(settings, repository);
    void reportNow(store, introduction);
  };
  interceptWrites(settings, repository, store, () => follow(errorsAfterSave));
  let hasBegun = false;
  onNavigation(() => {
    if (hasBegun || !repository.isSignedIn()) return;
    hasBegun = true;
    follow(errorsAtOpening);
  });
}

async function startEditor(): Promise<void> {
  if (location.pathname + location.search === signedOutUrl) await forgetRepository();
  setPreferences();
  const servedSettings = await fetchJson<Settings>("settings.json");
  const settings = { ...servedSettings, siteUrl: servedSettings.siteUrl || location.origin };
  const builtSnapshot = await fetchJson<ContentSnapshot>("content.json");
  const cms = await import("@sveltia/cms");
  // Imports by URL: a static import would add the site's styles to this page.
  const script = `${editorPath}/preview.js`;
  const preview: typeof import("../preview/preview") = await import(script);
  const repository = openRepository(settings, () => readStored("sveltia-cms.user").token);
  const store = openContentStore(settings, repository, builtSnapshot);
  preview.registerPreviews(cms, store.latest);
  watchInput();
  offerActions(settings, repository, store);
  registerLinkField(cms, store);
  registerHooks(cms, store, () => {
    if (!settings.isLocal) return;
    showStatus(savedLocallyMessage);
    void reportNow(store, errorsAfterSave);
  });
  if (settings.isLocal) void reportNow(store, errorsAtOpening);
  else followRepository(settings, repository, store);
  const config = editorConfig(settings);
  // Removes every `undefined`: with one, the CMS would not check the configuration against its schema.
  cms.init({ config: JSON.parse(JSON.stringify(config)) as Cms.CmsConfig });
}

await startEditor().catch((error: Error) => {
  tell(
    error instanceof DOMException
      ? "Il browser non permette a questa pagina di conservare dati, o non ha più spazio: senza, non si può entrare né riprendere ciò che non è stato salvato. Permettere i dati dei siti per questo indirizzo, usare una finestra normale, o fare spazio sul disco."
      : `La redazione non si apre: ${error.message.replace(/\.$/u, "")}. Ricaricare la pagina; se non basta, avvisare chi cura il sito.`,
  );
});
