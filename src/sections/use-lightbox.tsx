import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import { showNotice } from "../lib/notice";
import { waitWith } from "../lib/pending-act";
import { isPlainClick } from "../lib/plain-click";
import { loadStyleSheet } from "../start/style-sheet";
import { offlineStrings } from "../strings/offline";
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
  /** Of the picture that was asked for last. */
  const endWait = useRef<() => void>();
  const open = async (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Safari gives no focus to a link that is clicked, and the dialog gives it back to what had it.
    link.focus({ preventScroll: true });
    let isWanted = true;
    /** The link does what it does without scripts, unless there is no way to where it leads. */
    const leave = () => {
      if (isWanted && navigator.onLine) window.open(link.href, "_self");
      else if (isWanted) showNotice(offlineStrings.picture);
      isWanted = false;
      // The page may come back from the back/forward cache, or stay: nothing is on its way any more.
      end();
    };
    endWait.current?.();
    const end = waitWith(link, { onLate: leave, onTakenBack: () => (isWanted = false) });
    endWait.current = () => {
      isWanted = false;
      end();
    };
    try {
      const lightbox = import(/* webpackChunkName: "lightbox" */ "./lightbox");
      const [{ default: Lightbox }] = await Promise.all([lightbox, loadStyleSheet()]);
      if (isWanted) setOpened({ Lightbox, start });
    } catch {
      // No network, or the site was published anew since.
      leave();
    }
    end();
  };
  const lightbox = opened && (
    <opened.Lightbox label={label} items={items} start={opened.start} onClose={() => setOpened(undefined)} />
  );
  return { open, lightbox };
}
