/**
 * Inlined in every page, with one hash in the CSP: pages differ in its attributes alone
 * (gatsby/publish/finish-pages.ts). Loads React when a control inside `data-react` is used.
 */
import { chooseRequestedService, keepText, storedDraft } from "../forms/prefill";
import { closest } from "../lib/closest";
import { startBehaviours } from "./behaviours";
import { holdPresses } from "./held-press";
import { addToHead, applicationLoader } from "./load-application";
import { pictureScript, releasePictures } from "./pictures";
import { reloads } from "./reload";

declare global {
  interface Window {
    /** Gatsby's own: it would print them in scripts that differ by page and build. */
    pagePath?: string;
    ___webpackCompilationHash?: string;
  }
}

const { dataset } = document.currentScript as HTMLScriptElement;

window.pagePath = dataset.path;
window.___webpackCompilationHash = dataset.build;

releasePictures();
startBehaviours();

// React has failed twice on this page (src/start/error-boundary.tsx): it is not loaded again.
const hasFailed = reloads() > 1;
const { load, isHydrated } = applicationLoader((!hasFailed && dataset.files) || "", () => giveUp());

let viewer: Promise<typeof import("../lightbox/lightbox")> | undefined;
let attempts = 0;
function loadViewer() {
  const [script, href = ""] = dataset.lightbox?.split(" ") ?? [];
  // New fragment each time: browsers keep a module's failure by address.
  const module = () => import(`${script}#${attempts++}`);
  viewer ??= Promise.all([module(), addToHead("link", { rel: "stylesheet", href })]).then(
    ([loaded]) => loaded,
  );
  viewer.catch(() => {
    viewer = undefined;
  });
  return viewer;
}

const reactScript = { controls: "[data-react] :is(button, input, select, textarea, path)", load };
const giveUp = holdPresses([...(hasFailed ? [] : [reactScript]), pictureScript(loadViewer)], isHydrated);
if (hasFailed) document.documentElement.dataset.scripts = "failed";

const onAct = ({ target, type }: Pick<Event, "target" | "type">) => {
  if (isHydrated() || !closest(target, "[data-react]")) return;
  const form = closest(target, "form");
  if (form instanceof HTMLFormElement) keepText(form);
  // Only visible focus: a mouse press focuses carousel links.
  if (type === "input" || closest(target, ":focus-visible") === target) load();
};
for (const type of ["focusin", "input"]) addEventListener(type, onAct);
// A field may have been focused before this script ran.
onAct({ target: document.activeElement, type: "focusin" });

// State of a part that React owns: #sezione=38,64,93.
if (location.hash.includes("=")) load();

for (const form of document.forms) {
  if (storedDraft(form.id)) load();
  else chooseRequestedService(form);
}
