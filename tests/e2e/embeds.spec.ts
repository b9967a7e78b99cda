/**
 * Videos and maps of third parties, on the built site whose content has them: YouTube on /about, Vimeo behind the hero
 * of home, OpenStreetMap on /contact. The third parties are played by the test.
 */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test as sendingTest } from "./mail";
import { live, visit } from "./site";

const youtube = "www.youtube-nocookie.com";
const vimeo = "player.vimeo.com";
const openStreetMap = "www.openstreetmap.org";
const hosts = [youtube, vimeo, openStreetMap];

/** The frames asked for, by their addresses; the pages that answer note the messages they are sent. */
type ThirdParties = { asked: string[]; messages: (page: Page) => Promise<unknown> };

const player = `<!doctype html><html lang="en"><title>Player</title><script>
  window.messages = [];
  addEventListener("message", (event) => messages.push(event.data));
</script><h1>Player</h1>`;

const test = sendingTest.extend<{ others: ThirdParties }>({
  others: async ({ context }, use) => {
    const asked: string[] = [];
    for (const host of hosts) {
      await context.route(`https://${host}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: "text/html; charset=utf-8", body: player });
      });
    }
    const messages = (page: Page) =>
      page
        .frameLocator("iframe")
        .locator("html")
        .evaluate(() => Reflect.get(window, "messages"));
    await use({ asked, messages });
  },
});

const load = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Carica/u });
const close = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Chiudi/u });
const remember = (page: Page) => page.getByRole("checkbox", { name: "Ricorda la scelta per sei mesi" });
const frame = (page: Page) => page.locator("iframe");
const manage = (page: Page) => page.getByRole("contentinfo").getByText("Gestisci contenuti esterni");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Contenuti esterni" });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const seen = (page: Page) => load(page).scrollIntoViewIfNeeded();

const pages = [
  { path: "/", host: vimeo, kind: "il video", open: "Guarda il video su Vimeo", company: "Vimeo.com, Inc." },
  {
    path: "/about",
    host: youtube,
    kind: "il video",
    open: "Guarda il video su YouTube",
    company: "Google Ireland",
  },
  {
    path: "/contact",
    host: openStreetMap,
    kind: "la mappa",
    open: "Apri la mappa su OpenStreetMap",
    company: "OpenStreetMap Foundation",
  },
] as const;

/** Lets the visitor's earlier choice be in the storage of the site, and of no frame. */
const chosen = (page: Page, provider: string, daysAgo = 0) =>
  page.addInitScript(
    ([name, days]) => {
      if (window !== window.top || window.name === "chosen") return;
      window.name = "chosen";
      const since = new Date(Date.now() - Number(days) * 24 * 3600 * 1000).toISOString();
      localStorage.setItem("contenuti-esterni", JSON.stringify({ [String(name)]: since }));
    },
    [provider, daysAgo],
  );

const axe = async (page: Page) => (await new AxeBuilder({ page }).exclude("iframe").analyze()).violations;

for (const { path, host, kind, open, company } of pages) {
  test.describe(`${path}, before it is asked for,`, () => {
    // Nobody else: a request to the third party fails the test (support.ts).
    test("the poster stands, and nobody is told of the visit", async ({ page, context }) => {
      await visit(page, path);
      await seen(page);
      await expect(page.getByText(company)).toBeVisible();
      await expect(page.getByRole("link", { name: open })).toHaveAttribute("href", /^https:/u);
      await page.waitForLoadState("networkidle");
      await expect(frame(page)).toHaveCount(0);
      expect(await stored(page)).toEqual({});
      expect(await context.cookies()).toEqual([]);
      expect(await axe(page)).toEqual([]);
    });

    test.describe("without scripts,", () => {
      test.use({ javaScriptEnabled: false });

      test("a link leads to it, and nothing promises more", async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("main").getByRole("link", { name: open })).toBeVisible();
        await expect(load(page)).toHaveCount(0);
        await expect(frame(page)).toHaveCount(0);
        await manage(page).click();
        await expect(page).toHaveURL(/\/privacy-policy#contenuti-esterni$/u);
        await expect(page.locator(":target")).toBeVisible();
      });
    });
  });

  test.describe(() => {
    test.use({ knownHosts: [host] });

    test(`${path} loads ${kind} by the keyboard, and lets it go again`, async ({ page, others }) => {
      await visit(page, path);
      await load(page).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main").getByRole("status")).toHaveText(/caricat[oa]\.$/u);
      expect(others.asked.map((address) => new URL(address).host)).toEqual([host]);
      await expect(frame(page)).toHaveAttribute("title", /^(?:Video|Mappa): ./u);
      expect(await stored(page)).toEqual({});
      expect(await axe(page)).toEqual([]);
      await close(page).click();
      await expect(frame(page)).toHaveCount(0);
      await expect(load(page)).toBeFocused();
    });
  });
}

test.describe(() => {
  test.use({ knownHosts: [youtube] });

  test("a remembered choice loads it by itself once in view; revoked from the footer, it asks again", async ({
    page,
    others,
  }) => {
    await visit(page, "/about");
    await remember(page).check();
    expect(await stored(page)).toEqual({});
    await load(page).click();
    await expect(frame(page)).toHaveCount(1);
    expect(Object.keys(await stored(page))).toEqual(["contenuti-esterni"]);

    // Gatsby would come back to the video, as after a reload.
    await page.evaluate(() => sessionStorage.clear());
    await visit(page, "/about");
    expect(others.asked).toHaveLength(1);
    await page.locator("#video figure").scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveCount(1);
    expect(new URL(others.asked[1] ?? "").searchParams.has("autoplay")).toBe(false);

    await manage(page).click();
    await expect(dialog(page)).toContainText("YouTube (Google Ireland)");
    expect(await axe(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Revoca: YouTube" }).click();
    await expect(dialog(page).getByRole("status")).toHaveText("Revocato: YouTube.");
    await expect(frame(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({});
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(manage(page)).toBeFocused();

    await page.reload();
    await live(page);
    await seen(page);
    await expect(frame(page)).toHaveCount(0);
    expect(others.asked).toHaveLength(2);
  });

  test("a choice of seven months ago is asked for again, and its record is gone", async ({
    page,
    others,
  }) => {
    await chosen(page, "youtube", 214);
    await visit(page, "/about");
    await seen(page);
    await expect(remember(page)).toBeVisible();
    expect(await stored(page)).toEqual({});
    expect(others.asked).toEqual([]);
  });

  test("where storage is blocked a choice lasts as long as the page, and can be revoked", async ({
    page,
    others,
  }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      }
    });
    await visit(page, "/about");
    await remember(page).check();
    await load(page).click();
    await expect(frame(page)).toHaveCount(1);
    await manage(page).click();
    await expect(dialog(page)).toContainText("finché questa pagina resta aperta");
    await dialog(page).getByRole("button", { name: "Revoca: YouTube" }).click();
    await expect(frame(page)).toHaveCount(0);
    await page.reload();
    await live(page);
    await seen(page);
    await expect(frame(page)).toHaveCount(0);
    expect(others.asked).toHaveLength(1);
  });

  test.describe("a third party that", () => {
    test.use({ expectedProblems: [/Failed to load resource: net::ERR_/u] });

    test("cannot be reached leaves the link and the way back to the poster", async ({ page, context }) => {
      await context.route(`https://${youtube}/**`, (route) => route.abort("connectionrefused"));
      await visit(page, "/about");
      await load(page).click();
      await expect(page.getByRole("link", { name: "Guarda il video su YouTube" })).toBeVisible();
      await close(page).click();
      await expect(frame(page)).toHaveCount(0);
      await expect(page.locator("#video").getByRole("img")).toBeVisible();
    });

    test("never answers gives way to the poster, and it is said", async ({ page, context }) => {
      await context.route(`https://${youtube}/**`, () => undefined);
      await page.clock.install();
      await visit(page, "/about");
      await load(page).click();
      await expect(frame(page)).toHaveCount(1);
      await page.clock.fastForward(10_000);
      await expect(frame(page)).toHaveCount(0);
      await expect(page.locator("#video").getByRole("status")).toHaveText(/non si è caricato/u);
      await expect(page.locator("#video").getByRole("img")).toBeVisible();
      await expect(load(page)).toBeFocused();
    });
  });
});

test.describe("the video behind the hero", () => {
  test.use({ knownHosts: [vimeo] });

  const pause = (page: Page) =>
    page.getByRole("main").getByRole("button", { name: "Metti in pausa il video" });

  test("plays by itself for who has chosen so, and stops at the hero's first button", async ({
    page,
    others,
  }) => {
    await chosen(page, "vimeo");
    await visit(page, "/");
    await expect(pause(page)).toBeVisible();
    await expect(frame(page)).toHaveAttribute("data-shown", "true");
    const { searchParams } = new URL(others.asked[0] ?? "");
    expect(searchParams.get("muted")).toBe("1");
    expect(searchParams.get("loop")).toBe("1");

    await page
      .locator("#contenuto, main")
      .first()
      .evaluate((main) => {
        main.setAttribute("tabindex", "-1");
        main.focus();
      });
    await page.keyboard.press("Tab");
    await expect(pause(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => others.messages(page)).toEqual([JSON.stringify({ method: "pause" })]);
    await expect(page.getByRole("main").getByRole("button", { name: "Riproduci il video" })).toBeFocused();
    expect(await axe(page)).toEqual([]);
  });

  test("does not play by itself under reduced motion", async ({ page, others }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await chosen(page, "vimeo");
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    await expect(load(page)).toBeVisible();
    expect(others.asked).toEqual([]);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "3g" }]) {
    test(`does not play by itself where the browser says ${JSON.stringify(connection)}`, async ({
      page,
      others,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await chosen(page, "vimeo");
      await visit(page, "/");
      await page.waitForLoadState("networkidle");
      await expect(load(page)).toBeVisible();
      expect(others.asked).toEqual([]);
    });
  }
});

test.describe("the policy of the pages", () => {
  test.use({ knownHosts: ["altrove.test"], expectedProblems: [/Content Security Policy/u] });

  test("lets no frame load but those of the content", async ({ page }) => {
    await visit(page, "/about");
    const blocked = await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("securitypolicyviolation", (event) =>
            resolve([event.effectiveDirective, event.blockedURI]),
          );
          document.body.append(
            Object.assign(document.createElement("iframe"), { src: "https://altrove.test/" }),
          );
        }),
    );
    expect(blocked).toEqual(["frame-src", "https://altrove.test"]);
  });
});

test("the map keeps its address and the way there", async ({ page }) => {
  await visit(page, "/contact");
  const map = page.getByRole("figure").filter({ hasText: "OpenStreetMap" });
  await expect(map.getByRole("img")).toBeVisible();
  await expect(map.getByText(/Via Esempio 1/u)).toBeVisible();
  await expect(map.getByRole("link", { name: "Indicazioni stradali" })).toHaveAttribute("href", /^https:/u);
});
