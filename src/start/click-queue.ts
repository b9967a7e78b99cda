/**
 * What visitors do before the application is there, and needs it: a button of the page, a picture that opens over it, a
 * form. The act is held back, the application loaded, and the act carried out once it is there.
 */

import { keepText } from "../forms/needs-react";
import { hydratedEvent } from "../lib/hydrated-event";
import { showNotice } from "../lib/notice";
import { isPlainClick } from "../lib/plain-click";
import { offlineStrings } from "../strings/offline";

/** Buttons of the page, submit buttons among them, and links to its large pictures (src/sections/use-lightbox.tsx). */
const acting = 'main button, main a[href^="/static/"]';
/** Those for which the browser knows a way of its own. */
const isNative = (element: HTMLElement) => element.matches("a, [type=submit]");

/** What a press on means that the visitor wants something else. */
const controls = "a, button, input, select, textarea, summary";

/** Delay before an act that waits shows that it is on its way, in ms. */
const busyAfter = 300;
/** How long an act waits before the browser takes it over, and a button that it can do nothing with, in ms. */
const patience = 4_000;
const longestPatience = 10_000;

export type Acts = ReturnType<typeof queueClicks>;

/**
 * @param load asks for the application; does so again for what has not arrived
 * @returns `hasActed`, and `fail`, to call when a script of the application is missing
 */
export function queueClicks(load: () => void) {
  let isHydrated = false;
  let isOurs = false;
  let isGivenUp = false;
  let hasActed = false;
  /** The last one, with its place among all that can be: React may have to build the page anew. */
  let act: { element: HTMLElement; place: number; end: () => void } | undefined;

  const all = () => [...document.querySelectorAll<HTMLElement>(acting)];

  function end(): HTMLElement | undefined {
    act?.end();
    const element = act?.element.isConnected ? act.element : all()[act?.place ?? -1];
    act = undefined;
    return element;
  }

  function carryOut() {
    isOurs = true;
    end()?.click();
    isOurs = false;
  }

  /** The browser does what it does without scripts, but does not leave the page for one that it cannot reach. */
  function giveUp() {
    if (navigator.onLine) isGivenUp = true;
    if (!act) return;
    if (!isNative(act.element)) {
      document.documentElement.dataset.scripts = "missing";
      end();
    } else if (navigator.onLine) carryOut();
    else {
      const form = end()?.closest("form");
      if (form) keepText(form);
      showNotice(offlineStrings[form ? "form" : "picture"]);
    }
  }

  /** Until that is ended: by the application, or by the visitor, with Escape or a press on something else. */
  function waitWith(element: HTMLElement) {
    const listeners = new AbortController();
    const { signal } = listeners;
    const timers = [
      setTimeout(() => element.setAttribute("aria-busy", "true"), busyAfter),
      setTimeout(giveUp, isNative(element) ? patience : longestPatience),
    ];
    const onPress = ({ target }: Event) => {
      const pressed = target instanceof Element && target.closest(controls);
      if (pressed && pressed !== element) end();
    };
    addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
    addEventListener("pointerdown", onPress, { signal, capture: true });
    return () => {
      listeners.abort();
      for (const timer of timers) clearTimeout(timer);
      element.removeAttribute("aria-busy");
    };
  }

  function onAct(element: HTMLElement) {
    if (act?.element !== element) {
      end();
      act = { element, place: all().indexOf(element), end: waitWith(element) };
    }
    hasActed = true;
    load();
  }

  document.addEventListener(
    "click",
    (click) => {
      if (isOurs || !(click.target instanceof Element) || !isPlainClick(click)) return;
      const element = click.target.closest<HTMLElement>(acting);
      // Who follows a link has done with what is still waiting.
      if (!element && click.target.closest("a[href]")) end();
      if (!element || isHydrated) return;
      if (isGivenUp && navigator.onLine && isNative(element)) return load();
      click.preventDefault();
      click.stopPropagation();
      onAct(element);
    },
    true,
  );

  // A form hydrates while its visitor fills it in, even if that began before this script was there.
  function onFocus(target: EventTarget | null) {
    if (isHydrated || !(target instanceof Element && target.closest("form"))) return;
    hasActed = true;
    load();
  }
  document.addEventListener("focusin", ({ target }) => onFocus(target));
  onFocus(document.activeElement);

  // On a page from the back/forward cache no old act is carried out.
  addEventListener("pagehide", end);

  addEventListener(hydratedEvent, () => {
    isHydrated = true;
    if (act) carryOut();
  });

  return {
    hasActed: () => hasActed,
    fail: giveUp,
  };
}
