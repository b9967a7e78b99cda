/**
 * Holds one press on a control whose script has not arrived, and carries it out once the script runs. If the
 * script is missing or late, links and submit buttons act as without scripts.
 */
import { closest } from "../lib/closest";
import { navigationTiming } from "../lib/navigation-timing";
import { isPlainClick } from "../lib/plain-click";
import { offlineStrings } from "../strings/offline";

/** A script that is loaded when one of its controls is used. */
export type OnDemandScript = {
  readonly selector: string;
  /** Resolves once the script runs; rejects if it cannot. */
  readonly load: (control: HTMLElement) => Promise<unknown>;
  /** Acts on each press. Islands lack it: the held click is repeated for React, which also handles all later ones. */
  readonly activate?: (control: HTMLElement) => void;
};

/** The control whose press is held. */
let heldControl: HTMLElement | undefined;
/** Finds the held control, or the one in its place if React has replaced it. */
let findHeldControl: () => HTMLElement | undefined;
let timers: ReturnType<typeof setTimeout>[] = [];
/** True during the repeated click, which must not be held again. */
let isRepeating = false;

const isLink = (control: HTMLElement) => control.matches("a");
const canActWithoutScript = (control: HTMLElement) => control.matches("a, [type=submit]");

/**
 * Returns milliseconds: at least 4 s for links and submit buttons, which also work without their script, and 10 s for
 * the controls that need it. On a slow line, it is eight times what the page took: an island weighs about three pages,
 * and the rest allows for a line that has slowed down.
 */
const timeoutFor = (control: HTMLElement) =>
  Math.max(canActWithoutScript(control) ? 4_000 : 10_000, 8 * (navigationTiming()?.responseEnd ?? 0));

function release(): void {
  for (const timer of timers) clearTimeout(timer);
  heldControl?.removeAttribute("aria-busy");
  heldControl = undefined;
}

function carryOut(activate = (control: HTMLElement) => control.click()): void {
  const control = findHeldControl();
  release();
  isRepeating = true;
  if (control) activate(control);
  isRepeating = false;
}

/** Says that a plain post leads to the mail service's page. */
function announcePlainPost(submit: HTMLElement): void {
  const notice = submit.closest("form")?.querySelector("p[data-plain-post]");
  if (notice) alert(notice.textContent);
}

function giveUp(control: HTMLElement): void {
  // Hides the controls of an island or a form, unless a link was pressed: even in an island, it waits for the lightbox.
  if (!isLink(control)) closest(control, "form, [data-island]")?.setAttribute("data-scripts", "failed");

  if (!canActWithoutScript(control)) release();
  else if (navigator.onLine) {
    announcePlainPost(control);
    carryOut();
  } else {
    // Shows an alert, because the browser would leave a readable page for its own error page. A held link leads to a
    // picture, a held submit button sends a form.
    alert(offlineStrings[isLink(control) ? "picture" : "form"]);
    release();
  }
}

function hold(control: HTMLElement, { selector, load, activate }: OnDemandScript): void {
  release();
  const allControls = () => [...document.querySelectorAll<HTMLElement>(selector)];
  const position = allControls().indexOf(control);
  heldControl = control;
  findHeldControl = () => (control.isConnected ? control : allControls()[position]);
  timers = [
    setTimeout(() => control.setAttribute("aria-busy", "true"), 300),
    setTimeout(giveUp, timeoutFor(control), control),
  ];
  load(control).then(
    () => heldControl === control && carryOut(activate),
    () => heldControl === control && giveUp(control),
  );
}

/** Holds presses on the scripts' controls. Loads a script when a control is pressed or under a resting mouse. */
export function holdPresses(scripts: readonly OnDemandScript[]): void {
  const scriptFor = (target: EventTarget | null) => scripts.find(({ selector }) => closest(target, selector));

  function onClick(click: MouseEvent): void {
    const script = scriptFor(click.target);
    const control = script && closest(click.target, script.selector);
    // Fields and the plan's path load the script too, but only presses on links and buttons are held.
    if (!script || !control?.matches("a, button") || isRepeating || !isPlainClick(click)) return;
    // In a live island, React handles presses.
    const isLive = !script.activate && control.closest("[data-live]");
    if (isLive) return;

    click.preventDefault();
    click.stopPropagation();
    if (heldControl !== control) hold(control, script);
  }
  document.addEventListener("click", onClick, true);

  function preload(target: EventTarget | null): void {
    const script = scriptFor(target);
    const control = script && closest(target, script.selector);
    // Ignores a failure, which matters only to a held press.
    if (control) script.load(control).catch(() => undefined);
  }
  let hoverTimer: ReturnType<typeof setTimeout>;
  addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(hoverTimer);
    if (pointerType === "mouse") hoverTimer = setTimeout(preload, 100, target);
  });

  // A press on another control, Escape and leaving the page cancel the held press.
  addEventListener("pointerdown", ({ target }) => {
    preload(target);
    const pressedControl = closest(target, "a, button, input, select, textarea, summary");
    if (pressedControl && pressedControl !== heldControl) release();
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") release();
  });
  addEventListener("pagehide", release);
}
