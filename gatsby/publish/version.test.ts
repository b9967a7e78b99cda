import { currentVersion } from "./version";

test("a build without git says the commit and the time that it is given", () => {
  const given = { COMMIT: "abc", COMMIT_TIME: "2026-11-27T10:42:00+01:00" };
  Object.assign(process.env, given);
  expect(currentVersion()).toMatchObject({ commit: given.COMMIT, committed: given.COMMIT_TIME });
});
