/** Moves the curtain between two pictures (src/sections/curtain.tsx) to where its slider stands; it needs no application. */
export function moveCurtains(): void {
  addEventListener("input", ({ target }) => {
    const slider = target as HTMLInputElement;
    if (slider.dataset?.curtain === undefined) return;
    slider.parentElement?.style.setProperty("--split", String(slider.valueAsNumber / 100));
  });
}
