/** Calls `Element.closest`; returns null for a target that is no element, such as the document or a text. */
export const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
