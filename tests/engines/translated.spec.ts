/** Visitors whose browser translates the page: what they came for still works. */
import { required } from "../../src/forms/testing/enquiry";
import { content } from "../built/content";
import { enquiry } from "../e2e/enquiry";
import { hasFocus, heading, isHydrated, isShown, openDialog, opener } from "./in-page";
import { phone, test } from "./support";

/** As browsers translate: every text moves into elements of theirs. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, option")) continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = `[${text.data}]`;
    text.replaceWith(outer);
  }
}

for (const moment of ["before", "after"] as const)
  test.describe(() => {
    // React says that it builds the page anew, or only the map (422), whose boundary is hydrated after the rest.
    test.use({ expectedProblems: /Minified React error #4(?:18|22|23|25)/u });

    test(`translated ${moment} it is hydrated, a page keeps its menu, its list of mistakes and its links`, async ({
      window,
      gate,
    }) => {
      await window.size(...phone);
      await window.open(`${gate.url}/contact`);
      if (moment === "before") await window.evaluate(translate);
      await window.expect(true, isHydrated);
      if (moment === "after") await window.evaluate(translate);
      await window.press("main form button[type=submit]");
      await window.expect(true, hasFocus, '[role="group"]');
      await window.type('main form [name="name"]', enquiry.name);
      await window.expect(
        required.length - 1,
        () => document.querySelectorAll("main form [aria-invalid=true]").length,
      );
      await window.press(opener);
      await window.expect(true, isShown, "dialog a");
      await window.press('dialog a[href="/"]');
      await window.expect(content.homePage.hero.title, heading);
      await window.expect(null, openDialog);
    });
  });
