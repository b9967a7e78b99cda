/**
 * What a visitor does before the application is there: nothing is lost, nothing is done twice, and until then nothing of
 * it is fetched where it waits for that. Each rule by itself: src/start/acts.test, src/start/page-script.test.
 */
import type { Page } from "@playwright/test";
import { layoutWords } from "../../src/words/layout";
import {
  contact,
  enquiry,
  fillIn,
  formOf,
  partsOf,
  quote,
  result,
  sendButton,
  typed,
  untouched,
} from "./enquiry";
import { event, expect, failureInConsole, type Mail, mailHost } from "./mail";
import {
  applicationRequests,
  axeFindings,
  banner,
  content,
  notFoundInConsole,
  onLine,
  routes,
  showLife,
  slowLine,
  stillRoutes,
} from "./site";
import { test } from "./third-parties";

const named = (name: string) => ({ name, exact: true });
const project = content.projects[0];
const projectPath = `/portfolio/${project?.slug}`;
const fastLine = { effectiveType: "4g" };

const picture = (page: Page) => page.getByRole("link", { name: /^Ingrandisci/u }).nth(1);
const nextSlide = (page: Page) => page.getByRole("button", named("Servizio successivo"));
const carousel = (page: Page) => page.getByRole("group", named(content.aboutPage.carousel.heading.title));
const loadMap = (page: Page) => page.getByRole("button", named("Carica la mappa"));

/** The application is on its way and arrives when the test says so: never, unless it does. */
async function holdScripts(page: Page) {
  const scripts = event();
  await page.route("**/*.js", async (route) => {
    await scripts.came;
    await route.continue();
  });
  return scripts;
}

/** Does not wait for scripts. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "domcontentloaded" });

type Seen = { page: Page; mail: Mail; asked: string[] };
type Act = {
  what: string;
  path: string;
  hosts?: string[];
  prepare?: (page: Page) => Promise<void>;
  control: (page: Page) => ReturnType<Page["locator"]>;
  /** That it has been carried out, once. */
  isDone: (seen: Seen) => Promise<void>;
};

const form: Act = {
  what: "a form filled in and sent",
  path: quote.path,
  prepare: (page) => fillIn(page, enquiry),
  control: sendButton,
  async isDone({ page, mail }) {
    await expect(result(page)).toContainText(quote.success);
    expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, quote)]);
    expect(mail.requests).toBe(1);
    expect(await typed(page)).toEqual(untouched);
  },
};

const gallery: Act = {
  what: "a picture of the gallery",
  path: projectPath,
  control: picture,
  async isDone({ page }) {
    const dialog = page.getByRole("dialog", named("Galleria"));
    await expect(dialog).toContainText(project?.gallery[1]?.caption ?? "");
    await expect(dialog.getByRole("button", named("Chiudi"))).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
  },
};

const arrow: Act = {
  what: "an arrow of the carousel",
  path: "/about",
  // It moves at once: no slide is seen on its way.
  prepare: (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  control: nextSlide,
  async isDone({ page }) {
    const slidesMoved = async () => {
      const first = await carousel(page).locator('[aria-label^="1 di "]').boundingBox();
      const all = await carousel(page).boundingBox();
      return first && all ? ((all.x - first.x) / first.width).toFixed(1) : undefined;
    };
    await expect.poll(slidesMoved).toBe("1.0");
  },
};

/** Hydrated after the rest of its page. */
const map: Act = {
  what: "the button of a map",
  path: contact.path,
  hosts: ["www.openstreetmap.org"],
  control: loadMap,
  async isDone({ page, asked }) {
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/caricat[oa]\.$/u);
    await expect(page.locator("iframe")).toHaveCount(1);
    expect(asked).toHaveLength(1);
  },
};

for (const { act, line, connection } of [
  ...[form, gallery, arrow, map].map((act) => ({ act, line: "on a slow line", connection: slowLine })),
  ...[form, gallery].map((act) => ({ act, line: "on a fast line", connection: fastLine })),
]) {
  const { what, path, hosts = [mailHost], prepare, control, isDone } = act;

  test.describe(() => {
    test.use({ knownHosts: hosts });

    test(`${what} twice, ${line}: waits for the application, and is done once`, async ({
      page,
      mail,
      asked,
    }) => {
      await onLine(page, connection);
      const scripts = await holdScripts(page);
      const requests = applicationRequests(page);
      await page.clock.install({ time: "2030-05-06T10:00:00" });
      await open(page, path);
      await prepare?.(page);
      // However long a busy machine takes, no four seconds pass.
      await page.clock.pauseAt("2030-05-06T11:00:00");
      await control(page).click();
      await control(page).click();
      await page.clock.runFor(300);
      await expect(control(page)).toHaveAttribute("aria-busy", "true");
      scripts.come();
      const waiting = async () => {
        // Preact's effects wait for a frame.
        await page.clock.runFor(50);
        return page.locator("[aria-busy]").count();
      };
      await expect.poll(waiting).toBe(0);
      await page.clock.resume();
      await isDone({ page, mail, asked });
      await expect(page).toHaveURL(path);
      expect(requests).toEqual([...new Set(requests)]);
    });
  });
}

test("a form takes what is typed while it comes to life", async ({ page }) => {
  await onLine(page, slowLine);
  const scripts = await holdScripts(page);
  await open(page, quote.path);
  const message = formOf(page).locator("[name=message]");
  const text = "Tutto quello che scrivo mentre la pagina si sveglia, parola per parola.";
  await message.pressSequentially(text.slice(0, 10));
  scripts.come();
  await message.pressSequentially(text.slice(10));
  await expect(formOf(page)).toHaveAttribute("data-live", "true");
  await expect(message).toHaveValue(text);
});

test("after four seconds without the application the browser posts the form, once", async ({
  page,
  mail,
}) => {
  await page.clock.install();
  await onLine(page, slowLine);
  await holdScripts(page);
  await open(page, quote.path);
  await fillIn(page, enquiry);
  await sendButton(page).click();
  await sendButton(page).click();
  await page.clock.fastForward(4_000);
  await expect(page.locator("body")).toHaveText("OK");
  expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, quote)]);
  expect(mail.requests).toBe(1);
});

test.describe("where scripts are refused", () => {
  test.use({ expectedProblems: [failureInConsole] });

  test("what needs them is gone once they are missed, and the browser posts the form", async ({
    page,
    mail,
  }) => {
    await onLine(page, fastLine);
    await page.route("**/*.js", (route) => route.abort("blockedbyclient"));
    await page.goto("/about");
    await showLife(page);
    await expect(nextSlide(page)).toBeHidden();
    await expect(carousel(page)).toBeVisible();
    await page.goto(contact.path);
    await fillIn(page, enquiry);
    await expect(loadMap(page)).toBeHidden();
    await expect(page.getByRole("link", named("Apri la mappa su OpenStreetMap"))).toBeVisible();
    await expect(formOf(page).getByText("«OK»")).toBeVisible();
    await sendButton(page).click();
    await expect(page.locator("body")).toHaveText("OK");
    expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, contact)]);
  });
});

test.describe("before any act", () => {
  test.use({ expectedProblems: [notFoundInConsole], contextOptions: { reducedMotion: "reduce" } });

  const servicePath = `/services/${content.services[0]?.slug}`;
  const oneOfEach = routes.filter(
    (route) => !/^\/(?:services|portfolio)\/./u.test(route) || [projectPath, servicePath].includes(route),
  );

  for (const { line, connection, paths, hasSign, withAxe } of [
    {
      line: "on a slow line",
      connection: slowLine,
      paths: oneOfEach,
      hasSign: true,
      withAxe: [contact.path, projectPath],
    },
    { line: "on a fast line, without a sign of life", connection: fastLine, paths: oneOfEach },
    {
      line: "on a fast line, where nothing comes to life",
      connection: fastLine,
      paths: stillRoutes,
      hasSign: true,
    },
  ])
    test(`nothing of the application is fetched ${line}`, async ({ page }) => {
      await page.clock.install();
      await onLine(page, connection);
      const requests = applicationRequests(page);
      for (const path of paths) {
        await page.goto(path);
        await page.clock.runFor(10_000);
        if (hasSign) await showLife(page);
        await page.clock.runFor(1_000);
        expect(requests, path).toEqual([]);
        if (withAxe?.includes(path)) expect(await axeFindings(page), `axe on ${path}`).toEqual([]);
      }
    });

  for (const { what, width, opener, closer, shown } of [
    {
      what: "the menu",
      width: 360,
      opener: layoutWords.menu,
      closer: layoutWords.closeMenu,
      shown: "dialog a",
    },
    {
      what: "the list of services",
      width: 1280,
      opener: layoutWords.openServices,
      closer: layoutWords.openServices,
      shown: "#elenco-servizi a",
    },
  ])
    test(`${what}, opened meanwhile, stays open when the application comes, and closes at its button`, async ({
      page,
    }) => {
      await onLine(page, fastLine);
      const scripts = await holdScripts(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/about");
      const first = banner(page).locator(shown).first();
      await page.getByRole("button", named(opener)).click();
      await expect(first).toBeVisible();
      scripts.come();
      await expect(banner(page).locator('[data-enhanced="true"]')).toBeAttached();
      await expect(first).toBeVisible();
      await page.getByRole("button", named(closer)).click();
      await expect(first).toBeHidden();
    });
});
