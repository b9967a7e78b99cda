/** Tests the menu without scripts: invoker commands in Firefox, a popover in WebKitGTK 2.50. */
import { content } from "../built/content";
import { contactLink, heading, opener, test } from "./support";

test.use({ hasScripts: false });

test("the menu opens and leads to a page", async ({ window }) => {
  const isShown = (link: string) =>
    document.querySelector(link)?.checkVisibility({ visibilityProperty: true });
  await window.visit("/about");
  await window.expect(false, isShown, contactLink);
  await window.press(opener);
  await window.expect(true, isShown, contactLink);
  await window.press(contactLink);
  await window.expect(content.contactPage.hero.title, heading);
});
