/** Holds one press on a control until its script runs, then replays it. */
import { closest } from "../lib/closest";
import { navigationTiming } from "../lib/navigation-timing";
import { isPlainClick } from "../lib/plain-click";
import { offlineStrings } from "../strings/offline";

export type Script = {
  readonly controls: string;
  /** Resolves once the script runs; rejects if it cannot. */
  readonly load: (control: HTMLElement) => Promise<unknown>;
  /** Handles every press, after loading too, instead of a replayed click. */
  readonly open?: (control: HTMLElement) => void;
};

/** Links and submit buttons also work without a script. */
const isNative = (control: HTMLElement) => control.matches("a, [type=submit]");

/** Milliseconds: an island weighs about three pages, on a line that may have become slower. */
function patienceFor(control: HTMLElement): number {
  return Math.max(isNative(control) ? 4_000 : 10_000, 8 * (navigationTiming()?.responseEnd ?? 0));
}

/** A plain post leads to the mail service's page: its notice comes first. */
function announcePlainPost(submit: HTMLElement): void {
  const notice = submit.closest("form")?.querySelector("p[data-plain-post]");
  if (notice) alert(notice.textContent);
}

/**
 * If the script is missing or late, links and submit buttons act as without scripts (offline: an alert); the
 * controls of an island are hidden by `data-scripts="failed"`.
 */
export function holdPresses(scripts: readonly Script[]): void {
  let held: HTMLElement | undefined;
  let currentControl = () => held;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let isReplay = false;
  const scriptFor = (target: EventTarget | null) => scripts.find(({ controls }) => closest(target, controls));

  function release() {
    for (const timer of timers) clearTimeout(timer);
    held?.removeAttribute("aria-busy");
    held = undefined;
  }
  function carryOut(open = (control: HTMLElement) => control.click()) {
    const control = currentControl();
    release();
    isReplay = true;
    if (control) open(control);
    isReplay = false;
  }
  function giveUp() {
    if (!held) return;
    const isLink = held.matches("a");
    // A picture's link may be inside an island, whose controls do not wait for its script.
    if (!isLink) closest(held, "form, [data-island]")?.setAttribute("data-scripts", "failed");
    if (!isNative(held)) release();
    else if (navigator.onLine) {
      if (!isLink) announcePlainPost(held);
      carryOut();
    } else {
      // Navigation would lead to an unreachable page.
      alert(offlineStrings[isLink ? "picture" : "form"]);
      release();
    }
  }
  function hold(control: HTMLElement, { controls, load, open }: Script) {
    release();
    const all = () => [...document.querySelectorAll<HTMLElement>(controls)];
    const position = all().indexOf(control);
    // Finds the control by its position if React has replaced it.
    currentControl = () => (control.isConnected ? control : all()[position]);
    timers = [
      setTimeout(() => control.setAttribute("aria-busy", "true"), 300),
      setTimeout(giveUp, patienceFor(control)),
    ];
    held = control;
    load(control).then(
      () => held === control && carryOut(open),
      () => held === control && giveUp(),
    );
  }

  const onClick = (click: MouseEvent) => {
    const script = scriptFor(click.target);
    const control = script && closest(click.target, script.controls);
    if (!script || !control?.matches("a, button") || isReplay || !isPlainClick(click)) return;
    if (!script.open && control.closest("[data-live]")) return;
    click.preventDefault();
    click.stopPropagation();
    if (held !== control) hold(control, script);
  };
  document.addEventListener("click", onClick, true);

  function preload(target: EventTarget | null) {
    const script = scriptFor(target);
    const control = script && closest(target, script.controls);
    // A failure matters to a held press alone.
    if (control) script.load(control).catch(() => undefined);
  }
  let hoverTimer: ReturnType<typeof setTimeout>;
  addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(hoverTimer);
    if (pointerType === "mouse") hoverTimer = setTimeout(preload, 100, target);
  });
  addEventListener("pointerdown", ({ target }) => {
    preload(target);
    // Pressing another control cancels the held press; so do Escape and leaving the page.
    const pressed = closest(target, "a, button, input, select, textarea, summary");
    if (pressed && pressed !== held) release();
  });
  addEventListener("keydown", ({ key }) => void (key === "Escape" && release()));
  addEventListener("pagehide", release);
}
