import { renderToString } from "react-dom/server";
import { layoutData } from "../../tests/unit/testing/layout-data";
import { ContactDetails } from "./contact-details";

const closures = [{ from: "2026-08-10", to: "2026-08-25", note: "ferie estive" }];

function htmlOn(day: string, told: typeof closures | null): string {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
  return renderToString(<ContactDetails studio={{ ...layoutData.studio, closures: told }} />);
}

afterEach(() => void jest.useRealTimers());

test("on its last day a closure is still below the hours, on the next it is gone; the page's script knows when", () => {
  document.body.innerHTML = htmlOn("2026-08-25", closures);
  expect(document.querySelector('dd[data-until="2026-08-25"]')).toHaveTextContent(
    /^Chiuso dal 10 al 25 agosto 2026: ferie estive$/u,
  );
  expect(htmlOn("2026-08-26", closures)).toBe(htmlOn("2026-08-26", null));
});
