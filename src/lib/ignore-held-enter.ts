/**
 * Ignores the key repeat of Enter, which would press whatever button has received the focus meanwhile. In a text area
 * it still writes lines.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const writesLines = event.target instanceof HTMLTextAreaElement;
  if (event.key === "Enter" && event.repeat && !writesLines) event.preventDefault();
}
