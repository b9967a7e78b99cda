import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { content, expectedRoutes } from "../built/content";

export { content } from "../built/content";

export const unknownPath = "/questa-pagina-non-esiste";
export const routes = expectedRoutes.map((route) => (route === "/404" ? unknownPath : route));

const template = (route: string) => route.replace(/^(\/(?:services|portfolio)\/).+/u, "$1");
/** One route of each template. */
export const sampleRoutes = routes.filter(
  (route, index) => routes.findIndex((other) => template(other) === template(route)) === index,
);

export const consoleNotFoundPattern = /Failed to load resource: the server responded with a status of 404/u;

export const named = (name: string) => ({ name, exact: true });

export const banner = (page: Page) => page.getByRole("banner");

const { main: entries } = content.navigation;
const listPosition = entries.findIndex(({ listsServices }) => listsServices);
const menuLink = (page: Page, position: number) =>
  banner(page).getByRole("link", named(entries.at(position)?.label ?? ""));
export const servicesLink = (page: Page) => menuLink(page, listPosition);
export const linkAfterServices = (page: Page) => menuLink(page, listPosition + 1);
export const servicesButton = (page: Page) =>
  banner(page).getByRole("button", named("Mostra l’elenco dei servizi"));
export const serviceLinks = (page: Page) =>
  banner(page).locator("nav").first().locator('a[href^="/services/"]');

export async function tabThroughServices(page: Page) {
  for (const link of await serviceLinks(page).all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(linkAfterServices(page)).toBeFocused();
  await expect(serviceLinks(page).first()).toBeHidden();
}

/** Collects all further requests for the files of islands and of the lightbox. */
export function scriptRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|^\/islands\//u.test(pathname)) requests.push(pathname);
  });
  return requests;
}

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until observers have run after the last scroll, even with a paused clock. */
export const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      }),
  );

export async function scrollToY(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await settle(page);
}

type TouchEvent = "touchStart" | "touchMove" | "touchEnd";

/** Sends touches one by one, unlike Playwright's taps. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: TouchEvent, ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible`);
  return box;
}

/** Lists texts and controls outside the viewport, except in carousels, and a page that scrolls sideways. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = document.querySelectorAll(
      ":is(header, main, footer) :is(h1, h2, h3, p, li, dt, dd, a, button, input, select, textarea, label, figure)",
    );
    const outside = [...parts].filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      const isShown = part.checkVisibility({ visibilityProperty: true });
      const isHiddenOnPurpose =
        part.closest('[aria-roledescription="carosello"], [aria-hidden="true"], [data-comparison-slider]') !==
        null;
      return isShown && !isHiddenOnPurpose && (left < -1 || right > clientWidth + 1);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
      ...outside.map((part) => `${part.tagName}: ${part.textContent?.trim().slice(0, 60)}`),
    ];
  });

export async function axeFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .exclude("iframe")
    // Avoids opening a second page, needed only for frames.
    .setLegacyMode()
    // Halves the time.
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, target }) => [target, html]),
  }));
}

export const invisibleTexts = (page: Page) =>
  page
    .getByRole("main")
    .locator(":is(h1, h2, h3, p, li, dt, dd, a, button, input, select, textarea, label, figcaption, img)")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.closest('[aria-hidden="true"], [hidden]') === null && part.textContent !== "")
        // The control of the terrain section needs scripts.
        .filter((part) => part.closest(":has(> * > input[type=range])") === null)
        // Phones show only the last step of the breadcrumbs.
        .filter((part) => part.closest('nav:has([aria-current="page"])') === null)
        // Third-party videos and maps need scripts.
        .filter((part) => !part.matches('button:has(+ [role="status"])'))
        .filter((part) => part.closest("summary") !== null || part.closest("details:not([open])") === null)
        .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((part) => `${part.tagName}: ${part.textContent?.trim().slice(0, 60)}`),
    );
