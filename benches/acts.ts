/** What visitors do on a page that has come to rest: how long until it answers, and how long it is deaf meanwhile. */
import type { Browser, Page } from "@playwright/test";
import { layoutStrings } from "../src/strings/layout";
import { lightboxStrings } from "../src/strings/lightbox";
import { type Figures, measured, type Plan, print } from "./compare";
import { type LinkName, links, newTab, newVisitor, phone, type Visitor } from "./visitor";

const desk: typeof phone = { viewport: { width: 1280, height: 800 }, locale: "it-IT" };
/** Within so many ms the browser has drawn the last answer and told how long it took. */
const reported = 500;
const typed = "abcdefghijklmnopqrst";

const firstField = (page: Page) => page.locator("main form input:visible").first();
const firstPicture = (page: Page) => page.locator('main a[href^="/static/"]').first();

/** Taps the first field and types at once: ms until the form is live. */
async function useForm({ page, reach, until }: Visitor): Promise<number> {
  const field = firstField(page);
  await reach(field);
  const time = await until('form[data-live="true"]', async () => {
    await field.tap();
    await page.keyboard.type(typed);
  });
  const left = await field.inputValue();
  if (left !== typed) throw new Error(`${page.url()}: of «${typed}» the form kept «${left}».`);
  return time;
}

async function openPicture({ page, reach, until }: Visitor): Promise<number> {
  await reach(firstPicture(page));
  return until("dialog[open]", () => firstPicture(page).tap());
}

/** With an empty cache, and in another tab once all that the act needs is cached. */
async function twice(
  browser: Browser,
  url: string,
  link: LinkName,
  act: (visitor: Visitor) => Promise<number>,
): Promise<[first: number, second: number]> {
  const context = await newVisitor(browser, link);
  const once = async () => {
    const visitor = await newTab(context, link);
    await visitor.open(url);
    const time = await act(visitor);
    await visitor.page.close();
    return time;
  };
  const times: [number, number] = [await once(), await once()];
  await context.close();
  return times;
}

/** What is done on a page for INP, with which device. */
const interactions = (project: string) =>
  [
    {
      name: "menu",
      device: phone,
      route: "/",
      act: async ({ page, reach }: Visitor) => {
        const button = page.getByRole("button", { name: layoutStrings.menu, exact: true });
        await reach(button);
        await button.tap();
        await page.getByRole("button", { name: layoutStrings.closeMenu }).tap();
        await page.getByRole("dialog").waitFor({ state: "hidden" });
      },
    },
    {
      name: "list of services",
      device: desk,
      route: "/",
      act: async ({ page, reach }: Visitor) => {
        const button = page.getByRole("button", { name: layoutStrings.openServices });
        const entry = page.locator('header nav a[href^="/services/"]').first();
        await reach(button);
        await button.click();
        await entry.waitFor();
        // Until then CSS holds it open under the pointer.
        await page.locator('header [data-enhanced="true"]').waitFor({ state: "attached" });
        await button.click();
        await entry.waitFor({ state: "hidden" });
      },
    },
    {
      name: "gallery",
      device: phone,
      route: project,
      act: async ({ page, reach }: Visitor) => {
        await reach(firstPicture(page));
        await firstPicture(page).tap();
        await page.getByRole("button", { name: lightboxStrings.close, exact: true }).tap();
        await page.getByRole("dialog").waitFor({ state: "hidden" });
      },
    },
    {
      name: "form",
      device: phone,
      route: "/contact",
      act: async ({ page, reach }: Visitor) => {
        await reach(firstField(page));
        await firstField(page).tap();
        await page.keyboard.type(typed);
        await page.locator('form[data-live="true"]').waitFor();
        await firstField(page).press("Control+A");
        await firstField(page).press("Backspace");
        await page.locator("main form [type=submit]").tap();
        await page.locator("[aria-invalid=true]").first().waitFor();
      },
    },
  ] as const;

/** The slowest answer to a tap, a click or a key; 0 stands for less than 16 ms. */
async function inp(browser: Browser, url: string, link: LinkName, project: string): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const { name, device, route, act } of interactions(project)) {
    const context = await newVisitor(browser, link, { device });
    const visitor = await newTab(context, link);
    const { page, open } = visitor;
    await open(url + route);
    await act(visitor);
    await page.waitForTimeout(reported);
    figures[`INP, ${name}, ms`] = await page.evaluate<number>("slowest");
    await context.close();
  }
  return figures;
}

async function acts(browser: Browser, url: string, link: LinkName, project: string): Promise<Figures> {
  const form = await twice(browser, `${url}/contact`, link, useForm);
  const gallery = await twice(browser, url + project, link, openPicture);
  return {
    "form live, ms": form[0],
    "form live, cached, ms": form[1],
    "picture open, ms": gallery[0],
    "picture open, cached, ms": gallery[1],
    ...(links[link].effectiveType === "4g" && (await inp(browser, url, link, project))),
  };
}

/** @param project address of the project whose pictures are opened */
export async function benchActs(browser: Browser, plan: Plan, project: string): Promise<void> {
  for (const link of plan.links)
    print(`acts, ${link}`, plan, await measured(plan, ({ url }) => acts(browser, url, link, project)));
}
