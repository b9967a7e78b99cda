/** Before the visitor asks for anything, nothing is stored and nobody else is told of the visit. */
import { notFoundInConsole, routes, visit } from "./site";
import { expect, test } from "./support";

test.use({ expectedProblems: [notFoundInConsole] });

// That no other host is asked for anything is proven at the end of every test (support.ts).
for (const route of routes) {
  test(`${route} sets no cookie and stores nothing`, async ({ page, context }) => {
    await visit(page, route);
    await page.waitForLoadState("networkidle");
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 });
  });
}
