/**
 * The page script, the only one on every page. It starts the behaviours that need no React, and
 * loads an island or the lightbox when one of its controls is used. Every page inlines the same text, so that
 * one hash in the Content-Security-Policy allows it; what differs, the paths of the page's files, is in the
 * attributes of its `<script>` (gatsby/publish/finish-pages.ts).
 */
import { closest } from "../../lib/closest";
import { startBehaviours } from "../behaviours";
import { holdPresses } from "../held-press";
import { manageLazyPictures } from "../lazy-pictures";
import { onDemandLightbox } from "../lightbox-links";
import { addToHead, islandLoader, islandOf } from "../load-island";

const { dataset } = document.currentScript as HTMLScriptElement;

manageLazyPictures();
startBehaviours();

const loadIsland = islandLoader((name) => dataset[name] ?? "");

/** Resolves once the control's island is live. */
async function loadIslandOf(control: Element | null): Promise<void> {
  const island = control && islandOf(control);
  if (island) await loadIsland(island);
}

/** Ignores a failure: the loader marks the island, and a held press falls back by itself (held-press.ts). */
const preloadIslandOf = (control: Element | null) => void loadIslandOf(control).catch(() => undefined);

let lightbox: Promise<typeof import("../../lightbox/lightbox")> | undefined;
let attempts = 0;

function loadLightbox() {
  const [script, stylesheet = ""] = dataset.lightbox?.split(" ") ?? [];
  attempts += 1;
  // Changes the fragment at each attempt: browsers cache the failure of a module
  // (https://github.com/whatwg/html/issues/6768).
  const loadModule = () => import(`${script}#${attempts}`);
  const loadStyles = () => addToHead("link", { rel: "stylesheet", href: stylesheet });

  lightbox ??= Promise.all([loadModule(), loadStyles()]).then(([module]) => module);
  lightbox.catch(() => {
    lightbox = undefined;
  });
  return lightbox;
}

// `data-react` marks an element whose controls load its island.
holdPresses([
  { selector: "[data-react] :is(button, input, select, textarea, path)", load: loadIslandOf },
  onDemandLightbox(loadLightbox),
]);

function onUse({ target, type }: Pick<Event, "target" | "type">): void {
  const control = closest(target, "[data-react] *");
  // Ignores invisible focus: a press with the mouse also focuses the links of a carousel.
  const isUsed = type === "input" || control?.matches(":focus-visible");
  if (isUsed) preloadIslandOf(control);
}
addEventListener("focusin", onUse);
addEventListener("input", onUse);
// A field may have been focused before this script ran.
onUse({ target: document.activeElement, type: "focusin" });

// The URL may hold the state of an island: #sezione=38,64,93.
const [id = "", state] = location.hash.slice(1).split("=");
if (state) preloadIslandOf(document.getElementById(id));
