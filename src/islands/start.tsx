/**
 * Hydrates islands (island.tsx): each entry of this folder calls `start` once the page script has loaded it
 * (src/start/load-island.ts).
 */
import "../styles/shared.css";
import { Component, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Slots } from "./island";
import { type IslandName, liveEvent } from "./names";

type IslandComponent<Props> = ComponentType<Props & { slots: Slots }>;

/** HTML of the page that React neither checks nor changes. */
function KeptHtml({ slot, html }: { slot?: string | undefined; html: string }) {
  const attributes = { "data-slot": slot, className: "contents", suppressHydrationWarning: true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the page itself
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

type BoundaryProps = { html: string; onError: () => void; children: ReactNode };

/**
 * Shows the page's HTML again after an error, for which React would remove the island: a translated page can
 * cause one (https://github.com/facebook/react/issues/11538).
 */
class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? <KeptHtml html={this.props.html} /> : this.props.children;
  }
}

const setNativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

/**
 * Notes what a person is doing. Where a translator or an extension has changed the island, React replaces its
 * HTML with new elements.
 * @returns a function that gives the new controls the values and the focus of the old ones
 */
function rememberControls(host: HTMLElement): () => void {
  const findControls = () => [...host.querySelectorAll<HTMLInputElement>("a, button, input")];
  const remembered = findControls().map((control) => ({
    value: control.value,
    isFocused: control === document.activeElement,
  }));

  return () => {
    for (const [index, control] of findControls().entries()) {
      const { value = control.value, isFocused = false } = remembered[index] ?? {};
      if (control.value !== value) {
        // React ignores the event if the value is set through its own setter
        // (https://github.com/facebook/react/issues/10135).
        setNativeValue?.call(control, value);
        control.dispatchEvent(new Event("input", { bubbles: true }));
      }
      if (isFocused && control !== document.activeElement) control.focus({ preventScroll: true });
    }
  };
}

async function readProps<Props>({ dataset }: HTMLElement): Promise<Props> {
  if (dataset.props !== undefined) return JSON.parse(dataset.props);
  const response = await fetch(dataset.propsFile ?? "");
  return response.json();
}

function readSlots(host: HTMLElement): Slots {
  const slots: Record<string, ReactNode> = {};
  for (const { dataset, innerHTML } of host.querySelectorAll<HTMLElement>("[data-slot]")) {
    const slot = String(dataset.slot);
    slots[slot] = <KeptHtml key={slot} slot={slot} html={innerHTML} />;
  }
  return slots;
}

async function hydrate<Props extends object>(
  host: HTMLElement,
  IslandContent: IslandComponent<Props>,
): Promise<void> {
  const props = await readProps<Props>(host);
  const restoreControls = rememberControls(host);
  let hasFailed = false;
  const onError = () => {
    hasFailed = true;
  };
  const island = (
    <ErrorBoundary html={host.innerHTML} onError={onError}>
      <IslandContent {...props} slots={readSlots(host)} />
    </ErrorBoundary>
  );

  // In one task, so that no key press falls between the old controls and the new.
  flushSync(() => {
    hydrateRoot(host, island, {
      onRecoverableError: (error) => console.info(`Island built anew: ${error}`),
    });
  });
  restoreControls();
  if (hasFailed) return;

  host.dataset.live = "true";
  host.dispatchEvent(new Event(liveEvent));
}

/** Hydrates each island of a name. */
export function start<Props extends object>(name: IslandName, component: IslandComponent<Props>): void {
  for (const host of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`))
    void hydrate(host, component);
}
