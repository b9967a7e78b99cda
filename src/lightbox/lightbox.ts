import "../ui/icon-button.css";
import "./lightbox.css";
import { pictureLinks } from "../start/pictures";
import { lightboxStrings } from "../strings/lightbox";
import { icons } from "../ui/icons";

/** Maximum zoom: makes a drawing's small lettering legible at eight times a phone's width. */
const maxZoom = 8;
/** Zoom factors of a key or button, and of a double click. */
const [step, leap] = [1.5, 3];
/** Pixels: least swipe between pictures, and scroll of an arrow key. */
const [swipe, stride] = [40, 80];

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const button = (name: keyof typeof icons) =>
  `<button type="button" class="icon-button" data-does="${name}" aria-label="${lightboxStrings[name]}">
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${icons[name]}" fill="none" stroke="currentColor" stroke-width="2"/></svg>
  </button>`;

const html = `
  <div class="lightbox-bar"><p class="lightbox-position tabular" aria-live="polite"></p>${button("previous")}${button("next")}${button("close")}</div>
  <figure class="lightbox-figure">
    <div class="lightbox-box" role="group" aria-label="${lightboxStrings.box}"><div class="lightbox-stage"></div></div>
    <div class="lightbox-zoom">${button("zoomOut")}<span class="lightbox-scale small strong tabular" aria-live="polite"></span>${button("zoomIn")}${button("fit")}</div>
    <div class="lightbox-caption" aria-live="polite"></div>
  </figure>`;

function copyOf(image: HTMLImageElement) {
  const picture = (image.closest("picture") ?? image).cloneNode(true) as Element;
  for (const part of [picture, ...picture.children])
    for (const name of ["class", "loading"]) part.removeAttribute(name);
  return picture;
}

/** @param link of the picture to show first; previous and next follow its group (`data-gallery`) */
export function openPicture(link: HTMLElement): void {
  const group = link.closest<HTMLElement>("[data-gallery]");
  const links = [...(group ?? link.parentElement ?? link).querySelectorAll<HTMLElement>(pictureLinks)];
  const label = group?.dataset.gallery ?? "";
  const dialog = document.createElement("dialog");
  dialog.className = "lightbox on-ink";
  dialog.setAttribute("aria-label", label);
  dialog.innerHTML = html;
  const part = (name: string) => dialog.querySelector(name) as HTMLElement;
  const box = part(".lightbox-box");
  const stage = part(".lightbox-stage");
  const caption = part(".lightbox-caption");
  const buttonFor = (name: string) => part(`[data-does="${name}"]`);
  const setDisabled = (name: string, isDisabled: boolean) =>
    buttonFor(name).setAttribute("aria-disabled", String(isDisabled));
  /** Keeps an equal text: screen readers would read it again. */
  function setText(name: string, text: string) {
    const element = part(name);
    if (element.textContent !== text) element.textContent = text;
  }
  let index = links.indexOf(link);
  let scale = 1;

  /** @param point in the window; the middle of the box by default */
  function zoom(factor: number, point?: MouseEvent) {
    const { scrollLeft, scrollTop } = box;
    const { left, top, width, height } = box.getBoundingClientRect();
    const x = point ? point.clientX - left : width / 2;
    const y = point ? point.clientY - top : height / 2;
    const ratio = Math.min(Math.max(scale * factor, 1), maxZoom) / scale;
    scale *= ratio;
    Object.assign(stage.style, { width: `${100 * scale}%`, height: `${100 * scale}%` });
    setText(".lightbox-scale", `${Math.round(scale * 100)} %`);
    for (const source of stage.querySelectorAll("[sizes]"))
      source.setAttribute("sizes", `${Math.ceil(scale) * 100}vw`);
    for (const name of ["zoomOut", "fit"]) setDisabled(name, scale === 1);
    box.dataset.enlarged = String(scale > 1);
    box.tabIndex = scale > 1 ? 0 : -1;
    box.scrollLeft = (scrollLeft + x) * ratio - x;
    box.scrollTop = (scrollTop + y) * ratio - y;
  }

  function moveBy(x: number, y: number) {
    box.scrollLeft += x;
    box.scrollTop += y;
  }

  function show(at: number) {
    const image = links[at]?.querySelector("img");
    if (!image) return;
    index = at;
    stage.replaceChildren(copyOf(image));
    // Shows the loaded picture until the large one arrives.
    stage.style.backgroundImage = image.complete ? `url("${image.currentSrc}")` : "";
    const words = image.closest("figure")?.querySelector("[data-caption]")?.cloneNode(true);
    caption.replaceChildren(...(words ? [words] : []));
    setText(
      ".lightbox-position",
      links.length > 1 ? lightboxStrings.picturePosition(index + 1, links.length) : label,
    );
    setDisabled("previous", index === 0);
    setDisabled("next", index === links.length - 1);
    zoom(0);
  }

  const actions: Readonly<Record<string, () => void>> = {
    previous: () => show(index - 1),
    next: () => show(index + 1),
    close: () => dialog.close(),
    zoomOut: () => zoom(1 / step),
    zoomIn: () => zoom(step),
    fit: () => zoom(0),
  };
  // `=` is the unshifted `+` of many keyboards.
  const keys: Readonly<Record<string, string>> = { "+": "zoomIn", "=": "zoomIn", "-": "zoomOut", "0": "fit" };

  dialog.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>("[data-does]");
    if (pressed) actions[pressed.dataset.does ?? ""]?.();
  });
  dialog.addEventListener("keydown", (event) => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    // Modified arrow keys and zoom keys belong to the browser; up and down scroll a long caption.
    const isOurs = event.key in keys || (scale > 1 ? event.key in arrows : x !== 0);
    if (event.altKey || event.ctrlKey || event.metaKey || !isOurs) return;
    event.preventDefault();
    if (event.key in keys) actions[keys[event.key] ?? ""]?.();
    else if (scale > 1) moveBy(x * stride, y * stride);
    else show(index + x);
  });
  box.addEventListener("dblclick", (event) => zoom(scale > 1 ? 0 : leap, event));
  // Keeps the focus, and lets the mouse move the picture instead of dragging a copy.
  box.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("pointermove", ({ pointerType, buttons, movementX, movementY }) => {
    if (pointerType === "mouse" && buttons === 1) moveBy(-movementX, -movementY);
  });
  let start = { x: 0, y: 0 };
  box.addEventListener("touchstart", ({ touches }) => {
    const { clientX = 0, clientY = 0 } = touches[0] ?? {};
    // NaN: a second finger never changes the picture.
    start = { x: touches.length > 1 ? Number.NaN : clientX, y: clientY };
  });
  box.addEventListener("touchend", ({ changedTouches }) => {
    const finger = changedTouches[0];
    // On a zoomed picture or page, it pans.
    if (!finger || scale > 1 || (window.visualViewport?.scale ?? 1) > 1.05) return;
    const aside = finger.clientX - start.x;
    if (Math.abs(aside) > Math.max(swipe, Math.abs(finger.clientY - start.y)))
      show(index + (aside > 0 ? -1 : 1));
  });
  dialog.addEventListener("close", () => dialog.remove());

  show(index);
  if (links.length < 2) for (const name of ["previous", "next"]) buttonFor(name).remove();
  document.body.append(dialog);
  // Safari does not focus a pressed link, to which the dialog must return the focus.
  link.focus({ preventScroll: true });
  dialog.showModal();
  buttonFor("close").focus();

  // A drawing without neighbours, on an upright phone: as high as its box, its lettering legible.
  const drawing = links.length < 2 ? stage.querySelector('img[src$=".svg"]') : null;
  const [width, height] = ["width", "height"].map((name) => Number(drawing?.getAttribute(name)));
  if (width && height) zoom((width / height) * (box.clientHeight / box.clientWidth));
}
