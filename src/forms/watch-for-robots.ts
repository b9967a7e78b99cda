import { trapName } from "./honeypot";

/**
 * Tells robots from visitors. Something in the trap is not enough: password managers are known to fill in any field,
 * and an enquiry taken for a robot's is lost. A visitor has at least clicked or typed for real (`isTrusted`, which no
 * script can forge), and has not typed into the trap.
 *
 * @returns whether it is a robot, to ask when the form is sent
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
