/** Delay before an act that waits for a file shows that it is on its way, and before the browser takes it over, in ms. */
const busyAfter = 300;
const patience = 4_000;

/** What a press on means that the visitor wants something else. */
const controls = "a, button, input, select, textarea, summary";

type PendingAct = {
  /** The visitor has taken it back: by Escape, by a press on something else, or by scrolling on by half a screen. */
  onTakenBack: () => void;
  /** It has waited too long. */
  onLate: () => void;
  /** How long it may wait, in ms. */
  late?: number;
};

/**
 * Has a control wait for a file: `aria-busy` says so after 300 ms, and after 4 s the browser is to do what it can by itself.
 *
 * @returns ends the wait, once the act can be carried out
 */
export function waitWith(control: Element, { onTakenBack, onLate, late = patience }: PendingAct) {
  const listeners = new AbortController();
  const { signal } = listeners;
  const timers = [
    setTimeout(() => control.setAttribute("aria-busy", "true"), busyAfter),
    setTimeout(onLate, late),
  ];
  const end = () => {
    listeners.abort();
    for (const timer of timers) clearTimeout(timer);
    control.removeAttribute("aria-busy");
  };
  const takeBack = () => {
    end();
    onTakenBack();
  };
  const top = scrollY;
  addEventListener("keydown", ({ key }) => key === "Escape" && takeBack(), { signal });
  addEventListener(
    "pointerdown",
    ({ target }) => {
      const pressed = target instanceof Element && target.closest(controls);
      if (pressed && pressed !== control) takeBack();
    },
    { signal, capture: true },
  );
  // A message that was sent is not taken back by looking further down the page.
  if (!control.closest("form"))
    addEventListener("scroll", () => Math.abs(scrollY - top) > innerHeight / 2 && takeBack(), { signal });
  return end;
}
