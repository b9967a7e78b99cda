/** axe with all its default rules, best practices included, on every route and in every state of the frame. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { banner, content, cutOff, notFoundInConsole, routes, unknownPath, visit } from "./site";
import { expect, test } from "./support";

const named = (name: string) => ({ name, exact: true });
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** The rules a page breaks, each with the places; empty is what a test wants. */
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, target }) => [target, html]),
  }));
}

// Everything that would fade in is there at once: axe looks past what is transparent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of routes) {
  test.describe(() => {
    test.use({ expectedProblems: route === unknownPath ? [notFoundInConsole] : [] });

    test(`axe finds nothing on ${route}, at 360 and at 1280 px`, async ({ page }) => {
      await page.setViewportSize(phone);
      await visit(page, route);
      expect(await violations(page), "at 360 px").toEqual([]);
      await page.setViewportSize(desktop);
      expect(await violations(page), "at 1280 px").toEqual([]);
    });
  });
}

test("axe finds nothing with the menu of small screens open", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/about");
  await banner(page).getByRole("button", named("Menu")).click();
  await expect(page.getByRole("dialog", named("Menu"))).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const path of ["/", "/services/catasto"]) {
  test(`axe finds nothing on ${path} with the list of services open`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, path);
    await banner(page).getByRole("button", named("Mostra l’elenco dei servizi")).click();
    await expect(banner(page).getByRole("link", named(content.services[0]?.title ?? ""))).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const { path, button } of [
  { path: "/contact", button: "Invia Messaggio" },
  { path: "/preventivo", button: "Invia Richiesta di Preventivo" },
]) {
  test(`axe finds nothing on ${path} with the form's errors shown, at 360 and at 1280 px`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await visit(page, path);
    await page.getByRole("button", named(button)).click();
    const summary = page.getByRole("group", named("Controlla questi campi"));
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(5);
    expect(await violations(page), "at 360 px").toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await violations(page), "at 1280 px").toEqual([]);
  });
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("axe finds nothing on / while its video plays", async ({ page }) => {
    await visit(page, "/");
    await expect(page.getByRole("button", named("Metti in pausa il video"))).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
