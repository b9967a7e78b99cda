/** Where the editor finds the repository and the site. The page reads them from `settings.json`. */
import { z } from "zod";

export type Settings = {
  backend: {
    /** Forgejo has Gitea's API. */
    name: "gitea" | "github";
    repo: string;
    branch: string;
    api_root: string;
    base_url?: string;
    /** The OAuth client of Gitea or Forgejo; without it, and at GitHub, people sign in with a token. */
    app_id?: string | undefined;
  };
  /** Address of the published site, or of `npm start`. */
  siteUrl: string;
  /** git's name of the `content-model/` that the editor was built from; null at this computer. */
  model: string | null;
  /** The repository is a folder of this computer: nobody signs in, and a save is not published. */
  isLocal: boolean;
};

const common = {
  EDITOR_REPOSITORY: z
    .string("EDITOR_REPOSITORY: scrivere proprietario/nome del repository")
    .regex(/^\w[\w.-]*\/\w[\w.-]*$/u, "EDITOR_REPOSITORY: scrivere proprietario/nome del repository"),
  EDITOR_BRANCH: z.string().default("main"),
  GATSBY_SITE_URL: address("GATSBY_SITE_URL", "", "https://www.studio.it"),
};

/** Of a host alone, or with a path: the page shows it to everybody, so no password or question may be in it. */
function address(name: string, path: string, example: string) {
  const error = `${name}: ci vuole un indirizzo come ${example}`;
  return z.string(error).regex(new RegExp(`^https://[\\w.-]+(:\\d+)?${path}$`, "u"), error);
}

const variables = z.discriminatedUnion(
  "EDITOR_BACKEND",
  [
    z.object({ EDITOR_BACKEND: z.literal("github"), ...common }),
    z.object({
      EDITOR_BACKEND: z.literal("gitea"),
      EDITOR_API: address("EDITOR_API", "/api/v1", "https://codeberg.org/api/v1"),
      EDITOR_CLIENT_ID: z.string().optional(),
      ...common,
    }),
  ],
  "EDITOR_BACKEND: scrivere github, oppure gitea (che vale anche per Forgejo e Codeberg)",
);

/** @throws Error with a line for each variable that is missing or wrong */
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
