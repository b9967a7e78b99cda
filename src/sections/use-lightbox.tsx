import { type MouseEvent, useState } from "react";
import { isPlainClick } from "../lib/plain-click";
import { whenStyled } from "../start/style-sheet";
import { Lightbox, type LightboxItem } from "./lightbox";

/**
 * Pictures that open over the page, from links that lead to them without scripts.
 *
 * @param label name of the dialog
 * @returns what a click on the link of the picture at an index does, and the dialog while it is open
 */
export function useLightbox(label: string, items: readonly LightboxItem[]) {
  const [start, setStart] = useState<number>();
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // Safari gives no focus to a link that is clicked, and the dialog gives it back to what had it.
    event.currentTarget.focus({ preventScroll: true });
    const { href } = event.currentTarget;
    whenStyled(
      () => setStart(index),
      () => window.location.assign(href),
    );
  };
  const lightbox =
    start === undefined ? null : (
      <Lightbox label={label} items={items} start={start} onClose={() => setStart(undefined)} />
    );
  return { open, lightbox };
}
