/** How a page comes to life: in which turns of the processor, no times. */
import { expect, test } from "./support";

test("React and the application are evaluated in tasks of their own", async ({ page }) => {
  await page.addInitScript(() => {
    const turns: string[] = [];
    Object.assign(window, {
      turns,
      // React looks for its developer tools when it is evaluated.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        onCommitFiberRoot() {},
        inject() {
          turns.push("React");
          setTimeout(() => turns.push("next task"));
        },
      },
    });
    Object.defineProperty(window, "___loader", { configurable: true, set: () => turns.push("application") });
  });
  await page.goto("/about");
  const turns = () => page.evaluate(() => (window as unknown as { turns: string[] }).turns);
  await expect.poll(turns).toEqual(["React", "next task", "application"]);
});
