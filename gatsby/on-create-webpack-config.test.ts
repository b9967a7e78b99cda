import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

test("a build has the day of Rome, not of Greenwich", async () => {
  jest.useFakeTimers({ now: new Date("2026-12-31T23:30:00Z") });
  const define = jest.fn();
  const rules = [{ use: [{ options: { limit: 1, modules: { localIdentName: "a" } } }] }];
  const args = {
    stage: "build-html",
    getConfig: () => ({ plugins: [], module: { rules } }),
    plugins: { define },
    actions: { replaceWebpackConfig: jest.fn() },
  } as unknown as CreateWebpackConfigArgs;
  await onCreateWebpackConfig?.(args, { plugins: [] }, () => {});
  expect(define).toHaveBeenCalledWith(expect.objectContaining({ __BUILD_DATE__: '"2027-01-01"' }));
});
