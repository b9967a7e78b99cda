import { hostedSettings } from "./settings";

const github = {
  EDITOR_BACKEND: "github",
  EDITOR_REPOSITORY: "studio/sito",
  GATSBY_SITE_URL: "https://www.studio.it/",
};
const gitea = { ...github, EDITOR_BACKEND: "gitea", EDITOR_API: "https://git.studio.it/api/v1" };

test("GitHub needs only the repository; Gitea and Forgejo also accept an OAuth client", () => {
  const hub = { name: "github", repo: "studio/sito", branch: "main", api_root: "https://api.github.com" };
  expect(hostedSettings(github)).toEqual({ backend: hub, siteUrl: "https://www.studio.it" });
  expect(hostedSettings({ ...gitea, EDITOR_CLIENT_ID: "abc" }).backend).toMatchObject({
    api_root: "https://git.studio.it/api/v1",
    base_url: "https://git.studio.it",
    app_id: "abc",
  });
});

test.each([
  [{}, ["EDITOR_BACKEND"]],
  [{ EDITOR_BACKEND: "gitea" }, ["EDITOR_API", "EDITOR_REPOSITORY", "GATSBY_SITE_URL"]],
  [{ ...github, EDITOR_REPOSITORY: "https://github.com/studio/sito" }, ["EDITOR_REPOSITORY"]],
  [{ ...gitea, EDITOR_API: "https://anna:segreto@git.studio.it/api/v1" }, ["EDITOR_API"]],
  [{ ...gitea, EDITOR_API: "http://git.studio.it/api/v1" }, ["EDITOR_API"]],
  [{ ...gitea, EDITOR_REPOSITORY: "../.." }, ["EDITOR_REPOSITORY"]],
  [{ ...gitea, GATSBY_SITE_URL: "https://www.studio.it/una-cartella" }, ["GATSBY_SITE_URL"]],
])("%o: names each invalid variable on a line", (environment, names) => {
  const lines = names.map((name) => `${name}:.+`).join("\\n");
  const read = () => hostedSettings(environment as NodeJS.ProcessEnv);
  expect(read).toThrow(new RegExp(`^${lines}$`, "u"));
});
