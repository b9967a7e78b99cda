import { render } from "@testing-library/react";
import { isoDay, longDay } from "../../shared/italian-time";
import { layoutData } from "../../tests/unit/testing/layout-data";
import { today } from "../lib/today";
import { ContactDetails } from "../sections/contact-details";
import { showToday } from "./today";

test("the year is Italy's, even where the visitor's clock still shows the old one", () => {
  jest.useFakeTimers({ now: new Date("2026-12-31T23:30:00Z") });
  document.body.innerHTML = "<p>© <span data-today>2026</span></p>";
  showToday();
  expect(document.body).toHaveTextContent("© 2027");
  jest.useRealTimers();
});

test("replaces the build date with today's, as React will render it", () => {
  jest.useFakeTimers({ now: new Date("2027-01-01T08:30:00Z") });
  document.body.innerHTML = `<p>© <span data-today>2026</span></p>
    <time data-today datetime="2026-11-22">22 novembre 2026</time> <time>5 marzo 2020</time>`;
  showToday();
  expect(document.body).toHaveTextContent("© 2027 1 gennaio 2027 5 marzo 2020");
  expect(longDay(today())).toBe("1 gennaio 2027");
  expect(document.querySelector("time")).toHaveAttribute("datetime", isoDay(today()));
  jest.useRealTimers();
});

test("shows a closure until its last day is over in Italy, even on an older page", () => {
  const closures = [{ from: "2026-08-10", to: "2026-08-25", note: "ferie estive" }];
  jest.useFakeTimers({ now: new Date("2026-08-25T21:59:00Z") });
  render(<ContactDetails studio={{ ...layoutData.studio, closures }} />);
  showToday();
  expect(document.body).toHaveTextContent("Chiuso dal 10 al 25 agosto 2026: ferie estive");
  jest.setSystemTime(new Date("2026-08-25T22:00:00Z"));
  showToday();
  expect(document.body).not.toHaveTextContent("Chiuso");
  jest.useRealTimers();
});
