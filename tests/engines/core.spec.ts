/**
 * What every visitor needs, in Firefox and in WebKit, the engine of Safari: each check is the shortest that an engine can
 * fail. The rest is proven in Chromium (tests/e2e). Problems of pages and other hosts: support.ts, after every check.
 */
import { fieldNames } from "../../src/forms/fields";
import { required, valuesFor } from "../../src/forms/testing/enquiry";
import { content, expectedRoutes } from "../built/content";
import { contact, enquiry, partsOf, untouched } from "../e2e/enquiry";
import { hasFocus, heading, menuLink, openDialog, opener, scrolled, scrollTo } from "./in-page";
import { desk, expect, phone, test } from "./support";

const [service] = content.services;
const [project] = content.projects;

test("every route loads, fits the window, and shows its pictures", async ({ window }) => {
  await window.size(...phone);
  for (const route of expectedRoutes.filter((known) => known !== "/404")) {
    await window.visit(route);
    const state = await window.evaluate(() => ({
      titles: document.querySelectorAll("h1").length,
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      broken: [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map(({ src }) => src),
      font: document.fonts.check("700 16px Manrope"),
    }));
    expect(state, route).toEqual({ titles: 1, tooWide: 0, broken: [], font: true });
  }
});

test("the menu of small screens keeps page and focus, gives them back, and leads on", async ({ window }) => {
  await window.size(...phone);
  await window.visit("/services");
  await window.evaluate(scrollTo, 700);
  await window.press(opener);
  await window.expect("Menu", openDialog);
  await window.expect(true, hasFocus, "dialog *");
  await window.key("PageDown");
  await window.key("Tab");
  await window.expect(true, hasFocus, "dialog *");
  await window.key("Escape");
  await window.expect(null, openDialog);
  await window.expect(true, hasFocus, opener);
  await window.expect(700, scrolled);

  await window.press(opener);
  await window.press(menuLink("/contact"));
  await window.expect(content.contactPage.hero.title, heading);
  await window.expect(null, openDialog);
});

test("a gallery opens over the page, grows with a window that is turned, moves by keys, and gives focus and place back", async ({
  window,
}) => {
  const picture = 'main a[href^="/static/"]';
  const width = () => document.querySelector("dialog:modal img")?.clientWidth ?? 0;
  await window.size(...phone);
  await window.visit(`/portfolio/${project?.slug}`);
  await window.press(picture);
  const isPictureShown = () => {
    const { naturalWidth = 0, clientWidth = 0 } =
      document.querySelector<HTMLImageElement>("dialog:modal img") ?? {};
    return naturalWidth > 0 && clientWidth > 300;
  };
  await window.expect(true, isPictureShown);
  const upright = await window.evaluate(width);
  await window.size(740, 360);
  await expect.poll(() => window.evaluate(width)).toBeGreaterThan(1.2 * upright);
  await window.size(...phone);
  await window.expect(upright, width);
  const place = await window.evaluate(scrolled);
  const position = () => document.querySelector("dialog:modal p")?.textContent;
  await window.expect(`1 di ${project?.gallery.length}`, position);
  await window.key("ArrowRight");
  await window.expect(`2 di ${project?.gallery.length}`, position);
  await window.expect(true, isPictureShown);
  await window.key("Escape");
  await window.expect(false, isPictureShown);
  await window.expect(true, hasFocus, picture);
  await window.expect(place, scrolled);
});

test.describe("a form", () => {
  test.use({ expectedProblems: /console error: EmailJS|answer 412/u });

  test("names what is missing, keeps what is refused, and sends it when it is tried again", async ({
    window,
    mailServer,
  }) => {
    const send = "main form button[type=submit]";
    const values = (names: readonly string[]) =>
      names.map((name) => document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value);
    const result = () => document.querySelector("dialog:modal [id]:not(h2)")?.textContent ?? "";
    // What keyboards have keys for: one line, without emoji.
    const typed = valuesFor(({ name, missing }) => (missing ? enquiry[name].replace(/\n.*/u, "") : ""));

    await window.size(...phone);
    await window.visit("/contact");
    await window.press(send);
    await window.expect(true, hasFocus, '[role="group"]');
    await window.expect(
      required.length,
      () => document.querySelectorAll("main form [aria-invalid=true]").length,
    );
    for (const { name, control } of required)
      if (control === "select") await window.choose(`main form [name="${name}"]`, typed[name]);
      else await window.type(`main form [name="${name}"]`, typed[name]);
    await window.expect(Object.values(typed), values, fieldNames);

    mailServer.conduct = { kind: "refuse", status: 412, text: "Refused" };
    await window.press(send);
    await expect.poll(() => window.evaluate(result)).toContain(contact.failure);
    await window.expect(Object.values(typed), values, fieldNames);

    mailServer.conduct = { kind: "deliver" };
    await window.press('//dialog//button[normalize-space()="Riprova"]');
    await expect.poll(() => window.evaluate(result)).toContain(contact.success);
    await window.expect(Object.values(untouched), values, fieldNames);
    expect((await mailServer.letters()).map(({ parts }) => parts)).toEqual([partsOf(typed, contact)]);
    await window.key("Escape");
    await window.expect(true, hasFocus, send);
  });
});

const isPlaceNoted = () => Object.values(sessionStorage).includes(JSON.stringify(scrollY));

test("going on starts at the top with its own title; back and forward find the place that was left", async ({
  window,
}) => {
  const card = `main :is(h3, h4) > a[href="/services/${service?.slug}"]`;
  await window.size(...desk);
  await window.visit("/");
  const title = () => document.title;
  const homeTitle = await window.evaluate(title);
  await window.evaluate(
    (selector) => document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }),
    card,
  );
  const left = await window.evaluate(scrolled);
  expect(left).toBeGreaterThan(100);
  // Gatsby notes the place with the next frame; no visitor is faster than that.
  await window.expect(true, isPlaceNoted);
  await window.press(card);
  await window.expect(service?.hero.title, heading);
  await window.expect(0, scrolled);
  // react-helmet writes the head in a frame of its own.
  await expect.poll(() => window.evaluate(title)).not.toBe(homeTitle);
  await window.evaluate(scrollTo, 900);
  await window.expect(true, isPlaceNoted);
  await window.evaluate(() => history.back());
  await window.expect(homeTitle, title);
  await expect.poll(async () => Math.abs((await window.evaluate(scrolled)) - left)).toBeLessThan(50);
  await window.evaluate(() => history.forward());
  await window.expect(service?.hero.title, heading);
  await window.expect(900, scrolled);

  await window.press('//main//a[normalize-space()="Visualizza Servizi"]');
  await window.expect("#servizi", () => location.hash);
  await window.expect(true, hasFocus, "#servizi");
});

test("a fragment that cannot be decoded leaves the page as it is", async ({ window }) => {
  const field = 'main form [name="name"]';
  await window.visit("/contact#perch%C3");
  await window.evaluate(() => {
    location.hash = "#100%";
  });
  await window.type(field, "Anna");
  await window.expect("Anna", (name) => document.querySelector<HTMLInputElement>(name)?.value, field);
  await window.expect(content.contactPage.hero.title, heading);
});
