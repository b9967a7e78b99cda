/** Hydrates islands: the entry file of each island, loaded by src/start/load-island.ts, calls `hydrateIslands`. */
import "../styles/shared.css";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { IslandComponent, Slots } from "./island";
import { type IslandName, liveEvent } from "./names";

/** Slot: HTML of the page that React neither checks nor changes. */
function KeptHtml({ slot, html }: { slot: string; html: string }) {
  const attributes = { "data-slot": slot, className: "contents", suppressHydrationWarning: true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the page itself
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Remembers the focused control by its position, because React replaces the elements of an island that a translator
 * or an extension has changed.
 * @returns a function that focuses the new control in place of the one that had the focus
 */
function rememberFocus(element: HTMLElement): () => void {
  const controls = () => [...element.querySelectorAll<HTMLElement>("a, button, input")];
  const position = controls().indexOf(document.activeElement as HTMLElement);
  return () => {
    const control = controls()[position];
    if (control !== document.activeElement) control?.focus({ preventScroll: true });
  };
}

async function readProps<Props>({ dataset }: HTMLElement): Promise<Props> {
  if (dataset.props !== undefined) return JSON.parse(dataset.props);
  const response = await fetch(dataset.propsFile ?? "");
  return response.json();
}

function readSlots(element: HTMLElement): Slots {
  const slots: Record<string, ReactNode> = {};
  for (const { dataset, innerHTML } of element.querySelectorAll<HTMLElement>("[data-slot]")) {
    const slot = String(dataset.slot);
    slots[slot] = <KeptHtml key={slot} slot={slot} html={innerHTML} />;
  }
  return slots;
}

async function hydrate<Props extends object>(
  element: HTMLElement,
  Component: IslandComponent<Props>,
): Promise<void> {
  const props = await readProps<Props>(element);
  const island = <Component {...props} slots={readSlots(element)} />;
  const onRecoverableError = (error: unknown) => console.info(`React rendered the island anew: ${error}`);
  const restoreFocus = rememberFocus(element);
  const html = element.innerHTML;
  try {
    // Runs in one task, so that no key press falls between the old controls and the new.
    flushSync(() => void hydrateRoot(element, island, { onRecoverableError }));
  } catch (error) {
    // Restores the HTML of the element, which React has emptied. `reportError` fires the event at which load-island.ts
    // marks the island as failed.
    element.innerHTML = html;
    reportError(error);
    return;
  }
  restoreFocus();
  element.dataset.live = "true";
  element.dispatchEvent(new Event(liveEvent));
}

/** Hydrates all islands of a name. */
export function hydrateIslands<Props extends object>(
  name: IslandName,
  Component: IslandComponent<Props>,
): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`))
    void hydrate(element, Component);
}
