/** @jest-environment jsdom */
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { reducedMotion, stubMedia } from "../../tests/unit/testing/media";
import { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./route-change";

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

const locationOf = (address: string) =>
  new URL(address, "http://localhost") as unknown as RouteUpdateArgs["location"];

/** Follows Gatsby's order: `shouldUpdateScroll` with the saved position, then `onRouteUpdate`. */
function go(from: string | null, to: string, left = 0) {
  const prevLocation = from === null ? null : locationOf(from);
  const location = locationOf(to);
  const scrollArgs = { getSavedScrollPosition: () => [0, left] } as unknown as ShouldUpdateScrollArgs;
  shouldUpdateScroll?.(scrollArgs, { plugins: [] });
  onRouteUpdate?.({ location, prevLocation } as RouteUpdateArgs, { plugins: [] });
}

beforeEach(() => {
  jest.useFakeTimers();
  stubMedia();
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  window.history.replaceState({ key: "1" }, "");
  document.title = "Titolo della scheda";
  document.body.innerHTML = `<h1>Il ponte</h1><section id="persone" tabindex="-1"></section><p id="gatsby-announcer"></p>`;
});
afterEach(() => void jest.useRealTimers());

const [toTop, toSaved] = [0, 1200].map((top) => [[{ top, left: 0, behavior: "instant" }]]);

test.each([
  ["back on the same page", "/about", "/about#persone", 1200, toSaved],
  ["a link to the same page", "/about", "/about", 0, toTop],
  ["from a section to its page", "/about#persone", "/about", 0, toTop],
])("%s: scrolls instantly to the saved position, or to the top", (_, from, to, leftAt, scrolled) => {
  go(from, to, leftAt);
  jest.runAllTimers();
  expect(scrollTo.mock.calls).toEqual(scrolled);
});

test.each([
  ["as the first page of the visit", null, "initial"],
  ["reached by a link", { key: "7" }, "7"],
])("saves the scroll position of a page not scrolled since hydration: %s", (_, state, key) => {
  sessionStorage.clear();
  const leave = (to: string) =>
    onPreRouteUpdate?.({ location: locationOf(to), prevLocation: locationOf("/about") } as RouteUpdateArgs, {
      plugins: [],
    });
  window.history.replaceState(state, "");
  go(null, "/about");
  window.scrollY = 2400;
  window.history.pushState(null, "");
  leave("/about#contenuto");
  expect(sessionStorage).toHaveLength(0);
  window.history.pushState({ key: "8" }, "");
  leave("/services");
  expect({ ...sessionStorage }).toEqual({ [`@@scroll|/about|${key}`]: "2400" });
});

test("does not scroll for a jump within the page, which the browser handles", () => {
  window.history.replaceState(null, "");
  go("/about", "/about#persone", 1200);
  expect([...scrollTo.mock.calls, ...scrollIntoView.mock.calls]).toEqual([]);
});

test.each([
  ["/about", [], "smooth"],
  ["/", [reducedMotion], "instant"],
])("from %s, with the media %j, scrolls to the section in the address: %s", (from, media, behavior) => {
  stubMedia(...media);
  go(from, "/about#persone");
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("persone")]);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior });
  expect(scrollTo).toHaveBeenCalledTimes(from === "/" ? 1 : 0);
});

test("announces a page without a heading by its title, in Italian, replacing Gatsby's English", () => {
  document.querySelector("h1")?.remove();
  go("/", "/portfolio/ponte");
  // Gatsby announces in English a frame after the change.
  const announcer = document.getElementById("gatsby-announcer") as HTMLElement;
  requestAnimationFrame(() => announcer.append("Navigated to Il ponte"));
  jest.runAllTimers();
  expect(announcer).toHaveTextContent(/^Pagina: Titolo della scheda$/u);
});
