import { trapName } from "./honeypot";

/**
 * Recognises robots, to ask when the form is sent. A filled honeypot is not enough, because password managers fill in any
 * field: visitors have at least clicked or typed (`isTrusted`, which no script can forge), and not into the honeypot.
 */
export function watchForRobots(form: HTMLFormElement): () => boolean {
  const trap = form.elements.namedItem(trapName);
  let hasActed = false;
  let hasTypedIntoTrap = false;
  const note = ({ isTrusted, target }: Event) => {
    if (!isTrusted) return;
    if (target === trap) hasTypedIntoTrap = true;
    else hasActed = true;
  };
  for (const event of ["input", "keydown", "click"]) form.addEventListener(event, note);
  return () => {
    const isSprung = trap instanceof HTMLInputElement && trap.value !== "";
    return isSprung && (hasTypedIntoTrap || !hasActed);
  };
}
