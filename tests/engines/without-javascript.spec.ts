/** The ways through the site where scripts are off, in Firefox and in WebKit. */
import { content } from "../built/content";
import { colour, heading, isShown, menuLink, opener, servicesEntry } from "./in-page";
import { desk, phone, test } from "./support";

const [, , , fourth] = content.services;

test.use({ scripts: false });

// By invoker commands in Firefox; as a popover in WebKitGTK 2.50, which does not know them.
test("the menu of small screens opens and leads to a page", async ({ window }) => {
  await window.size(...phone);
  await window.visit("/about");
  await window.expect(false, isShown, "dialog a");
  await window.press(opener);
  await window.expect(true, isShown, "dialog a");
  await window.press(menuLink("/contact"));
  await window.expect(content.contactPage.hero.title, heading);
});

test("the list of services opens under the mouse and leads to a service", async ({ window }) => {
  await window.size(...desk);
  await window.visit("/about");
  await window.expect("rgb(255, 255, 255)", colour, "header");
  await window.hover(servicesEntry);
  await window.expect(true, isShown, "#elenco-servizi a");
  await window.press(`#elenco-servizi a[href="/services/${fourth?.slug}"]`);
  await window.expect(fourth?.hero.title, heading);
});
