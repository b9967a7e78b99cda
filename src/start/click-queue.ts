/** Holds presses on controls whose script is not there yet, loads it, and then carries them out. */
import { isPlainClick } from "../lib/plain-click";
import { offlineStrings } from "../strings/offline";

export type Script = {
  /** Controls that need it. */
  readonly controls: string;
  /** Asks for what has not arrived yet; resolves once it is there. */
  readonly load: () => Promise<unknown>;
  /** Carries out a press. Where it is left out, the control gets its click again. */
  readonly open?: (control: HTMLElement) => void;
};
type Held = { control: HTMLElement; script: Script; place: number; timers: ReturnType<typeof setTimeout>[] };

/** Links and submit buttons, for which the browser knows a way of its own. */
const isNative = (control: HTMLElement) => control.matches("a, [type=submit]");
const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * @param isLive whether React handles its own clicks
 * @returns leaves a held press to the browser, as when a script is missing
 */
export function queueClicks(scripts: readonly Script[], isLive: () => boolean): () => void {
  let held: Held | undefined;
  let isReplay = false;
  const all = ({ controls }: Script) => [...document.querySelectorAll<HTMLElement>(controls)];
  const scriptFor = (target: EventTarget | null) => scripts.find(({ controls }) => closest(target, controls));

  /** Ends the waiting. React may have rendered the page anew: then the control in the same place takes over. */
  function release() {
    const { control, script, place = -1, timers = [] } = held ?? {};
    for (const timer of timers) clearTimeout(timer);
    control?.removeAttribute("aria-busy");
    held = undefined;
    return control?.isConnected ? control : script && all(script)[place];
  }
  function carryOut(open = (control: HTMLElement) => control.click()) {
    const control = release();
    isReplay = true;
    if (control) open(control);
    isReplay = false;
  }
  function giveUp() {
    const control = held?.control;
    if (!control) return;
    if (!isNative(control)) document.documentElement.dataset.scripts = "missing";
    else if (navigator.onLine) carryOut();
    // The page stays: the browser would leave it for one that it cannot reach.
    else alert(offlineStrings[control.matches("a") ? "picture" : "form"]);
    release();
  }
  function hold(control: HTMLElement, script: Script) {
    release();
    const timers = [
      setTimeout(() => control.setAttribute("aria-busy", "true"), 300),
      setTimeout(giveUp, isNative(control) ? 4_000 : 10_000),
    ];
    const mine = { control, script, place: all(script).indexOf(control), timers };
    held = mine;
    script.load().then(
      () => held === mine && carryOut(script.open),
      () => held === mine && giveUp(),
    );
  }

  const onClick = (click: MouseEvent) => {
    const script = scriptFor(click.target);
    const control = script && closest(click.target, script.controls);
    if (!script || !control?.matches("a, button") || isReplay || !isPlainClick(click)) return;
    if (!script.open && isLive()) return;
    click.preventDefault();
    click.stopPropagation();
    if (held?.control !== control) hold(control, script);
  };
  document.addEventListener("click", onClick, true);

  const ask = (target: EventTarget | null) =>
    void scriptFor(target)
      ?.load()
      .catch(() => undefined);
  let rest: ReturnType<typeof setTimeout>;
  addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(rest);
    if (pointerType === "mouse") rest = setTimeout(ask, 100, target);
  });
  addEventListener("pointerdown", ({ target }) => {
    ask(target);
    // A press on another control takes the held one back; so do Escape and leaving the page.
    const pressed = closest(target, "a, button, input, select, textarea, summary");
    if (pressed && pressed !== held?.control) release();
  });
  addEventListener("keydown", ({ key }) => void (key === "Escape" && release()));
  addEventListener("pagehide", release);
  return giveUp;
}
