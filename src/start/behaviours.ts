import { closest } from "../lib/closest";
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
    const slider = target as HTMLInputElement;
    const { dataset, parentElement, valueAsNumber } = slider;
    if (dataset.curtain !== "" || !parentElement) return;
    parentElement.style.setProperty("--split", String(valueAsNumber / 100));
    parentElement.dataset.moved = "";
    const shares = [valueAsNumber, 100 - valueAsNumber];
    const spoken = slider.getAttribute("aria-valuetext") ?? "";
    slider.setAttribute(
      "aria-valuetext",
      spoken.replace(/\d+/gu, () => String(shares.shift())),
    );
  });
  // A finger drags the grip only, so that a swipe scrolls the page; a tap on the views still moves it.
  addEventListener("click", ({ target, clientX }) => {
    const views = closest(target, "[data-views]");
    const slider = views?.parentElement?.querySelector<HTMLInputElement>("[data-curtain]");
    if (!slider || target === slider) return;
    const { left, width } = slider.getBoundingClientRect();
    const thumb = 44;
    slider.valueAsNumber = (100 * (clientX - left - thumb / 2)) / (width - thumb);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
