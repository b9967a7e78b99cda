import { isoDay, longDay } from "../lib/italian-time";
import { today } from "../lib/today";
import { showToday } from "./today";

test("the visitor's day takes the place of the build's, in the words that React will expect", () => {
  jest.useFakeTimers({ now: new Date("2027-01-01T08:30:00Z") });
  document.body.innerHTML = `<p>© <span data-today>2026</span></p>
    <time data-today datetime="2026-11-22">22 novembre 2026</time> <time>5 marzo 2020</time>`;
  showToday();
  expect(document.body).toHaveTextContent("© 2027 1 gennaio 2027 5 marzo 2020");
  expect(longDay(today())).toBe("1 gennaio 2027");
  expect(document.querySelector("time")).toHaveAttribute("datetime", isoDay(today()));
  jest.useRealTimers();
});

test("what held until a day that is past in Italy goes away", () => {
  jest.useFakeTimers({ now: new Date("2026-08-25T22:00:00Z") });
  document.body.innerHTML = `<p data-until="2026-08-25">Ferie</p><p data-until="2026-08-26">Ponte</p>`;
  showToday();
  expect(document.body.textContent).toBe("Ponte");
  jest.useRealTimers();
});
