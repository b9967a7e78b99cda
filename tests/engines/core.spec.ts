/** Tests core journeys on a phone in Firefox and WebKit; tests/e2e covers the rest in Chromium. */
import { expect } from "@playwright/test";
import { requiredFields, valuesFor } from "../../src/forms/testing/enquiry";
import { content } from "../built/content";
import { contact, enquiry, partsOf } from "../e2e/enquiry";
import { sampleRoutes, unknownPath } from "../e2e/site";
import { contactLink, heading, opener, test } from "./support";

const [project] = content.projects;
const scrollPosition = () => Math.round(window.scrollY);
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
const hasFocus = (selector: string) => document.activeElement?.matches(selector) ?? false;
const isDialogOpen = () => document.querySelector("dialog:modal") !== null;

test("a page of each template loads, fits the window, and contacts no other host", async ({ window }) => {
  for (const route of sampleRoutes.filter((known) => known !== unknownPath)) {
    await window.visit(route);
    const state = await window.run(() => ({
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
      font: document.fonts.check("700 16px Manrope"),
      hosts: [...new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).hostname))],
    }));
    expect(state, route).toEqual({ tooWide: 0, broken: 0, font: true, hosts: ["localhost"] });
  }
});

test("the menu traps focus and scrolling, and restores both", async ({ window }) => {
  await window.visit("/services");
  await window.run(scrollTo, 700);
  await window.press(opener);
  await window.expect(true, isDialogOpen);
  await window.key("PageDown");
  await window.key("Tab");
  await window.expect(true, hasFocus, "dialog *");
  await window.key("Escape");
  await window.expect(false, isDialogOpen);
  await window.expect(true, hasFocus, opener);
  await window.expect(700, scrollPosition);
});

test("a gallery opens, grows with the window, and restores focus and scroll position", async ({ window }) => {
  const picture = 'main a[href^="/static/"]';
  const width = () => {
    const enlargedImage = document.querySelector<HTMLImageElement>("dialog:modal img");
    return enlargedImage?.naturalWidth ? enlargedImage.clientWidth : 0;
  };
  await window.visit(`/portfolio/${project?.slug}`);
  await window.press(picture);
  await expect.poll(() => window.run(width)).toBeGreaterThan(300);
  const [upright, position] = [await window.run(width), await window.run(scrollPosition)];
  await window.size(740, 360);
  await expect.poll(() => window.run(width)).toBeGreaterThan(upright);
  await window.size(360, 800);
  await window.expect(upright, width);
  await window.key("Escape");
  await window.expect(true, hasFocus, picture);
  await window.expect(position, scrollPosition);
});

test("a form reports missing fields, then is sent", async ({ window, mailServer }) => {
  const send = "main form button[type=submit]";
  const invalid = () => document.querySelectorAll("main form [aria-invalid=true]").length;
  const result = () => document.querySelector("dialog:modal")?.textContent;
  // The drivers cannot type emoji, and a line break would send the form.
  const typedValues = valuesFor(({ name, requiredError }) =>
    requiredError ? enquiry[name].replace(/\n.*/u, "") : "",
  );
  await window.visit("/contact");
  await window.press(send);
  await window.expect(true, hasFocus, '[role="group"]');
  await window.expect(requiredFields.length, invalid);
  for (const { name, control } of requiredFields)
    await window[control === "select" ? "choose" : "type"](`main form [name="${name}"]`, typedValues[name]);
  await window.press(send);
  await window.expect(expect.stringContaining(contact.success), result);
  expect((await mailServer.messages()).map(({ parts }) => parts)).toEqual([partsOf(typedValues, contact)]);
});

test("letters typed while a form comes to life are kept, whatever an extension puts beside them", async ({
  window,
}) => {
  const name = 'main form [name="name"]';
  const state = (field: string) => ({
    text: document.querySelector<HTMLInputElement>(field)?.value,
    isFocused: document.activeElement?.matches(field),
    isLive: document.querySelector("main form")?.hasAttribute("data-live"),
  });
  await window.visit("/contact");
  await window.run(() => {
    for (const field of document.querySelectorAll("main form :is(input, select, textarea)"))
      field.after(document.createElement("div"));
  });
  const text = "Mario Rossi, da Catanzaro, per un frazionamento";
  await window.type(name, text);
  await window.expect({ text, isFocused: true, isLive: true }, state, name);
});

test("links open pages at the top; back and forward restore the scroll position", async ({ window }) => {
  await window.visit("/");
  await window.run(scrollTo, 1200);
  // Waits until the header is fixed: before, WebDriver would scroll to the button that it presses.
  await window.expect("true", () => document.documentElement.dataset.scrolled);
  await window.press(opener);
  await window.press(contactLink);
  await window.expect(content.contactPage.hero.title, heading);
  await window.expect(0, scrollPosition);
  await window.run(scrollTo, 500);
  await window.run(() => history.back());
  await window.expect(content.homePage.hero.title, heading);
  await window.expect(1200, scrollPosition);
  await window.run(() => history.forward());
  await window.expect(content.contactPage.hero.title, heading);
  await window.expect(500, scrollPosition);
});
