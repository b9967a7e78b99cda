/** Holds one press on a control until its script runs, then replays it. */
import { closest } from "../lib/closest";
import { isPlainClick } from "../lib/plain-click";
import { offlineStrings } from "../strings/offline";

export type Script = {
  readonly controls: string;
  /** Resolves once the script runs. */
  readonly load: () => Promise<unknown>;
  /** Handles every press, after loading too, instead of a replayed click. */
  readonly open?: (control: HTMLElement) => void;
};

/** Links and submit buttons also work without a script. */
const isNative = (control: HTMLElement) => control.matches("a, [type=submit]");

/**
 * @returns a function that ends the wait: links and submit buttons act as without scripts (offline: an
 * alert), others set `data-scripts="failed"`
 */
export function holdPresses(scripts: readonly Script[], isHydrated: () => boolean): () => void {
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
    if (!isNative(held)) document.documentElement.dataset.scripts = "failed";
    else if (navigator.onLine) carryOut();
    // Navigation would lead to an unreachable page.
    else alert(offlineStrings[held.matches("a") ? "picture" : "form"]);
    release();
  }
  function hold(control: HTMLElement, { controls, load, open }: Script) {
    release();
    const all = () => [...document.querySelectorAll<HTMLElement>(controls)];
    const position = all().indexOf(control);
    // Finds the control by its position if React has replaced it.
    currentControl = () => (control.isConnected ? control : all()[position]);
    timers = [
      setTimeout(() => control.setAttribute("aria-busy", "true"), 300),
      setTimeout(giveUp, isNative(control) ? 4_000 : 10_000),
    ];
    held = control;
    load().then(
      () => held === control && carryOut(open),
      () => held === control && giveUp(),
    );
  }

  const onClick = (click: MouseEvent) => {
    const script = scriptFor(click.target);
    const control = script && closest(click.target, script.controls);
    if (!script || !control?.matches("a, button") || isReplay || !isPlainClick(click)) return;
    if (!script.open && isHydrated()) return;
    click.preventDefault();
    click.stopPropagation();
    if (held !== control) hold(control, script);
  };
  document.addEventListener("click", onClick, true);

  const preload = (target: EventTarget | null) =>
    void scriptFor(target)
      ?.load()
      .catch(() => undefined);
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
  return giveUp;
}
