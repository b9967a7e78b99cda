/**
 * What a visitor does before the application is there: nothing is lost, nothing is done twice, and until then nothing of
 * it is fetched where it waits for that. Each rule by itself: src/start/acts.test.
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
  hydrated,
  notFoundInConsole,
  onLine,
  routes,
  showLife,
  slowLine,
  stillRoutes,
} from "./site";
import { embeds, test } from "./third-parties";

const named = (name: string) => ({ name, exact: true });
const service = content.services[0];
const project = content.projects[0];
const projectPath = `/portfolio/${project?.slug}`;

const picture = (page: Page) => page.getByRole("link", { name: /^Ingrandisci/u }).nth(1);
const carousel = (page: Page) => page.getByRole("group", named(content.aboutPage.carousel.heading.title));
const nextSlide = (page: Page) => page.getByRole("button", named("Servizio successivo"));
const mistakes = (page: Page) => formOf(page).getByRole("group", named("Campi da controllare"));

/** By how many slides the carousel has moved, once it is at rest. */
const slidesMoved = (page: Page) =>
  carousel(page).evaluate(async (element) => {
    const slide = element.querySelector('[aria-label^="1 di "]') ?? element;
    const moved = () => {
      const { left, width } = slide.getBoundingClientRect();
      return Math.round(((element.getBoundingClientRect().left - left) / width) * 10) / 10;
    };
    let last = Number.NaN;
    for (let still = 0; still < 10; still += 1) {
      await new Promise(requestAnimationFrame);
      if (moved() !== last) still = 0;
      last = moved();
    }
    return last;
  });

/** The application is on its way and arrives when the test says so: never, unless it does. */
async function holdScripts(page: Page) {
  const scripts = event();
  await page.route("**/*.js", async (route) => {
    await scripts.came;
    await route.continue();
  });
  return scripts;
}

/** Shows life, and gives the page the time to answer. */
async function beSeen(page: Page) {
  await showLife(page);
  await page.clock.runFor(1_000);
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
  press?: (page: Page) => Promise<void>;
  /** That it has been carried out, once. */
  isDone: (seen: Seen) => Promise<void>;
};

async function showsMistakes({ page, mail }: Seen) {
  await expect(mistakes(page)).toBeFocused();
  await expect(mistakes(page).getByRole("link")).toHaveCount(5);
  expect(mail.requests).toBe(0);
}

const filled: Act = {
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

const slides: Act = {
  what: "an arrow of the carousel",
  path: "/about",
  control: nextSlide,
  async isDone({ page }) {
    await expect(carousel(page)).toHaveAttribute("data-enhanced", "true");
    await expect.poll(() => slidesMoved(page)).toBe(1);
  },
};

const acts: Act[] = [
  gallery,
  {
    what: "a sample sheet",
    path: `/services/${service?.slug}`,
    control: (page) => page.getByRole("link", { name: service?.sheet?.drawing.alt }),
    async isDone({ page }) {
      const dialog = page.getByRole("dialog", named(service?.sheet?.title ?? ""));
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    },
  },
  slides,
  ...embeds
    .filter(({ host }) => !host.startsWith("www.youtube"))
    .map(({ path, host, button }) => ({
      what: `«${button}»`,
      path,
      hosts: [host],
      control: (page: Page) => page.getByRole("main").getByRole("button", named(button)),
      async isDone({ page, asked }: Seen) {
        await expect(page.getByRole("main").getByRole("status")).toHaveText(/caricat[oa]\.$/u);
        await expect(page.locator("iframe")).toHaveCount(1);
        expect(asked).toHaveLength(1);
      },
    })),
  { what: "an empty form sent", path: quote.path, control: sendButton, isDone: showsMistakes },
  {
    what: "Enter in a field",
    path: contact.path,
    control: sendButton,
    press: (page) => formOf(page).getByLabel("E-mail").press("Enter"),
    isDone: showsMistakes,
  },
  filled,
];

type Line = { line: string; connection?: { effectiveType?: string; saveData?: boolean } };
const slow: Line = { line: "on a slow line", connection: slowLine };
const fast: Line = {
  line: "on a fast line, the application on its way",
  connection: { effectiveType: "4g" },
};
const untold: Line = { line: "in a browser that tells nothing of its line" };
const saving: Line = { line: "under Save-Data", connection: { effectiveType: "4g", saveData: true } };

for (const { act, line, connection } of [
  ...acts.flatMap((act) => [slow, fast].map((line) => ({ act, ...line }))),
  { act: gallery, ...untold },
  { act: filled, ...saving },
]) {
  const { what, path, hosts = [mailHost], prepare, control, press, isDone } = act;

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
      for (const _ of ["once", "twice"]) await (press ?? ((it) => control(it).click()))(page);
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
      expect(requests.filter((address, index) => requests.indexOf(address) !== index)).toEqual([]);
    });
  });
}

test("a line that turns fast is still asked for nothing before an act, which is then done", async ({
  page,
  mail,
  asked,
}) => {
  await onLine(page, slowLine);
  await page.clock.install();
  const requests = applicationRequests(page);
  await page.goto(projectPath);
  await beSeen(page);
  await page.evaluate(() => {
    const { connection } = navigator as Navigator & { connection?: object };
    Object.assign(connection ?? {}, { effectiveType: "4g" });
  });
  await beSeen(page);
  expect(requests).toEqual([]);
  await gallery.control(page).click();
  await gallery.isDone({ page, mail, asked });
});

test.describe("a form", () => {
  test("takes what is typed while it comes to life, and sends it once", async ({ page, mail }) => {
    await onLine(page, slowLine);
    const scripts = await holdScripts(page);
    await open(page, quote.path);
    const message = formOf(page).locator("[name=message]");
    const text = "Tutto quello che scrivo mentre la pagina si sveglia, parola per parola.";
    const typing = message.pressSequentially(text, { delay: 15 });
    await expect.poll(() => message.inputValue()).not.toBe("");
    scripts.come();
    await typing;
    await expect(formOf(page)).toHaveAttribute("data-live", "true");
    await expect(message).toHaveValue(text);
    await fillIn(page, enquiry);
    await sendButton(page).dblclick();
    await filled.isDone({ page, mail, asked: [] });
  });

  test("in a browser that blocks storage, on a slow line, is sent all the same", async ({ page, mail }) => {
    await onLine(page, slowLine);
    await page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied", "SecurityError");
          },
        });
    });
    await open(page, quote.path);
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await filled.isDone({ page, mail, asked: [] });
  });

  for (const [what, query] of [
    ["a draft", ""],
    ["the service asked for", "?servizio=catasto"],
  ] as const)
    test(`that has ${what} to show shows it untouched on a slow line`, async ({ page }) => {
      await onLine(page, slowLine);
      await open(page, quote.path);
      const name = formOf(page).getByLabel("Nome");
      if (query === "") {
        await name.fill("Maria");
        await expect
          .poll(() => page.evaluate(() => sessionStorage.getItem("draft:quote-form")))
          .toContain("Maria");
      }
      // By its address: on the way back the browser itself would fill it in.
      await page.goto(`${quote.path}${query}`);
      await expect(name).toHaveValue(query === "" ? "Maria" : "");
      await expect(formOf(page).getByLabel("Tipo di Servizio")).toHaveValue(query === "" ? "" : "catasto");
    });

  test("typed into before any script, left and come back to, is sent as it was", async ({ page, mail }) => {
    await onLine(page, slowLine);
    const scripts = await holdScripts(page);
    await open(page, quote.path);
    await fillIn(page, enquiry);
    await banner(page).getByRole("link", named("Contatti")).click();
    await expect(page).toHaveURL(contact.path);
    await page.goBack({ waitUntil: "domcontentloaded" });
    await expect.poll(() => typed(page)).toEqual(enquiry);
    scripts.come();
    await sendButton(page).click();
    await filled.isDone({ page, mail, asked: [] });
  });
});

test.describe("after four seconds without the application", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await onLine(page, slowLine);
  });

  test("the browser opens the picture", async ({ page }) => {
    await holdScripts(page);
    await open(page, projectPath);
    await picture(page).click();
    await page.clock.fastForward(2_000);
    await expect(picture(page)).toHaveAttribute("aria-busy", "true");
    await page.clock.fastForward(2_000);
    await expect(page).toHaveURL(/\/static\//u);
  });

  test("the browser posts the form, once", async ({ page, mail }) => {
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

  test("the browser says what is missing in a form, and scripts that come after all do", async ({
    page,
    mail,
  }) => {
    const scripts = await holdScripts(page);
    await open(page, quote.path);
    await sendButton(page).click();
    await page.clock.fastForward(4_000);
    await expect(formOf(page).locator("[name=name]")).toBeFocused();
    scripts.come();
    await hydrated(page);
    await sendButton(page).click();
    await showsMistakes({ page, mail, asked: [] });
  });

  test("a button goes on waiting, and is done when they come after all", async ({ page, mail }) => {
    const scripts = await holdScripts(page);
    await open(page, "/about");
    await nextSlide(page).click();
    await page.clock.fastForward(30_000);
    await expect(nextSlide(page)).toHaveAttribute("aria-busy", "true");
    scripts.come();
    await slides.isDone({ page, mail, asked: [] });
  });
});

for (const { line, connection } of [slow, fast])
  test.describe(`where scripts are refused, ${line}`, () => {
    test.use({ expectedProblems: [failureInConsole] });

    test.beforeEach(async ({ page }) => {
      await onLine(page, connection);
      await page.route("**/*.js", (route) => route.abort("blockedbyclient"));
    });

    test("the browser opens the picture and posts the form", async ({ page, mail }) => {
      await page.goto(projectPath);
      await picture(page).click();
      await expect(page).toHaveURL(/\/static\//u);
      await page.goto(quote.path);
      await fillIn(page, enquiry);
      await expect(formOf(page).getByText("«OK»")).toBeVisible();
      await sendButton(page).click();
      await expect(page.locator("body")).toHaveText("OK");
      expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, quote)]);
      expect(mail.requests).toBe(1);
    });

    test("what needs them is gone once they are missed; links and scrolling stay", async ({ page }) => {
      for (const { path, control, instead } of [
        { path: "/about", control: nextSlide, instead: carousel },
        {
          path: contact.path,
          control: (it: Page) => it.getByRole("button", named("Carica la mappa")),
          instead: (it: Page) => it.getByRole("link", named("Apri la mappa su OpenStreetMap")),
        },
      ]) {
        await page.goto(path);
        if (connection === slowLine) await control(page).click();
        else await showLife(page);
        await expect(control(page)).toBeHidden();
        await expect(instead(page)).toBeVisible();
      }
    });
  });

test.describe("before any act", () => {
  test.use({ expectedProblems: [notFoundInConsole], contextOptions: { reducedMotion: "reduce" } });

  const oneOfEach = routes.filter(
    (route) =>
      !/^\/(?:services|portfolio)\/./u.test(route) || [projectPath, "/services/catasto"].includes(route),
  );

  for (const { line, connection, paths, giveSign } of [
    { ...slow, paths: oneOfEach, giveSign: beSeen },
    { ...fast, line: "on a fast line, without a sign of life", paths: oneOfEach, giveSign: undefined },
    {
      ...fast,
      line: "on a fast line, where there is nothing to bring to life",
      paths: stillRoutes,
      giveSign: beSeen,
    },
  ])
    test(`nothing of the application is fetched ${line}`, async ({ page }) => {
      await page.clock.install();
      await onLine(page, connection);
      const requests = applicationRequests(page);
      for (const path of paths) {
        await page.goto(path);
        await page.clock.runFor(10_000);
        await giveSign?.(page);
        expect(requests, path).toEqual([]);
      }
    });

  for (const { what, width, opener, shown } of [
    { what: "the menu", width: 360, opener: layoutWords.menu, shown: "dialog a" },
    {
      what: "the list of services",
      width: 1280,
      opener: layoutWords.openServices,
      shown: "#elenco-servizi a",
    },
  ])
    test(`${what}, opened meanwhile, stays open when the application comes, and closes at its button`, async ({
      page,
    }) => {
      await onLine(page, fast.connection);
      const scripts = await holdScripts(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/about");
      const button = page.getByRole("button", named(opener));
      const first = banner(page).locator(shown).first();
      await button.click();
      await expect(first).toBeVisible();
      scripts.come();
      await expect(banner(page).locator('[data-enhanced="true"]')).toBeAttached();
      await page.waitForLoadState("networkidle");
      await expect(first).toBeVisible();
      await (width < 1024 ? page.getByRole("button", named(layoutWords.closeMenu)) : button).click();
      await expect(first).toBeHidden();
    });

  test("on a fast line scrolling is sign enough", async ({ page }) => {
    await onLine(page, fast.connection);
    await page.goto("/");
    await page.evaluate(() => window.scrollBy(0, 100));
    await expect(banner(page).locator('[data-enhanced="true"]')).toBeAttached();
  });

  for (const path of [contact.path, projectPath])
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await onLine(page, slowLine);
      await page.goto(path);
      expect(await axeFindings(page)).toEqual([]);
    });
});

test.describe("without the application", () => {
  // The browser looks for an icon of the picture.
  test.use({ expectedProblems: [/favicon\.ico/u] });
  test.beforeEach(async ({ page }) => onLine(page, slowLine));

  test("the list of services opens, links lead on, a picture opens in a new tab", async ({
    page,
    context,
  }) => {
    const requests = applicationRequests(page);
    await page.goto("/about");
    await banner(page).getByRole("link", named("Servizi")).hover();
    await banner(page)
      .getByRole("link", named(content.services.at(-1)?.title ?? ""))
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      content.services.at(-1)?.hero.title ?? "",
    );
    await page.goto(projectPath);
    const opened = context.waitForEvent("page");
    await picture(page).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/static\//u);
    await expect(page).toHaveURL(projectPath);
    expect(requests).toEqual([]);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

    test("the menu opens, leads to a place on the page and closes, and leads to a page", async ({ page }) => {
      const requests = applicationRequests(page);
      await page.goto("/");
      const menu = page.getByRole("dialog", named("Menu"));
      const openMenu = () => banner(page).getByRole("button", named("Menu")).tap();
      await openMenu();
      await menu.getByRole("link", named("I Nostri Servizi")).tap();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL("/#servizi");
      await openMenu();
      await menu.getByRole("link", named("Contatti")).tap();
      await expect(page).toHaveURL(contact.path);
      expect(requests).toEqual([]);
    });
  });
});
