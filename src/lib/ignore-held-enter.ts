/**
 * Makes a key held down one wish, not fifteen a second: an Enter that repeats would press whatever button has got the
 * focus meanwhile. In a text of several lines it goes on writing lines.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const writesLines = event.target instanceof HTMLTextAreaElement;
  if (event.key === "Enter" && event.repeat && !writesLines) event.preventDefault();
}
