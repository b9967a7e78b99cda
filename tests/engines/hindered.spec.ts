/** Visitors whose browser withholds something, or whose page is changed by others: what they came for still works. */
import { required } from "../../src/forms/testing/enquiry";
import { content } from "../built/content";
import { enquiry } from "../e2e/enquiry";
import { hasFocus, heading, isHydrated, isShown, menuLink, openDialog, opener, tooWide } from "./in-page";
import { expect, phone, test } from "./support";

const [service] = content.services;
const [project] = content.projects;

test.describe("with the data of sites blocked, pictures off, and a font that never arrives", () => {
  test.use({
    hindrance: { lost: /\.(?:avif|jpe?g|woff2|webm|mp4)$/u, storage: "blocked" },
    expectedProblems: /not loaded: <(?:img|video|source|link [^>]*\brel="preload" as="image")/u,
  });

  test("pages can be read, and fit", async ({ window }) => {
    await window.size(...phone);
    for (const path of ["/", "/about", `/services/${service?.slug}`, `/portfolio/${project?.slug}`]) {
      await window.visit(path);
      expect(await window.evaluate(isShown, "main h1"), path).toBe(true);
      expect(await window.evaluate(tooWide), path).toBe(0);
    }
    await window.press(opener);
    await window.press(menuLink("/contact"));
    await window.expect(content.contactPage.hero.title, heading);
  });
});

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
      await window.press('dialog a[href="/about"]');
      await window.expect(content.aboutPage.hero.title, heading);
      await window.expect(null, openDialog);
    });
  });
