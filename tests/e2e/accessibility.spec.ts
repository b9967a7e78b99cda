/** axe in the states that a page has only after somebody did something; as it arrives: every-route.spec.ts. */
import { axeFindings, banner, content, cutOff, visit } from "./site";
import { expect, test } from "./support";

const named = (name: string) => ({ name, exact: true });
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("with the menu of small screens open", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/about");
  await banner(page).getByRole("button", named("Menu")).click();
  await expect(page.getByRole("dialog", named("Menu"))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("with the list of services open, over the home page's picture", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/");
  await banner(page).getByRole("button", named("Mostra l’elenco dei servizi")).click();
  await expect(banner(page).getByRole("link", named(content.services[0]?.title ?? ""))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("with a form's errors shown, at 360 and at 1280 px", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/preventivo");
  await page.getByRole("button", named("Invia Richiesta di Preventivo")).click();
  const summary = page.getByRole("group", named("Campi da controllare"));
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(5);
  expect(await axeFindings(page), "at 360 px").toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await page.setViewportSize(desktop);
  expect(await axeFindings(page), "at 1280 px").toEqual([]);
});

test("with a picture of the gallery open", async ({ page }) => {
  await visit(page, `/portfolio/${content.projects[0]?.slug}`);
  await page
    .getByRole("link", { name: /^Ingrandisci/u })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Galleria" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("while the home page's video plays", async ({ page }) => {
    await visit(page, "/");
    await expect(page.getByRole("button", named("Metti in pausa il video"))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});
