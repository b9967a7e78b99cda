/** Delay before an act that waits shows that it is on its way, in ms. */
const busyAfter = 300;

/** What a press on means that the visitor wants something else. */
const controls = "a, button, input, select, textarea, summary";

type PendingAct = {
  /** The visitor has taken it back: by Escape, or by a press on something else. */
  onTakenBack: () => void;
  /** It has waited too long. */
  onLate: () => void;
  /** How long it may wait, in ms. */
  patience: number;
};

/**
 * Has a control wait: `aria-busy` says so after 300 ms.
 *
 * @returns ends the wait, once the act can be carried out
 */
export function waitWith(control: Element, { onTakenBack, onLate, patience }: PendingAct) {
  const listeners = new AbortController();
  const { signal } = listeners;
  const timers = [
    setTimeout(() => control.setAttribute("aria-busy", "true"), busyAfter),
    setTimeout(onLate, patience),
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
  addEventListener("keydown", ({ key }) => key === "Escape" && takeBack(), { signal });
  addEventListener(
    "pointerdown",
    ({ target }) => {
      const pressed = target instanceof Element && target.closest(controls);
      if (pressed && pressed !== control) takeBack();
    },
    { signal, capture: true },
  );
  return end;
}
