/** A visit of three pages by their links: home, the first service, the quote form. */
import type { Browser } from "@playwright/test";
import { type Figures, measured, type Plan, print } from "./compare";
import { bytesOf } from "./network";
import { type LinkName, newTab, newVisitor, type Visitor } from "./visitor";

/**
 * The moment at which a page can be seen, by the clock that documents share: its title and every picture, as far as the
 * screen reaches, and two frames later. It is told alike for a new document and for a page that scripts exchange, of
 * which browsers note no LCP.
 *
 * @param before title of the page that the visitor came from
 */
async function seen({ page }: Visitor, before?: string): Promise<number> {
  const moment = await page.waitForFunction((last) => {
    const [title, main] = [document.querySelector("h1"), document.querySelector("main")];
    if (!title || !main || title.textContent === last) return 0;
    const { top, bottom } = title.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return 0;
    // Of a document that is still arriving, what is in view is there once the text reaches further down.
    if (document.readyState === "loading" && main.getBoundingClientRect().bottom < innerHeight) return 0;
    const isAnyMissing = [...document.images].some((image) => {
      const box = image.getBoundingClientRect();
      const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return isInView && image.checkVisibility() && !image.complete;
    });
    if (isAnyMissing) return 0;
    return new Promise<number>((drawn) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => drawn(performance.timeOrigin + performance.now())),
      ),
    );
  }, before);
  return await moment.jsonValue();
}

/** Taps the first such link; gives the ms until the next page is seen. */
async function follow(visitor: Visitor, address: string): Promise<number> {
  const { page, reach, sincePress } = visitor;
  const link = page.locator(`main a[href^="${address}"]`).first();
  await reach(link);
  const title = (await page.locator("h1").textContent()) ?? "";
  await link.tap();
  return sincePress(await seen(visitor, title));
}

async function visit(browser: Browser, url: string, link: LinkName): Promise<Figures> {
  const context = await newVisitor(browser, link);
  const visitor = await newTab(context, link);
  await visitor.open(url);
  const home = (await seen(visitor)) - (await visitor.page.evaluate(() => performance.timeOrigin));
  const service = await follow(visitor, "/services/");
  const quote = await follow(visitor, "/preventivo");
  await visitor.rest();
  const requests = visitor.requests();
  await context.close();
  return {
    "home, ms": home,
    "service, ms": service,
    "quote form, ms": quote,
    "all three, ms": home + service + quote,
    requests: requests.length,
    "in all, kB": bytesOf(requests) / 1000,
    "scripts, kB": bytesOf(requests.filter(({ type }) => type === "Script")) / 1000,
  };
}

export async function benchVisit(browser: Browser, plan: Plan): Promise<void> {
  for (const link of plan.links)
    print(
      `visit of three pages, ${link}`,
      plan,
      await measured(plan, ({ url }) => visit(browser, url, link)),
    );
}
