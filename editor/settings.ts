/** Settings of the editor, which its page loads from `settings.json`. */
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
  /** True under `npm start`, where the CMS works on a local folder, without sign-in and publication. */
  isLocal: boolean;
};

/** Variables whose values the page publishes: the patterns exclude passwords and queries in URLs. */
const variables: Readonly<Record<string, [pattern: RegExp, example: string]>> = {
  EDITOR_API: [/^https:\/\/[\w.-]+(:\d+)?\/api\/v1$/u, "https://codeberg.org/api/v1"],
  EDITOR_REPOSITORY: [/^\w[\w.-]*\/\w[\w.-]*$/u, "studio/sito"],
  GATSBY_SITE_URL: [/^https:\/\/[\w.-]+(:\d+)?$/u, "https://www.studio.it"],
};

/** @throws Error with a line per missing or wrong variable */
export function hostedSettings(environment: NodeJS.ProcessEnv): Pick<Settings, "backend" | "siteUrl"> {
  const read = (name: string) => environment[name]?.trim().replace(/\/$/u, "") ?? "";
  const name = read("EDITOR_BACKEND");
  if (name !== "github" && name !== "gitea")
    throw new Error("EDITOR_BACKEND: scrivere github, oppure gitea (che vale anche per Forgejo e Codeberg).");

  const faults = Object.entries(variables)
    .filter(([variable]) => variable !== "EDITOR_API" || name === "gitea")
    .filter(([variable, [pattern]]) => !pattern.test(read(variable)))
    .map(([variable, [, example]]) => `${variable}: ci vuole un valore come ${example}.`);
  if (faults.length > 0) throw new Error(faults.join("\n"));

  const siteUrl = read("GATSBY_SITE_URL");
  const branch = read("EDITOR_BRANCH") || "main";
  const repository = { repo: read("EDITOR_REPOSITORY"), branch };
  if (name === "github")
    return { siteUrl, backend: { name, ...repository, api_root: "https://api.github.com" } };
  const api_root = read("EDITOR_API");
  const app_id = read("EDITOR_CLIENT_ID");
  const base_url = new URL(api_root).origin;
  return { siteUrl, backend: { name, ...repository, api_root, base_url, ...(app_id && { app_id }) } };
}
