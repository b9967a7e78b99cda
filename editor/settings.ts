/** Loaded by the page from `settings.json`. */
import { z } from "zod";

export type Settings = {
  backend: { name: "gitea" | "github"; repo: string; branch: string; api_root: string } & {
    base_url?: string;
    /** OAuth client of Gitea or Forgejo; without it, and at GitHub, sign-in takes a token. */
    app_id?: string;
  };
  /** Address of the published site; empty under `npm start`. */
  siteUrl: string;
  /** Tree hash of the build's `content-model/`; null on this computer. */
  model: string | null;
  /** Local folder as repository: no sign-in, no publication. */
  isLocal: boolean;
};

function like(name: string, form: RegExp, example: string) {
  const error = `${name}: ci vuole un valore come ${example}`;
  return z.string(error).regex(form, error);
}

// Public values: the patterns exclude passwords and queries in addresses.
const common = {
  EDITOR_REPOSITORY: like("EDITOR_REPOSITORY", /^\w[\w.-]*\/\w[\w.-]*$/u, "studio/sito"),
  EDITOR_BRANCH: z.string().default("main"),
  GATSBY_SITE_URL: like("GATSBY_SITE_URL", /^https:\/\/[\w.-]+(:\d+)?$/u, "https://www.studio.it"),
};
const giteaApi = /^https:\/\/[\w.-]+(:\d+)?\/api\/v1$/u;

const variables = z.discriminatedUnion(
  "EDITOR_BACKEND",
  [
    z.object({ EDITOR_BACKEND: z.literal("github"), ...common }),
    z.object({
      EDITOR_BACKEND: z.literal("gitea"),
      EDITOR_API: like("EDITOR_API", giteaApi, "https://codeberg.org/api/v1"),
      EDITOR_CLIENT_ID: z.string().optional(),
      ...common,
    }),
  ],
  "EDITOR_BACKEND: scrivere github, oppure gitea (che vale anche per Forgejo e Codeberg)",
);

/** @throws Error with a line per missing or wrong variable */
export function hostedSettings(environment: NodeJS.ProcessEnv): Pick<Settings, "backend" | "siteUrl"> {
  const given = Object.entries(environment).map(([name, value]) => [name, value?.trim().replace(/\/$/u, "")]);
  const { data, error } = variables.safeParse(Object.fromEntries(given.filter(([, value]) => value)));
  if (error) throw new Error(error.issues.map(({ message }) => `${message}.`).join("\n"));
  const repository = { repo: data.EDITOR_REPOSITORY, branch: data.EDITOR_BRANCH };
  const siteUrl = data.GATSBY_SITE_URL;
  if (data.EDITOR_BACKEND === "github")
    return { siteUrl, backend: { name: "github", api_root: "https://api.github.com", ...repository } };
  const { EDITOR_API: api_root, EDITOR_CLIENT_ID: app_id } = data;
  const base_url = new URL(api_root).origin;
  return { siteUrl, backend: { name: "gitea", api_root, base_url, app_id, ...repository } };
}
