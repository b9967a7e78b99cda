import { trapName } from "./honeypot";

/**
 * Tells robots from visitors. Something in the trap is not enough: password managers are known to fill in any field,
 * and an enquiry taken for a robot's is lost. A visitor has at least clicked or typed for real (`isTrusted`, which no
 * script can forge), and has not typed into the trap.
 *
 * @returns `isRobot`, to ask when the form is sent, and `stop`
 */
export function watchForRobots(form: HTMLFormElement) {
  const isTrap = (target: EventTarget | null) =>
    target instanceof HTMLInputElement && target.name === trapName;
  let hasActed = false;
  let hasTypedIntoTrap = false;
  const note = ({ isTrusted, target }: Event) => {
    if (!isTrusted) return;
    if (isTrap(target)) hasTypedIntoTrap = true;
    else hasActed = true;
  };
  const events = ["input", "keydown", "click"];
  for (const event of events) form.addEventListener(event, note);
  return {
    isRobot() {
      const trap = form.elements.namedItem(trapName);
      const isSprung = trap instanceof HTMLInputElement && trap.value !== "";
      return isSprung && (hasTypedIntoTrap || !hasActed);
    },
    stop() {
      for (const event of events) form.removeEventListener(event, note);
    },
  };
}
