import { pageEvent } from "../lib/events";
import { manageFilm } from "./film";
import { markScrolled } from "./header-state";
import { blockWatcher } from "./in-view";
import { manageMenu } from "./menu";
import { prepareForPrint } from "./print";
import { manageServicesList } from "./services-list";
import { showToday } from "./today";

/** Behaviours without React: it renders their elements, but does not know the state in their attributes. */
export function startBehaviours(): void {
  const dismissList = manageServicesList();
  const watchBlocks = blockWatcher();
  const openChapter = () =>
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector(":scope > details")
      ?.setAttribute("open", "");
  const onPage = () => {
    openChapter();
    showToday();
    watchBlocks();
    if (document.readyState === "complete") manageFilm();
  };
  markScrolled();
  manageMenu();
  prepareForPrint();
  onPage();
  addEventListener("load", manageFilm);
  addEventListener("hashchange", openChapter);
  addEventListener(pageEvent, () => {
    dismissList();
    onPage();
  });
  addEventListener("input", ({ target }) => {
    const { dataset, parentElement, valueAsNumber } = target as HTMLInputElement;
    if (dataset.curtain !== "" || !parentElement) return;
    parentElement.style.setProperty("--split", String(valueAsNumber / 100));
    parentElement.dataset.moved = "";
  });
}
