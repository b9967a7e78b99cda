import { pageEvent } from "../lib/events";
import { playFilm } from "./film";
import { markScrolled } from "./header-state";
import { blockWatcher } from "./in-view";
import { manageMenu } from "./menu";
import { fetchPicturesForPrint } from "./print";
import { manageServicesList } from "./services-list";
import { showToday } from "./today";

/**
 * Behaviours that need no React: in a published page by the script inside it, under `npm start` by the application. React
 * renders their elements, and the state that they keep in attributes is unknown to it.
 */
export function startBehaviours(): void {
  const dismissList = manageServicesList();
  const watchBlocks = blockWatcher();
  /** A chapter that the address names is open. */
  const openChapter = () =>
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector(":scope > details")
      ?.setAttribute("open", "");
  const onPage = () => {
    openChapter();
    showToday();
    watchBlocks();
    if (document.readyState === "complete") playFilm();
  };
  markScrolled();
  manageMenu();
  fetchPicturesForPrint();
  onPage();
  addEventListener("load", playFilm);
  addEventListener("hashchange", openChapter);
  addEventListener(pageEvent, () => {
    dismissList();
    onPage();
  });
  // Moves a curtain (src/sections/curtain.tsx).
  addEventListener("input", ({ target }) => {
    const { dataset, parentElement, valueAsNumber } = target as HTMLInputElement;
    if (dataset.curtain !== "" || !parentElement) return;
    parentElement.style.setProperty("--split", String(valueAsNumber / 100));
    parentElement.dataset.moved = "";
  });
}
