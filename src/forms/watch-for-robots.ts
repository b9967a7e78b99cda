import { trapName } from "./honeypot";

/** Robots type into the honeypot or do nothing trusted elsewhere; password managers merely fill it. */
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
