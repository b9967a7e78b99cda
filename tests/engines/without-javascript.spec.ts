/** The way through the site where scripts are off. The list of services, by styles alone: core.spec.ts. */
import { content } from "../built/content";
import { heading, isShown, menuLink, opener } from "./in-page";
import { phone, test } from "./support";

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
