/** Name unlike any data that a browser saves, so that it does not fill the honeypot in. */
export const honeypotName = "riferimento-interno";

/**
 * Distinguishes robots from password managers, which also fill the honeypot: a robot types into it, or causes no
 * trusted event in the form.
 * @returns a function that tells whether a robot has filled the form
 */
export function watchForRobots(form: HTMLFormElement): () => boolean {
  const honeypot = form.elements.namedItem(honeypotName) as HTMLInputElement;
  let hasActed = false;
  let hasTypedIntoHoneypot = false;

  const onAction = ({ isTrusted, target }: Event) => {
    if (!isTrusted) return;
    if (target === honeypot) hasTypedIntoHoneypot = true;
    else hasActed = true;
  };
  for (const type of ["input", "keydown", "click"]) form.addEventListener(type, onAction);

  return () => honeypot.value !== "" && (hasTypedIntoHoneypot || !hasActed);
}
