/** Acts now and at each move within the CMS. */
export function onMove(act: () => void): void {
  // Some moves fire no `hashchange`; older browsers catch up at the next one.
  window.addEventListener("hashchange", act);
  (window as { navigation?: EventTarget }).navigation?.addEventListener("currententrychange", act);
  act();
}
