import { stubMedia } from "../../tests/unit/testing/media";
import { manageComparisonSliders } from "./comparison-slider";

test("a slider rests where its picture is divided, moves to a press on the views, and says both shares", () => {
  document.body.innerHTML = `<div><p data-views></p><input type="range" data-comparison-slider data-media="telefono"
    data-portrait-start="36" data-left="dato" data-right="veduta" value="70"></div>`;
  const slider = document.querySelector("input") as HTMLInputElement;
  const state = () => [slider.value, slider.ariaValueText, slider.parentElement?.getAttribute("style")];
  stubMedia("telefono");
  manageComparisonSliders();
  expect(state()).toEqual(["36", "36 % dato, 64 % veduta", null]);

  slider.getBoundingClientRect = () => ({ left: 10, width: 144 }) as DOMRect;
  const press = (target: Element | null) =>
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 72 }));
  for (const target of [slider, document.body]) press(target);
  expect(slider.value).toBe("36");
  press(document.querySelector("[data-views]"));
  expect(state()).toEqual(["40", "40 % dato, 60 % veduta", "--split: 0.4;"]);
});
