import { basename } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { deferred } from "./mail";
import { axeFindings, boxOf, content, finger, named, settle } from "./site";
import { expect, test } from "./support";

const loadedSize = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const bitmap = await createImageBitmap(await (await fetch(element.currentSrc)).blob());
    return { width: bitmap.width, isSquare: bitmap.height === bitmap.width };
  });

const service = content.services.find(({ hero }) => hero.backgroundImage && !hero.phoneImage);
const project = content.projects.find(({ gallery }) => gallery.length > 2);
const projectWithFigure = content.projects.find(({ fullDescription }) =>
  fullDescription.some(({ figure }) => figure?.image),
);
// Chromium calls a drawing by the fragment of its first use: here the hero does not show it.
const detailed = content.services.find(({ sheet, terrain }) => sheet?.phoneView && !sheet.plate && !terrain);
const hero = basename(service?.hero.backgroundImage?.src ?? "", ".jpg");
const projectPath = `/portfolio/${project?.slug}`;
const servicePath = `/services/${service?.slug}`;

for (const { isPhone, ...viewport } of [
  { width: 360, height: 740, isPhone: true },
  { width: 768, height: 1024, isPhone: false },
])
  test(`heroes and cards show ${isPhone ? "square crops" : "wide pictures"} at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const heroes = new Set<string>();
    page.on("request", (request) => {
      const name = basename(request.url());
      if (name.startsWith(hero) && name.endsWith(".avif")) heroes.add(request.url());
    });
    await page.goto(servicePath);
    expect(await loadedSize(page.locator("main section img").first())).toMatchObject({ isSquare: isPhone });
    expect(heroes.size).toBe(1);

    await page.goto("/services");
    const image = page.locator("main li img").first();
    // Lazy pictures wait far above the page until the first scroll.
    await page.mouse.wheel(0, 100);
    const { width, isSquare } = await loadedSize(image);
    expect(isSquare).toBe(isPhone);
    if (isPhone) expect(width).toBe(192);
  });

test("a sheet is a legible part on phones, and whole elsewhere and behind its link", async ({ page }) => {
  const [, , width = 0, height = 0] = detailed?.sheet?.phoneView?.split(" ").map(Number) ?? [];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/services/${detailed?.slug}`);
  await page.mouse.wheel(0, 100);
  const link = page.locator("#tavola a").filter({ has: page.getByRole("img") });
  const image = link.getByRole("img");
  const ratio = async () => (await boxOf(image)).width / (await boxOf(image)).height;
  expect(await ratio()).toBeCloseTo(width / height, 1);
  await image.scrollIntoViewIfNeeded();
  const address = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
  await expect.poll(address).toContain(`viewBox(${detailed?.sheet?.phoneView?.replaceAll(" ", ",")})`);

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(link).toHaveAttribute("href", /\.svg$/u);
  expect(await ratio()).toBeCloseTo(1.6, 1);
});

test("requests no other picture until the page's largest has loaded", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 2400 });
  const largest = deferred();
  const requests: string[] = [];
  await page.route("**/*.avif", async (route) => {
    requests.push(route.request().url());
    // The first request is the page's preload.
    if (requests.length === 1) await largest.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await settle(page);
  expect(requests).toHaveLength(1);
  const top = page.getByRole("main").locator("img[loading=lazy]").first();
  const offsetBefore = await top.evaluate((image: HTMLElement) => image.offsetTop);
  largest.resolve();
  await expect.poll(() => requests.length).toBeGreaterThan(2);
  expect(await top.evaluate((image: HTMLElement) => image.offsetTop)).toBe(offsetBefore);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("a 16:9 gallery fits the viewport, pans with a finger, pages with arrow keys, restores focus", async ({
    page,
  }) => {
    await page.goto(projectPath);
    const link = page.getByRole("link", { name: /^Ingrandisci/u }).nth(1);
    const thumbnail = await boxOf(link.getByRole("img"));
    expect(thumbnail.width / thumbnail.height).toBeCloseTo(16 / 9, 1);
    await link.tap();
    const dialog = page.getByRole("dialog", named("Galleria"));
    const image = dialog.getByRole("img");
    await expect(dialog.getByRole("button", named("Chiudi"))).toBeFocused();
    await loadedSize(image);
    await expect(image).toHaveCSS("object-fit", "contain");
    const wholeBox = await boxOf(image);
    expect([wholeBox.x >= 0, wholeBox.x + wholeBox.width <= 360]).toEqual([true, true]);
    expect(await axeFindings(page)).toEqual([]);

    const enlarge = dialog.getByRole("button", named("Ingrandisci"));
    await enlarge.tap();
    await enlarge.tap();
    await expect.poll(async () => (await boxOf(image)).width).toBeCloseTo(wholeBox.width * 2.25, 0);
    const { x } = await boxOf(image);
    const touch = await finger(page);
    await touch("touchStart", { x: 250, y: 370 });
    for (const across of [230, 210, 190, 170, 150]) await touch("touchMove", { x: across, y: 370 });
    await touch("touchEnd");
    await expect.poll(async () => (await boxOf(image)).x).toBeLessThan(x - 50);

    await page.keyboard.press("0");
    await page.keyboard.press("ArrowRight");
    await expect(dialog).toContainText(project?.gallery[2]?.caption ?? "");
    await dialog.getByRole("button", named("Chiudi")).tap();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });
});

// Lists pictures whose file has too few or too many pixels per CSS pixel of its box.
const misfits = (page: Page, [min, max]: readonly [number, number]) =>
  page.evaluate(
    async ({ min, max }) => {
      window.scrollTo(0, 1);
      const found: string[] = [];
      for (const image of document.querySelectorAll<HTMLImageElement>(
        'main picture > img:not([src*=".svg"])',
      )) {
        image.loading = "eager";
        await image.decode().catch(() => undefined);
        const { width, height } = image.getBoundingClientRect();
        const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
        const candidate = sources
          .flatMap(({ srcset }) => srcset.split(/,\s+/u))
          .map((text) => text.trim().split(" "))
          .find(([url = ""]) => new URL(url, location.href).href === image.currentSrc);
        const ratio = image.naturalWidth / image.naturalHeight;
        const pixels = Number.parseInt(candidate?.[1] ?? "", 10) / Math.max(width, height * ratio);
        // Skips panoramas: a 16:9 box shows a third of them.
        if (width > 0 && ratio < 2.4 && !(pixels >= min && pixels <= max))
          found.push(`${image.alt || image.currentSrc}: ${pixels.toFixed(2)}`);
      }
      return found;
    },
    { min, max },
  );

const projectPaths = [projectPath, `/portfolio/${projectWithFigure?.slug}`];
const templateRoutes = [
  "/",
  "/services",
  servicePath,
  "/portfolio",
  ...projectPaths,
  "/about",
  "/attrezzature",
];

for (const [widths, deviceScaleFactor, bounds] of [
  [[412], 2.625, [0.75, 99]],
  [[1280, 1920], 1, [0.9, 2.2]],
] as const)
  test(`the file chosen for each picture fits its box at ${widths.join(", ")} px`, async ({
    browser,
    baseURL,
  }) => {
    for (const route of templateRoutes)
      for (const width of widths) {
        // Opens a new page, whose cache is empty, because Chromium prefers larger cached files.
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          deviceScaleFactor,
          reducedMotion: "reduce",
          ...(baseURL && { baseURL }),
        });
        await page.goto(route);
        expect.soft(await misfits(page, bounds), `${route} at ${width} px`).toEqual([]);
        await page.context().close();
      }
  });
