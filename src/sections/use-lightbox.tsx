import { type ComponentType, type MouseEvent, useState } from "react";
import { isPlainClick } from "../lib/plain-click";
import { loadStyleSheet } from "../start/style-sheet";
import type { LightboxItem, LightboxProps } from "./lightbox";

/** The dialog is fetched when a picture is opened, not before. */
type Opened = { Lightbox: ComponentType<LightboxProps>; start: number };

/**
 * Pictures that open over the page, from links that lead to them without scripts.
 *
 * @param label name of the dialog
 * @returns what a click on the link of the picture at an index does, and the dialog while it is open
 */
export function useLightbox(label: string, items: readonly LightboxItem[]) {
  const [opened, setOpened] = useState<Opened>();
  const open = async (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Safari gives no focus to a link that is clicked, and the dialog gives it back to what had it.
    link.focus({ preventScroll: true });
    try {
      const lightbox = import(/* webpackChunkName: "lightbox" */ "./lightbox");
      const [{ default: Lightbox }] = await Promise.all([lightbox, loadStyleSheet()]);
      setOpened({ Lightbox, start });
    } catch {
      // No network, or the site was published anew since: the link does what it does without scripts.
      window.open(link.href, "_self");
    }
  };
  const lightbox = opened && (
    <opened.Lightbox label={label} items={items} start={opened.start} onClose={() => setOpened(undefined)} />
  );
  return { open, lightbox };
}
