/** What several browser tests need to know of the site: its routes, when it is hydrated, what is cut off. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
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

/** What the browser writes to the console when the server answers 404, as it must for an unknown path. */
export const notFoundInConsole = /Failed to load resource: the server responded with a status of 404/u;

/** For roles: by the whole of a name. */
export const named = (name: string) => ({ name, exact: true });

export const banner = (page: Page) => page.getByRole("banner");

/** The link to the services in the header, or an entry that follows it. */
const { main: entries } = content.navigation;
const listPosition = entries.findIndex(({ listsServices }) => listsServices);
export const servicesLink = (page: Page, after = 0) =>
  banner(page).getByRole("link", named(entries.at(listPosition + after)?.label ?? ""));
export const servicesButton = (page: Page) =>
  banner(page).getByRole("button", named("Mostra l’elenco dei servizi"));
/** Those of the list that it opens. */
export const serviceLinks = (page: Page) =>
  banner(page).locator("nav").first().locator('a[href^="/services/"]');

/** The Tab key goes from service to service, and out of the list, which closes. */
export async function tabThroughServices(page: Page) {
  for (const link of await serviceLinks(page).all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(servicesLink(page, 1)).toBeFocused();
  await expect(serviceLinks(page).first()).toBeHidden();
}

/** Types into something that React owns, which has the page hydrated, and waits until it is. */
export async function hydrated(page: Page) {
  await page.evaluate(() => {
    const field = document.createElement("input");
    field.dataset.react = "";
    document.body.append(field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.remove();
  });
  // The application removes them.
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
}

/** Opens an address in the application. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

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

/** Waits until the page's observers have seen its last scroll, also while its clock is stopped. */
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

/** Texts and controls that end outside the window, and the page itself when it scrolls sideways. A carousel may. */
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
        part.closest('[aria-roledescription="carosello"], [aria-hidden="true"], [data-curtain]') !== null;
      return shown && !hiddenOnPurpose && (left < -1 || right > clientWidth + 1);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
      ...outside.map((part) => `${part.tagName}: ${part.textContent?.trim().slice(0, 60)}`),
    ];
  });

/** The rules of axe that a page breaks, each with the places. */
export async function axeFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .exclude("iframe")
    // Opens no second page, which only frames would need.
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
        .filter((part) => part.closest(":has(> * > input[type=range])") === null)
        // Of the way to a page phones show the last step only.
        .filter((part) => part.closest('nav:has([aria-current="page"])') === null)
        // Only scripts load a video or a map of third parties.
        .filter((part) => !part.matches('button:has(+ [role="status"])'))
        // Folded below a summary that says so.
        .filter((part) => part.closest("summary") !== null || part.closest("details:not([open])") === null)
        .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((part) => `${part.tagName}: ${part.textContent?.trim().slice(0, 60)}`),
    );
