import { existsSync } from "node:fs";
import { currentVersion } from "./version";

test("a build says the commit and the time that git knows, or those that it is given", () => {
  const { commit, committedAt } = currentVersion();
  if (existsSync(".git")) expect(`${commit} ${committedAt}`).toMatch(/^[0-9a-f]{40} 20\d\d-\d\d-\d\dT\S+$/u);
  const given = { COMMIT: "abc", COMMIT_TIME: "2026-11-27T10:42:00+01:00" };
  Object.assign(process.env, given);
  expect(currentVersion()).toMatchObject({ commit: given.COMMIT, committedAt: given.COMMIT_TIME });
});
