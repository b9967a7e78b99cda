/** Where the editor finds the repository and the site. The page reads it from `settings.json` before anything else. */
import { execFileSync } from "node:child_process";
import { z } from "zod";

/** GitHub's own; the others have none that everybody uses. */
const githubApi = "https://api.github.com";

export type Settings = {
  backend: {
    /** Forgejo speaks Gitea's API. */
    name: "gitea" | "github";
    /** Owner and name. */
    repo: string;
    branch: string;
    api_root: string;
    /** Of a GitHub that is not everybody's: the CMS would look for it elsewhere. */
    graphql_api_root?: string;
    /** Where a person signs in instead of giving a token; of Gitea and Forgejo, with the number of the OAuth client. */
    base_url?: string;
    app_id?: string;
  };
  /** Address of the published site, or of `npm start`. */
  siteUrl: string;
  /** git's name of `content-model/` from which the editor was built; null where it works on that folder itself. */
  model: string | null;
  /** The repository is a folder of this computer: nobody signs in, and a save is not published. */
  isLocal: boolean;
};

const https = (what: string) =>
  z.url({ protocol: /^https$/u, error: `${what}: ci vuole un indirizzo che comincia con https://` }).refine(
    (address) => {
      if (!URL.canParse(address)) return true;
      const { username, password, search, hash } = new URL(address);
      return `${username}${password}${search}${hash}` === "";
    },
    {
      error: `${what}: l'indirizzo finisce in un file pubblico, e non può avere nome, parola d'ordine o domande`,
    },
  );

const variables = z
  .object({
    EDITOR_BACKEND: z.enum(["github", "gitea"], {
      error: "EDITOR_BACKEND: scrivere github, oppure gitea (che vale anche per Forgejo e Codeberg)",
    }),
    EDITOR_REPOSITORY: z.string().regex(/^(?!\.+\/|.*\/\.+$)[\w.-]+\/[\w.-]+$/u, {
      error: "EDITOR_REPOSITORY: scrivere proprietario/nome del repository",
    }),
    EDITOR_BRANCH: z.string().regex(/^[\w./-]+$/u, { error: "EDITOR_BRANCH: non è il nome di un ramo" }),
    EDITOR_API: https("EDITOR_API"),
    EDITOR_CLIENT_ID: z.string(),
    GATSBY_SITE_URL: https("GATSBY_SITE_URL").refine(
      (address) => !URL.canParse(address) || new URL(address).pathname === "/",
      {
        error: "GATSBY_SITE_URL: l'indirizzo del sito non ha cartelle",
      },
    ),
  })
  .superRefine(({ EDITOR_BACKEND: name, EDITOR_API: api, EDITOR_CLIENT_ID: client }, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (!api.startsWith("https://")) return;
    if (name === "gitea" && !api.endsWith("/api/v1"))
      refuse("EDITOR_API: quella di Gitea e Forgejo finisce con /api/v1");
    if (name === "github" && api !== githubApi && !api.endsWith("/api/v3"))
      refuse(`EDITOR_API: quella di GitHub è ${githubApi}, quella di un GitHub proprio finisce con /api/v3`);
    if (name === "github" && client !== "")
      refuse(
        "EDITOR_CLIENT_ID: con GitHub si entra con un token, e un client OAuth non serve: lasciarlo vuoto",
      );
  });

/**
 * The settings of the hosted editor from the variables of the environment.
 *
 * @throws Error with one line for each variable that is missing or contradicts another
 */
export function hostedSettings(environment: NodeJS.ProcessEnv): Pick<Settings, "backend" | "siteUrl"> {
  const value = (name: string, otherwise = "") => environment[name]?.trim().replace(/\/$/u, "") || otherwise;
  const backend = value("EDITOR_BACKEND");
  const { data, error } = variables.safeParse({
    EDITOR_BACKEND: backend,
    EDITOR_REPOSITORY: value("EDITOR_REPOSITORY"),
    EDITOR_BRANCH: value("EDITOR_BRANCH", "main"),
    EDITOR_API: value("EDITOR_API", backend === "github" ? githubApi : ""),
    EDITOR_CLIENT_ID: value("EDITOR_CLIENT_ID"),
    GATSBY_SITE_URL: value("GATSBY_SITE_URL"),
  });
  if (error) throw new Error(error.issues.map(({ message }) => `${message}.`).join("\n"));
  const { EDITOR_CLIENT_ID: app_id, EDITOR_API: api_root } = data;
  return {
    backend: {
      name: data.EDITOR_BACKEND,
      repo: data.EDITOR_REPOSITORY,
      branch: data.EDITOR_BRANCH,
      api_root,
      ...(/\/api\/v3$/u.test(api_root) && { graphql_api_root: api_root.replace(/v3$/u, "graphql") }),
      ...(app_id !== "" && { app_id, base_url: new URL(api_root).origin }),
    },
    siteUrl: data.GATSBY_SITE_URL,
  };
}

/**
 * git's name of the content model as it was last committed.
 *
 * @throws Error without git, or outside a repository
 */
export const modelVersion = (root: string): string =>
  execFileSync("git", ["rev-parse", "HEAD:content-model"], { cwd: root, encoding: "utf8" }).trim();
