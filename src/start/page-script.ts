/**
 * The only script printed into a page: the same text on every page, so that one hash in the Content-Security-Policy
 * allows it. esbuild bundles this file into that text (gatsby/bundle/page-script.ts). What differs from page to page
 * is in attributes of the script element (gatsby/publish/early-resources.ts).
 *
 * It does what must work before React is there, or without it, and decides when the application is loaded: on a fast
 * line at the visitor's first interaction, or at once for a film; on a slow one, or where nothing waits for it, when the visitor does something
 * that needs it.
 */
import { needsReactAtLoad } from "../forms/needs-react";
import { isConnectionSlow } from "../lib/connection";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { queueClicks } from "./click-queue";
import { moveCurtains } from "./curtain";
import { markScrolled } from "./header-state";
import { runInvokerCommands } from "./invoker-commands";
import { applicationLoader, onceUsed } from "./load-application";
import { watchScripts } from "./missing-script";
import { fetchPicturesForPrint } from "./print";
import { reloads } from "./reload";
import { manageServicesList } from "./services-list";
import { showToday } from "./today";
import { releasePictures } from "./waiting-pictures";

declare global {
  interface Window {
    /** What Gatsby's application expects, and would print itself as scripts that differ on every page, or build. */
    pagePath?: string;
    ___webpackCompilationHash?: string;
  }
}

const { dataset } = document.currentScript as HTMLScriptElement;

window.pagePath = dataset.path;
window.___webpackCompilationHash = dataset.build;

// The not-found page on a host that cannot redirect: an unknown project leads to the list of projects.
if (dataset.path?.startsWith("/404") && location.pathname.startsWith("/portfolio/"))
  location.replace("/portfolio");

releasePictures();
markScrolled();
runInvokerCommands();
manageServicesList();
showToday();
fetchPicturesForPrint();
moveCurtains();

// Where it has failed twice (src/start/error-boundary.tsx), the page is left to what works without it.
const isWithout = reloads() > 1;
const load = applicationLoader(isWithout ? {} : dataset);
const acts = queueClicks(load);
watchScripts(acts);
if (isWithout) {
  document.documentElement.dataset.scripts = "missing";
  acts.fail();
}
const waitsForAct = "still" in dataset || isConnectionSlow();
/** A hero's own film plays by itself once the application is there: where the screen is wide and motion is welcome. */
const hasFilmToPlay = () => {
  const film = document.querySelector<HTMLElement>("[data-film]")?.dataset.film;
  return film !== undefined && matchMedia(film).matches && !prefersReducedMotion();
};
// By now the largest picture is there.
const onLoad = () => {
  if (needsReactAtLoad() || (!waitsForAct && hasFilmToPlay())) load();
  else if (!waitsForAct) onceUsed(load);
};
addEventListener("load", onLoad, { once: true });
