/** Hydrates the islands of a page; each entry of this folder calls `start` once it has loaded. */
import "../styles/shared.css";
import { Component, type ComponentType, createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Slots } from "./island";
import { type IslandName, liveEvent } from "./names";

type KeptProps = { slot: string | undefined; html: string };

/** HTML that React neither checks nor changes. */
function Kept({ slot, html }: KeptProps) {
  const props = { "data-slot": slot, className: "contents", suppressHydrationWarning: true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the page itself
  return <div {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}

type BoundaryProps = { html: string; onError: () => void; children: ReactNode };

/** Keeps the page's HTML, which React would remove after an error. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? <Kept slot={undefined} html={this.props.html} /> : this.props.children;
  }
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

/**
 * Where a translator or an extension has changed the island, React builds it anew.
 * @returns a function that gives the new controls the values and the focus of the old ones
 */
function noteControls(host: HTMLElement): () => void {
  const controls = () => [...host.querySelectorAll<HTMLInputElement>("a, button, input")];
  const before = controls().map((control) => ({
    value: control.value,
    isFocused: control === document.activeElement,
  }));
  return () => {
    for (const [index, control] of controls().entries()) {
      const { value = control.value, isFocused = false } = before[index] ?? {};
      if (control.value !== value) {
        // The prototype's setter: React ignores an event for a value set through its own.
        setValue?.call(control, value);
        control.dispatchEvent(new Event("input", { bubbles: true }));
      }
      if (isFocused && control !== document.activeElement) control.focus({ preventScroll: true });
    }
  };
}

async function propsOf({ dataset }: HTMLElement): Promise<object> {
  if (dataset.props !== undefined) return JSON.parse(dataset.props);
  const response = await fetch(dataset.propsFile ?? "");
  return response.json();
}

function slotsOf(host: HTMLElement): Slots {
  const parts = [...host.querySelectorAll<HTMLElement>("[data-slot]")];
  const kept = parts.map(({ dataset: { slot }, innerHTML }) => [
    slot,
    <Kept key={slot} slot={slot} html={innerHTML} />,
  ]);
  return Object.fromEntries(kept);
}

async function hydrate<Props extends object>(
  host: HTMLElement,
  component: ComponentType<Props & { slots: Slots }>,
): Promise<void> {
  const props = (await propsOf(host)) as Props;
  const island = createElement(component, { ...props, slots: slotsOf(host) });
  const restoreControls = noteControls(host);
  let hasFailed = false;
  const onError = () => {
    hasFailed = true;
  };
  const options = {
    // The page goes on with the island built anew.
    onRecoverableError: (error: unknown) => console.info(`Island built anew: ${error}`),
  };
  // In one task, so that no key press falls between the old controls and the new.
  flushSync(() => {
    hydrateRoot(
      host,
      <Boundary html={host.innerHTML} onError={onError}>
        {island}
      </Boundary>,
      options,
    );
  });
  restoreControls();
  if (hasFailed) return;
  host.dataset.live = "true";
  host.dispatchEvent(new Event(liveEvent));
}

/** Hydrates every island of this name. */
export function start<Props extends object>(
  name: IslandName,
  component: ComponentType<Props & { slots: Slots }>,
): void {
  for (const host of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`))
    void hydrate(host, component);
}
