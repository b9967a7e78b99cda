/** Shows an enlarged picture in a dialog: zoom, panning, previous and next. Needs no React. */
import "../ui/icon-button.css";
import "./lightbox.css";
import { closest } from "../lib/closest";
import { pictureLinkSelector } from "../start/lightbox-links";
import { lightboxStrings } from "../strings/lightbox";
import { icons } from "../ui/icons";

/** Maximum zoom: makes a drawing's small lettering legible at eight times a phone's width. */
const maxZoom = 8;
/** Factor by which a key or button zooms. */
const zoomStep = 1.5;
const doubleClickZoom = 3;
/** Pixels by which an arrow key moves an enlarged picture. */
const panStep = 80;
/** Fewest pixels of a swipe that turns to another picture. */
const minSwipe = 40;
/** Scale above which the page itself counts as enlarged with two fingers. */
const pinchTolerance = 1.05;

type Action = keyof typeof icons;

// `=` is the unshifted `+` of many keyboards.
const actionOfKey: Readonly<Record<string, Action>> = {
  "+": "zoomIn",
  "=": "zoomIn",
  "-": "zoomOut",
  "0": "fit",
};

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const button = (name: Action) =>
  `<button type="button" class="icon-button" data-action="${name}" aria-label="${lightboxStrings[name]}">
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${icons[name]}" fill="none" stroke="currentColor" stroke-width="2"/></svg>
  </button>`;

const html = `
  <div class="lightbox-bar"><p class="lightbox-position tabular" aria-live="polite"></p>${button("previous")}${button("next")}${button("close")}</div>
  <figure class="lightbox-figure">
    <div class="lightbox-box" role="group" aria-label="${lightboxStrings.box}"><div class="lightbox-stage"></div></div>
    <div class="lightbox-zoom">${button("zoomOut")}<span class="lightbox-scale small strong tabular" aria-live="polite"></span>${button("zoomIn")}${button("fit")}</div>
    <div class="lightbox-caption" aria-live="polite"></div>
  </figure>`;

/** Copies the whole picture, without the part of it that phones show in the page. */
function copyOf(image: HTMLImageElement) {
  const picture = image.closest("picture");
  const hasPart = picture?.querySelector("source[media]") != null;
  const copy = (hasPart ? image : (picture ?? image)).cloneNode(true) as Element;
  for (const element of [copy, ...copy.children])
    for (const name of ["class", "loading"]) element.removeAttribute(name);
  // Adds a query, because Chromium shares a drawing between URLs that differ in their fragments only.
  if (hasPart) copy.setAttribute("src", `${image.src}?intera`);
  return copy;
}

/** Background that shows the page's smaller picture until the large one arrives; none if the page shows a part. */
function placeholderOf({ complete, currentSrc }: HTMLImageElement): string {
  const isWhole = complete && !currentSrc.includes("#svgView");
  return isWhole ? `url("${currentSrc}")` : "";
}

const captionOf = (image: HTMLImageElement) =>
  image.closest("figure")?.querySelector("[data-caption]")?.cloneNode(true) ?? "";

function galleryOf(link: HTMLElement) {
  const group = link.closest<HTMLElement>("[data-gallery]");
  const links = [...(group ?? link.parentElement ?? link).querySelectorAll<HTMLElement>(pictureLinkSelector)];
  return { links, label: group?.dataset.gallery ?? "" };
}

function createDialog(label: string) {
  const dialog = document.createElement("dialog");
  dialog.className = "lightbox on-ink";
  dialog.setAttribute("aria-label", label);
  dialog.innerHTML = html;
  dialog.addEventListener("close", () => dialog.remove());
  return dialog;
}

const partOf = (dialog: HTMLElement, name: string) =>
  dialog.querySelector(`.lightbox-${name}`) as HTMLElement;

const buttonOf = (dialog: HTMLElement, name: Action) =>
  dialog.querySelector(`[data-action="${name}"]`) as HTMLElement;

const setDisabled = (dialog: HTMLElement, name: Action, isDisabled: boolean) =>
  buttonOf(dialog, name).setAttribute("aria-disabled", String(isDisabled));

/** Sets a text only if it differs, because screen readers would read an equal one again. */
function setText(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
}

type Point = { readonly x: number; readonly y: number };

/** Makes the box zoom on double click and pan with the mouse; returns the functions for keys and buttons. */
function makeZoomable(dialog: HTMLElement) {
  const box = partOf(dialog, "box");
  const stage = partOf(dialog, "stage");
  let scale = 1;

  /** @param point point of the viewport that stays in its place; by default, the middle of the box */
  function setScale(newScale: number, point?: Point) {
    const { scrollLeft, scrollTop } = box;
    const { left, top, width, height } = box.getBoundingClientRect();
    const x = point ? point.x - left : width / 2;
    const y = point ? point.y - top : height / 2;
    const ratio = newScale / scale;
    scale = newScale;
    Object.assign(stage.style, { width: `${100 * scale}%`, height: `${100 * scale}%` });
    setText(partOf(dialog, "scale"), `${Math.round(scale * 100)} %`);
    for (const source of stage.querySelectorAll("[sizes]"))
      source.setAttribute("sizes", `${Math.ceil(scale) * 100}vw`);
    setDisabled(dialog, "zoomOut", scale === 1);
    setDisabled(dialog, "fit", scale === 1);
    box.dataset.enlarged = String(scale > 1);
    box.tabIndex = scale > 1 ? 0 : -1;
    box.scrollLeft = (scrollLeft + x) * ratio - x;
    box.scrollTop = (scrollTop + y) * ratio - y;
  }

  const fitToBox = () => setScale(1);

  const zoom = (factor: number, point?: Point) =>
    setScale(Math.min(Math.max(scale * factor, 1), maxZoom), point);

  function pan(x: number, y: number) {
    box.scrollLeft += x;
    box.scrollTop += y;
  }

  /** Makes a drawing as high as its box, so that its lettering is legible on a phone in portrait; shows its left edge. */
  function fillHeight() {
    const drawing = stage.querySelector('img[src$=".svg"]');
    const [width, height] = ["width", "height"].map((name) => Number(drawing?.getAttribute(name)));
    if (width && height) zoom((width / height) * (box.clientHeight / box.clientWidth));
    box.scrollLeft = 0;
  }

  box.addEventListener("dblclick", (event) => {
    if (scale > 1) fitToBox();
    else zoom(doubleClickZoom, event);
  });
  // Keeps the focus, and lets the mouse move the picture instead of dragging a copy.
  box.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("pointermove", ({ pointerType, buttons, movementX, movementY }) => {
    if (pointerType === "mouse" && buttons === 1) pan(-movementX, -movementY);
  });
  return { zoom, fitToBox, pan, fillHeight, isEnlarged: () => scale > 1 };
}

/** Turns to the next or previous picture when a finger swipes; on an enlarged picture or page, a swipe pans. */
function watchSwipes(box: HTMLElement, isEnlarged: () => boolean, turn: (by: -1 | 1) => void) {
  let start: Point | null = null;
  box.addEventListener("touchstart", ({ touches }) => {
    const finger = touches[0];
    // A gesture with a second finger is no swipe.
    start = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
  });
  box.addEventListener("touchend", ({ changedTouches }) => {
    const finger = changedTouches[0];
    if (!start || !finger || isEnlarged() || (window.visualViewport?.scale ?? 1) > pinchTolerance) return;
    const dx = finger.clientX - start.x;
    if (Math.abs(dx) > Math.max(minSwipe, Math.abs(finger.clientY - start.y))) turn(dx > 0 ? -1 : 1);
  });
}

/** @param link link of the picture to show first; previous and next follow its group (`data-gallery`) */
export function openPicture(link: HTMLElement): void {
  const { links, label } = galleryOf(link);
  const isSingle = links.length < 2;
  const dialog = createDialog(label);
  const stage = partOf(dialog, "stage");
  const { zoom, fitToBox, pan, fillHeight, isEnlarged } = makeZoomable(dialog);
  let index = 0;

  function show(newIndex: number) {
    const image = links[newIndex]?.querySelector("img");
    if (!image) return;
    index = newIndex;
    stage.replaceChildren(copyOf(image));
    stage.style.backgroundImage = placeholderOf(image);
    partOf(dialog, "caption").replaceChildren(captionOf(image));
    const position = isSingle ? label : lightboxStrings.picturePosition(index + 1, links.length);
    setText(partOf(dialog, "position"), position);
    setDisabled(dialog, "previous", index === 0);
    setDisabled(dialog, "next", index === links.length - 1);
    fitToBox();
  }

  const actions: Readonly<Record<Action, () => void>> = {
    previous: () => show(index - 1),
    next: () => show(index + 1),
    close: () => dialog.close(),
    zoomOut: () => zoom(1 / zoomStep),
    zoomIn: () => zoom(zoomStep),
    fit: fitToBox,
  };
  dialog.addEventListener("click", ({ target }) => {
    const pressedButton = closest(target, "[data-action]");
    if (pressedButton) actions[pressedButton.dataset.action as Action]();
  });
  dialog.addEventListener("keydown", (event) => {
    const action = actionOfKey[event.key];
    const [x, y] = arrows[event.key] ?? [0, 0];
    // Leaves modified keys to the browser, and up and down to the scrolling of a long caption.
    const isHandled = action !== undefined || x !== 0 || (y !== 0 && isEnlarged());
    if (event.altKey || event.ctrlKey || event.metaKey || !isHandled) return;
    event.preventDefault();
    if (action) actions[action]();
    else if (isEnlarged()) pan(x * panStep, y * panStep);
    else show(index + x);
  });
  watchSwipes(partOf(dialog, "box"), isEnlarged, (by) => show(index + by));

  show(links.indexOf(link));
  document.body.append(dialog);
  // Safari does not focus a pressed link, to which the dialog must return the focus
  // (https://bugs.webkit.org/show_bug.cgi?id=22261).
  link.focus({ preventScroll: true });
  dialog.showModal();
  buttonOf(dialog, "close").focus();
  if (isSingle) {
    for (const name of ["previous", "next"] as const) buttonOf(dialog, name).remove();
    // Enlarges only a drawing opened alone: in a group, each picture is first shown whole.
    fillHeight();
  }
}
