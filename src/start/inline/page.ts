/**
 * In every page, with one hash in the CSP: pages differ in its attributes alone (gatsby/publish/finish-pages.ts).
 * Starts what needs no React, and loads an island when one of its controls, inside `data-react`, is used.
 */
import { closest } from "../../lib/closest";
import { startBehaviours } from "../behaviours";
import { holdPresses } from "../held-press";
import { addToHead, islandLoader, islandOf } from "../load-island";
import { pictureScript, releasePictures } from "../pictures";

const { dataset } = document.currentScript as HTMLScriptElement;

releasePictures();
startBehaviours();

const loadHost = islandLoader((island) => dataset[island] ?? "");
/** Resolves once the control's island is live. */
async function load(control: Element | null): Promise<void> {
  const host = control && islandOf(control);
  if (host) await loadHost(host);
}
/** A failure is shown by the loader; a held press has its own ways back. */
const preload = (control: Element | null) => void load(control).catch(() => undefined);

let viewer: Promise<typeof import("../../lightbox/lightbox")> | undefined;
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

holdPresses([
  { controls: "[data-react] :is(button, input, select, textarea, path)", load },
  pictureScript(loadViewer),
]);

const onUse = ({ target, type }: Pick<Event, "target" | "type">) => {
  const control = closest(target, "[data-react] *");
  // Only visible focus: a mouse press focuses carousel links.
  if (control && (type === "input" || control.matches(":focus-visible"))) preload(control);
};
for (const type of ["focusin", "input"]) addEventListener(type, onUse);
// A field may have been focused before this script ran.
onUse({ target: document.activeElement, type: "focusin" });

// State of an island: #sezione=38,64,93.
const [name = "", state] = location.hash.slice(1).split("=");
if (state) preload(document.getElementById(name));

// A sending that was interrupted is reported.
preload(document.querySelector("[data-interrupted]"));
