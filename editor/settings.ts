/** Loaded by the page from `settings.json`. */
export type Settings = {
  backend: { name: "gitea" | "github"; repo: string; branch: string; api_root: string } & {
    base_url?: string;
    /** OAuth client of Gitea or Forgejo; without it, and at GitHub, sign-in takes a token. */
    app_id?: string;
  };
  /** URL of the published site; empty under `npm start`. */
  siteUrl: string;
  /** Tree hash of the build's `content-model/`; null under `npm start`. */
  modelHash: string | null;
  /** Local folder as repository: no sign-in, no publication. */
  isLocal: boolean;
};

/** Public values: the patterns exclude passwords and queries in URLs. */
const variables: Readonly<Record<string, [pattern: RegExp, example: string]>> = {
  EDITOR_API: [/^https:\/\/[\w.-]+(:\d+)?\/api\/v1$/u, "https://codeberg.org/api/v1"],
  EDITOR_REPOSITORY: [/^\w[\w.-]*\/\w[\w.-]*$/u, "studio/sito"],
  GATSBY_SITE_URL: [/^https:\/\/[\w.-]+(:\d+)?$/u, "https://www.studio.it"],
};

/** @throws Error with a line per missing or wrong variable */
export function hostedSettings(environment: NodeJS.ProcessEnv): Pick<Settings, "backend" | "siteUrl"> {
  const given = (name: string) => environment[name]?.trim().replace(/\/$/u, "") ?? "";
  const name = given("EDITOR_BACKEND");
  if (name !== "github" && name !== "gitea")
    throw new Error("EDITOR_BACKEND: scrivere github, oppure gitea (che vale anche per Forgejo e Codeberg).");

  const faults = Object.entries(variables)
    .filter(([variable]) => variable !== "EDITOR_API" || name === "gitea")
    .filter(([variable, [pattern]]) => !pattern.test(given(variable)))
    .map(([variable, [, example]]) => `${variable}: ci vuole un valore come ${example}.`);
  if (faults.length > 0) throw new Error(faults.join("\n"));

  const siteUrl = given("GATSBY_SITE_URL");
  const branch = given("EDITOR_BRANCH") || "main";
  const repository = { repo: given("EDITOR_REPOSITORY"), branch };
  if (name === "github")
    return { siteUrl, backend: { name, ...repository, api_root: "https://api.github.com" } };
  const api_root = given("EDITOR_API");
  const app_id = given("EDITOR_CLIENT_ID");
  const base_url = new URL(api_root).origin;
  return { siteUrl, backend: { name, ...repository, api_root, base_url, ...(app_id && { app_id }) } };
}
