import "../ui/icon-button.css";
import "./lightbox.css";
import { pictureLinks } from "../start/pictures";
import { lightboxStrings } from "../strings/lightbox";
import { icons } from "../ui/icons";

/** At eight times its width on a phone, the small lettering of a drawing can be read. */
const largest = 8;
/** Factors of a key or button, and of a double click on the whole picture. */
const [step, leap] = [1.5, 3];
/** Movement of a finger that leafs, and of an arrow key on an enlarged picture, in px. */
const [swipe, stride] = [40, 80];

/** Where the arrow keys lead: sideways, and up or down. */
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
  <div class="lightbox-bar"><p class="lightbox-position"></p>${button("previous")}${button("next")}${button("close")}</div>
  <figure class="lightbox-figure" aria-live="polite">
    <div class="lightbox-box"><div class="lightbox-stage"></div></div>
    <div class="lightbox-zoom">${button("zoomOut")}<span class="lightbox-scale"></span>${button("zoomIn")}${button("fit")}</div>
    <div class="lightbox-caption"></div>
  </figure>`;

/** A copy of the link's picture, which asks for the file of its new width. */
function copyOf(image: HTMLImageElement) {
  const picture = (image.closest("picture") ?? image).cloneNode(true) as Element;
  for (const part of [picture, ...picture.children])
    for (const name of ["class", "loading"]) part.removeAttribute(name);
  return picture;
}

/**
 * Opens a picture as large as the window: in its group (`data-pictures`, the dialog's name) buttons, arrow keys and swiping
 * lead to the others. It can be enlarged by buttons, keys, double click or tap; two fingers enlarge the page, as anywhere.
 *
 * @param link of the picture, in a `<figure>` whose `data-caption` is the caption
 */
export function openPicture(link: HTMLElement): void {
  const group = link.closest<HTMLElement>("[data-pictures]");
  const links = [...(group ?? link.parentElement ?? link).querySelectorAll<HTMLElement>(pictureLinks)];
  const label = group?.dataset.pictures ?? "";
  const dialog = document.createElement("dialog");
  dialog.className = "lightbox on-ink";
  dialog.setAttribute("aria-label", label);
  dialog.innerHTML = html;
  const part = (name: string) => dialog.querySelector(name) as HTMLElement;
  const [box, stage, caption] = [".lightbox-box", ".lightbox-stage", ".lightbox-caption"].map(part) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const buttons = Object.fromEntries(
    [...dialog.querySelectorAll<HTMLElement>("[data-does]")].map((control) => [
      control.dataset.does,
      control,
    ]),
  );
  const setDisabled = (name: string, isDisabled: boolean) =>
    buttons[name]?.setAttribute("aria-disabled", String(isDisabled));
  let index = links.indexOf(link);
  let scale = 1;

  /** Enlarges around a point of the window, or the middle of the box. */
  function enlarge(factor: number, point?: MouseEvent) {
    const { scrollLeft, scrollTop } = box;
    const { left, top, width, height } = box.getBoundingClientRect();
    const x = point ? point.clientX - left : width / 2;
    const y = point ? point.clientY - top : height / 2;
    const grown = Math.min(Math.max(scale * factor, 1), largest) / scale;
    scale *= grown;
    Object.assign(stage.style, { width: `${100 * scale}%`, height: `${100 * scale}%` });
    part(".lightbox-scale").textContent = `${Math.round(scale * 100)} %`;
    for (const source of stage.querySelectorAll("[sizes]"))
      source.setAttribute("sizes", `${Math.ceil(scale) * 100}vw`);
    for (const name of ["zoomOut", "fit"]) setDisabled(name, scale === 1);
    box.dataset.enlarged = String(scale > 1);
    box.tabIndex = scale > 1 ? 0 : -1;
    box.scrollLeft = (scrollLeft + x) * grown - x;
    box.scrollTop = (scrollTop + y) * grown - y;
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
    // The picture that is there already shows until the large one has come.
    stage.style.backgroundImage = image.complete ? `url("${image.currentSrc}")` : "";
    const words = image.closest("figure")?.querySelector("[data-caption]")?.cloneNode(true);
    caption.replaceChildren(...(words ? [words] : []));
    part(".lightbox-position").textContent =
      links.length > 1 ? lightboxStrings.picturePosition(index + 1, links.length) : label;
    setDisabled("previous", index === 0);
    setDisabled("next", index === links.length - 1);
    enlarge(0);
  }

  const actions: Readonly<Record<string, () => void>> = {
    previous: () => show(index - 1),
    next: () => show(index + 1),
    close: () => dialog.close(),
    zoomOut: () => enlarge(1 / step),
    zoomIn: () => enlarge(step),
    fit: () => enlarge(0),
  };
  // On many keyboards the second is the first without Shift.
  const keys: Readonly<Record<string, string>> = { "+": "zoomIn", "=": "zoomIn", "-": "zoomOut", "0": "fit" };

  dialog.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>("[data-does]");
    if (pressed) actions[pressed.dataset.does ?? ""]?.();
  });
  dialog.addEventListener("keydown", (event) => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    // With other keys the arrows are the browser's own, back and forward, and so is its zoom.
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in { ...keys, ...arrows })) return;
    event.preventDefault();
    if (event.key in keys) actions[keys[event.key] ?? ""]?.();
    else if (scale > 1) moveBy(x * stride, y * stride);
    else show(index + x);
  });
  box.addEventListener("dblclick", (event) => enlarge(scale > 1 ? 0 : leap, event));
  // The focus stays where it is, and the mouse moves the picture instead of dragging a copy of it.
  box.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("pointermove", ({ pointerType, buttons, movementX, movementY }) => {
    if (pointerType === "mouse" && buttons === 1) moveBy(-movementX, -movementY);
  });
  let start = { x: 0, y: 0 };
  box.addEventListener("touchstart", ({ touches }) => {
    const { clientX = 0, clientY = 0 } = touches[0] ?? {};
    // A second finger never leafs.
    start = { x: touches.length > 1 ? Number.NaN : clientX, y: clientY };
  });
  box.addEventListener("touchend", ({ changedTouches }) => {
    const finger = changedTouches[0];
    // On a page enlarged with two fingers, a finger moves the part that is seen of it.
    if (!finger || scale > 1 || (window.visualViewport?.scale ?? 1) > 1.05) return;
    const aside = finger.clientX - start.x;
    if (Math.abs(aside) > Math.max(swipe, Math.abs(finger.clientY - start.y)))
      show(index + (aside > 0 ? -1 : 1));
  });
  dialog.addEventListener("close", () => dialog.remove());

  if (links.length < 2) for (const name of ["previous", "next"]) buttons[name]?.remove();
  show(index);
  document.body.append(dialog);
  // Safari gives no focus to a pressed link, and the dialog returns the focus to the element that had it.
  link.focus({ preventScroll: true });
  dialog.showModal();
  buttons.close?.focus();
}
