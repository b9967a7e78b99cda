type Modifiers = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

export const isUnmodified = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** Excludes clicks that open a new tab or window, or download. */
export const isPlainClick = (click: MouseEvent): boolean => click.button === 0 && isUnmodified(click);
