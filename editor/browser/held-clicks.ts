/** Buttons of the CMS that have to wait. They are found by their label: another label only ends the waiting. */
import { ask, show, showLine } from "./message";

/** @param wait says whether to press the button after all; undefined for a button that need not wait */
function holdClicks(label: string, wait: (button: HTMLElement) => Promise<boolean> | undefined): void {
  let isReleased = false;
  const onClick = async (event: MouseEvent) => {
    const button = (event.target as Element).closest("button");
    if (isReleased || button?.textContent?.trim() !== label) return;
    const answer = wait(button);
    if (!answer) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!(await answer)) return;
    isReleased = true;
    button.click();
    isReleased = false;
  };
  document.addEventListener("click", onClick, { capture: true });
}

const isConverting = () => document.querySelector(".field .processing") !== null;

const converted = () =>
  new Promise<boolean>((resolve) => {
    const observer = new MutationObserver(() => {
      if (isConverting()) return;
      observer.disconnect();
      showLine(false);
      // The form takes the picture over before its next frame.
      requestAnimationFrame(() => resolve(true));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
  });

/** A field whose picture is still being converted counts as empty. */
export function holdSaves(): void {
  holdClicks("Salva", () => {
    if (!isConverting()) return undefined;
    show("Si prepara la fotografia, poi si salva.");
    showLine(true);
    return converted();
  });
}

const withoutReturn =
  "Su questo computer si riporta soltanto ciò di cui è già stato fatto un commit con git. Se non è stato fatto, ciò che si elimina non torna più.";

/** For the local folder, which keeps no versions. */
export function holdRemovals(): void {
  holdClicks("Elimina", (button) =>
    button.closest('[role="alertdialog"]') ? ask(withoutReturn, "Elimina", true) : undefined,
  );
}
