type Modifiers = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click or a key comes by itself: with another key it may be the browser's own. */
export const isUnmodified = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** Whether a click asks for nothing but its target: no new tab, no new window, no download. */
export const isPlainClick = (click: MouseEvent): boolean => click.button === 0 && isUnmodified(click);
