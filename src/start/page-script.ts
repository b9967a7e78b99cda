/**
 * The only script inside a page, bundled by gatsby/bundle/scripts.ts: the same on every page, so that one hash in the
 * Content-Security-Policy allows it. Its element's attributes hold the values that differ (gatsby/publish/early-resources.ts).
 * Loads React when something that React owns (`data-react`) is pressed, typed in or focused.
 */
import { chooseRequestedService, keepText, storedDraft } from "../forms/prefill";
import { startBehaviours } from "./behaviours";
import { queueClicks } from "./click-queue";
import { addToHead, applicationLoader } from "./load-application";
import { pictureScript, releasePictures } from "./pictures";
import { reloads } from "./reload";

declare global {
  interface Window {
    /** Variables that Gatsby's application expects, and would print itself as scripts that differ on every page, or build. */
    pagePath?: string;
    ___webpackCompilationHash?: string;
  }
}

const { dataset } = document.currentScript as HTMLScriptElement;

window.pagePath = dataset.path;
window.___webpackCompilationHash = dataset.build;

releasePictures();
startBehaviours();

// Where it has failed twice (src/start/error-boundary.tsx), the page is left without the application.
const isWithout = reloads() > 1;
const { load, isLive } = applicationLoader(isWithout ? {} : dataset, () => giveUp());

let viewer: Promise<typeof import("../lightbox/lightbox")> | undefined;
let attempts = 0;
function loadViewer() {
  const [script, href = ""] = dataset.lightbox?.split(" ") ?? [];
  // Browsers keep the failure of a module under its address.
  const module = () => import(`${script}#${attempts++}`);
  viewer ??= Promise.all([module(), addToHead("link", { rel: "stylesheet", href })]).then(
    ([loaded]) => loaded,
  );
  viewer.catch(() => {
    viewer = undefined;
  });
  return viewer;
}

const controls = "[data-react] :is(button, input, select, textarea, path)";
const giveUp = queueClicks([...(isWithout ? [] : [{ controls, load }]), pictureScript(loadViewer)], isLive);
if (isWithout) document.documentElement.dataset.scripts = "missing";

const onAct = ({ target, type }: Pick<Event, "target" | "type">) => {
  if (isLive() || !(target instanceof Element) || !target.closest("[data-react]")) return;
  const form = target.closest("form");
  if (form) keepText(form);
  // A link in a carousel has the focus, too, when a mouse presses it.
  if (type === "input" || target.matches(":focus-visible")) load();
};
for (const type of ["focusin", "input"]) addEventListener(type, onAct);
// A field may have had the focus before this script ran.
onAct({ target: document.activeElement, type: "focusin" });

// An address may hold the state of a part that React owns: #sezione=38,64,93.
if (location.hash.includes("=")) load();

for (const form of document.forms) {
  if (storedDraft(form.id)) load();
  else chooseRequestedService(form);
}
