/** What several browser tests need to know of the site: its routes, when it is hydrated, what is cut off. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { groupServices } from "../../src/lib/service-groups";
import { content, expectedRoutes } from "../built/content";

export { content, mainMenu, pointTexts } from "../built/content";

/** Every address of the site; the one that leads nowhere shows the not-found page. */
export const unknownPath = "/questa-pagina-non-esiste";
export const routes = expectedRoutes.map((route) => (route === "/404" ? unknownPath : route));

/** One route of each template and page. */
const template = (route: string) => route.replace(/^(\/(?:services|portfolio)\/).+/u, "$1");
export const oneOfEach = routes.filter(
  (route, index) => routes.findIndex((other) => template(other) === template(route)) === index,
);

/** Pages that have nothing to hydrate: there the application waits for an act of the visitor on every line. */
export const stillRoutes = [...content.legal.map(({ slug }) => `/${slug}`), unknownPath];

/** What the browser writes to the console when the server answers 404, as it must for an unknown path. */
export const notFoundInConsole = /Failed to load resource: the server responded with a status of 404/u;

/** For roles: by the whole of a name. */
export const named = (name: string) => ({ name, exact: true });

export const banner = (page: Page) => page.getByRole("banner");

/** Of the header: the link to the services, the button that opens their list, a service in it, and what follows the list. */
const { main: entries } = content.navigation;
const listPosition = entries.findIndex(({ listsServices }) => listsServices);
const entry = (page: Page, position: number) =>
  banner(page).getByRole("link", named(entries.at(position)?.label ?? ""));
export const servicesLink = (page: Page) => entry(page, listPosition);
export const servicesButton = (page: Page) =>
  banner(page).getByRole("button", named("Mostra l’elenco dei servizi"));
/** As the header lists them: by group. */
export const listedServices = groupServices(content.services, content.lists.serviceGroups).flatMap(
  ({ services }) => services,
);
export const serviceLink = (page: Page, position: number) =>
  banner(page).getByRole("link", named(listedServices.at(position)?.title ?? ""));
export const afterServices = (page: Page) => entry(page, listPosition + 1);

/** The Tab key goes from service to service, and out of the list, which closes. */
export async function tabThroughServices(page: Page) {
  for (const position of content.services.keys()) {
    await page.keyboard.press("Tab");
    await expect(serviceLink(page, position)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(entry(page, listPosition + 1)).toBeFocused();
  await expect(serviceLink(page, 0)).toBeHidden();
}

/** The header as it is on white, and its ground over the home page's picture. */
export const headerColours = {
  white: "rgb(255, 255, 255)",
  ink: "rgb(14, 39, 53)",
  transparent: "rgba(0, 0, 0, 0)",
};

/** The mouse moves: a first interaction, at which the application comes on a fast line, once the page is loaded. */
export async function interact(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
}

/** Waits until the page is hydrated, and interacts meanwhile. */
export async function hydrated(page: Page) {
  const enhanced = async () => {
    await interact(page);
    return banner(page).locator('[data-enhanced="true"]').count();
  };
  await expect.poll(enhanced, "parts of the header that are hydrated").toBeGreaterThan(0);
  // The whole style sheet comes after that; until then links load documents.
  await expect
    .poll(
      () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href)),
      "the whole style sheet",
    )
    .toBe(true);
}

/** Opens an address and waits until it is hydrated, if it will be without an act of the visitor. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  if (!stillRoutes.includes(path)) await hydrated(page);
  return response;
}

/** What `navigator.connection` says of the line; browsers without it give `undefined`. Call it before a page is opened. */
export const onLine = (page: Page, connection?: { effectiveType?: string; saveData?: boolean }) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { configurable: true, value }),
    connection,
  );
export const slowLine = { effectiveType: "3g" };

/** Fills with the addresses of the application's scripts and data that the page asks for from now on. */
export function applicationRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|^\/page-data\//u.test(pathname)) asked.push(pathname);
  });
  return asked;
}

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Waits until the page knows what its last scroll has brought into view. Not by frames or timers, which do not run
 * in a test that has stopped the clock: an observer of the window that is set up now reports after all others.
 */
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

/** Scrolls at once, as if the visitor had let go of the scroll bar there, and lets the page notice. */
export async function scrollToY(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await settle(page);
}

/** Where something shows in the window. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return box;
}

/**
 * What does not fit the width of the window: the page itself when it scrolls sideways, and every
 * visible text or control that ends outside. What is in a carousel may.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = document.querySelectorAll(
      ":is(header, main, footer) :is(h1, h2, h3, p, li, dt, dd, a, button, input, select, textarea, label, figure)",
    );
    const outside = [...parts].filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      const shown = part.checkVisibility({ visibilityProperty: true });
      const hiddenOnPurpose =
        part.closest('[aria-roledescription="carosello"], [aria-hidden="true"]') !== null;
      return shown && !hiddenOnPurpose && (left < -1 || right > clientWidth + 1);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
      ...outside.map((part) => `${part.tagName}: ${part.textContent?.trim().slice(0, 60)}`),
    ];
  });

/**
 * The rules of axe, best practices included, that a page breaks, each with the places; not what a third party shows, so that
 * its legacy mode is enough, which opens no second page.
 */
export async function axeFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .exclude("iframe")
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, target }) => [target, html]),
  }));
}

/** Headings, texts, links and controls of `main` that nobody can see. */
export const invisible = (page: Page) =>
  page
    .getByRole("main")
    .locator(":is(h1, h2, h3, p, li, dt, dd, a, button, input, select, textarea, label, figcaption, img)")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.closest('[aria-hidden="true"]') === null && part.textContent !== "")
        // What moves a section through a terrain needs scripts.
        .filter((part) => part.querySelector("input[type=range]") === null)
        // Of the way to a page phones show the last step only.
        .filter((part) => part.closest('nav:has([aria-current="page"])') === null)
        // Folded below a summary that says so.
        .filter((part) => part.closest("summary") !== null || part.closest("details:not([open])") === null)
        .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((part) => `${part.tagName}: ${part.textContent?.trim().slice(0, 60)}`),
    );
