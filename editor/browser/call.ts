/** What a call of the CMS is to the repository: its saves are told from what only reads, and from what nobody knows. */
import { z } from "zod";
import type { Settings } from "../settings";

const path = z.string();

/** A save of Gitea and Forgejo; contents are base64. */
const giteaSave = z.looseObject({
  files: z.array(
    z.looseObject({
      path,
      operation: z.enum(["create", "update", "delete"]),
      content: z.string().optional(),
      from_path: z.string().optional(),
    }),
  ),
});

/** A save of GitHub; contents are base64. */
const githubSave = z.looseObject({
  variables: z.looseObject({
    input: z.looseObject({
      fileChanges: z.looseObject({
        additions: z.array(z.looseObject({ path, contents: z.string() })).default([]),
        deletions: z.array(z.looseObject({ path })).default([]),
      }),
    }),
  }),
});

export type Save = {
  /** Files as they are sent; `put` gives one other bytes, in base64. */
  written: { path: string; content: string; put: (content: string) => void }[];
  /** Paths of what goes away, also because it is moved. */
  removed: string[];
  /** What is to be sent. */
  body: object;
};

export type Call = {
  isOfRepository: boolean;
  /** `unknown`: it may write, and nobody can say what. */
  what: "no save" | "unknown" | Save;
};

function savedInGitea(given: unknown): Save | undefined {
  const { data: body } = giteaSave.safeParse(given);
  if (!body) return undefined;
  const written = body.files.filter(({ operation }) => operation !== "delete");
  const gone = body.files.filter(({ operation }) => operation === "delete").map(({ path }) => path);
  const moved = written.flatMap(({ from_path }) => (from_path === undefined ? [] : [from_path]));
  return {
    written: written.map((file) => ({
      path: file.path,
      content: file.content ?? "",
      put: (content) => {
        file.content = content;
      },
    })),
    removed: [...gone, ...moved],
    body,
  };
}

function savedInGithub(given: unknown): Save | undefined {
  const { data: body } = githubSave.safeParse(given);
  if (!body) return undefined;
  const { additions, deletions } = body.variables.input.fileChanges;
  return {
    written: additions.map((file) => ({
      path: file.path,
      content: file.contents,
      put: (content) => {
        file.contents = content;
      },
    })),
    removed: deletions.map(({ path }) => path),
    body,
  };
}

/** Of a query's text, what is neither a string nor a comment. */
const bare = (query: string) => query.replace(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#.*/gu, '""');

/** The one mutation that commits, and no other beside it: each takes an `input`. */
const isCommit = (query: string) =>
  /^\s*mutation\s*\(\$input: CreateCommitOnBranchInput!\)\s*\{\s*createCommitOnBranch\(/u.test(query) &&
  query.match(/(?<!\$)\binput\s*:/gu)?.length === 1;

function inGraphql(body: unknown): Call["what"] {
  const { data } = z.object({ query: z.string() }).safeParse(body);
  if (!data) return "unknown";
  const query = bare(data.query);
  if (!/\b(?:mutation|subscription)\b/u.test(query)) return "no save";
  return (isCommit(query) && savedInGithub(body)) || "unknown";
}

/** @returns undefined where a body is no JSON text */
function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** What a call does to the repository, by its address, its method and its body. */
export function callOf({ backend }: Settings, input: RequestInfo | URL, init?: RequestInit): Call {
  const { api_root, repo, graphql_api_root = `${api_root}/graphql` } = backend;
  const request = input instanceof Request ? input : undefined;
  const { origin, pathname } = new URL(request?.url ?? String(input), api_root);
  const address = origin + pathname;
  const method = (init?.method ?? request?.method ?? "GET").toUpperCase();
  const isOfRepository = [api_root, graphql_api_root].some((root) => address.startsWith(root));
  if (!isOfRepository || method === "GET" || method === "HEAD") return { isOfRepository, what: "no save" };
  switch (`${method} ${address}`) {
    case `POST ${graphql_api_root}`:
      return { isOfRepository, what: inGraphql(parsed(init?.body)) };
    // Gitea gives many files at once to who asks like this.
    case `POST ${api_root}/repos/${repo}/file-contents`:
      return { isOfRepository, what: "no save" };
    case `POST ${api_root}/repos/${repo}/contents`:
      return { isOfRepository, what: savedInGitea(parsed(init?.body)) ?? "unknown" };
    default:
      return { isOfRepository, what: "unknown" };
  }
}
