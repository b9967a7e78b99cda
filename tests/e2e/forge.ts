/**
 * The APIs of Gitea, Forgejo and GitHub as far as the form editor uses them, over a real git repository. They answer
 * inside the browser's own requests (Playwright's routes), so the editor runs under https addresses and its real policy.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { buildSchema, graphql } from "graphql";

const project = path.join(__dirname, "..", "..");

export type ForgeKind = "gitea" | "forgejo" | "github";

/** The connection breaks before or after the call was carried out. */
type Fate = "cut before" | "cut after" | undefined;
type Call = { method: string; address: string; accept: string; body: string };
type Answer = { status: number; body: unknown };
type Written = { path: string; bytes?: Buffer };
type Author = { name: string; email: string };

export const anna = { token: "token-di-anna", name: "Anna Rossi", email: "anna@studio.test" };

const apis = {
  gitea: "https://git.test/api/v1",
  forgejo: "https://git.test/api/v1",
  github: "https://api.github.com",
} as const;

const missing: Answer = { status: 404, body: { message: "Not Found" } };

const schema = buildSchema(`
  type Query { repository(owner: String!, name: String!): Repository }
  type Repository { object(oid: String!): Blob, ref(qualifiedName: String!): Ref, defaultBranchRef: Ref }
  type Blob { text: String, isTruncated: Boolean }
  type Ref { name: String, target: Commit }
  type Commit { oid: String, committedDate: String, history(first: Int, path: String): History, file(path: String!): File }
  type File { oid: String }
  type History { nodes: [Node] }
  type Node { oid: String, message: String, committedDate: String, author: Author }
  type Author { name: String, email: String, avatarUrl: String, user: User }
  type User { databaseId: Int, login: String }
  type Mutation { createCommitOnBranch(input: CreateCommitOnBranchInput!): Payload }
  type Payload { commit: Commit }
  input CreateCommitOnBranchInput {
    branch: CommittableBranch!, expectedHeadOid: String!, fileChanges: FileChanges, message: CommitMessage!
  }
  input CommittableBranch { repositoryNameWithOwner: String!, branchName: String! }
  input FileChanges { additions: [FileAddition!], deletions: [FileDeletion!] }
  input FileAddition { path: String!, contents: String! }
  input FileDeletion { path: String! }
  input CommitMessage { headline: String!, body: String }
`);

export class Forge {
  readonly root = mkdtempSync(path.join(tmpdir(), "forge-"));
  readonly api: string;
  /** What becomes of the next calls; they wait until it is known. */
  conduct: (call: Call) => Fate | Promise<Fate> = () => undefined;

  constructor(readonly kind: ForgeKind) {
    this.api = apis[kind];
    this.git("init", "-q", "-b", "main");
    for (const folder of ["content", "content-model", "static/video"])
      cpSync(path.join(project, folder), path.join(this.root, folder), { recursive: true });
    this.commit([], "Inizio", { name: "Agenzia", email: "agenzia@test" });
  }

  git(...words: string[]): string {
    return this.bytes(...words)
      .toString("utf8")
      .trim();
  }
  private bytes(...words: string[]): Buffer {
    return execFileSync("git", words, { cwd: this.root, maxBuffer: 1e9, stdio: ["ignore", "pipe", "pipe"] });
  }
  get head(): string {
    return this.git("rev-parse", "HEAD");
  }
  /** git's name of a file's bytes; undefined where there is no such file. */
  private shaOf(file: string): string | undefined {
    return this.git("ls-tree", "--format=%(objectname)", "HEAD", file) || undefined;
  }
  read(file: string, commit = "HEAD"): string {
    return this.bytes("show", `${commit}:${file}`).toString("utf8");
  }

  commit(files: readonly Written[], message: string, { name, email }: Author): string {
    for (const { path: file, bytes } of files) {
      const place = path.join(this.root, file);
      mkdirSync(path.dirname(place), { recursive: true });
      if (bytes) writeFileSync(place, bytes);
      else rmSync(place);
    }
    this.git("add", "-A");
    const who = ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
    this.git(...who, "commit", "-q", "--allow-empty", "-m", message);
    return this.head;
  }

  private log(file: string | null, count = 20) {
    const form = "--format=%H%x00%an%x00%ae%x00%aI%x00%s";
    const lines = this.git("log", `-${count}`, form, ...(file ? ["--", file] : [])).split("\n");
    return lines.filter(Boolean).map((line) => {
      const [sha = "", name = "", email = "", date = "", message = ""] = line.split("\0");
      return { sha, name, email, date, message };
    });
  }

  /** Answers the browser's calls from now on; the caller closes the context, then `remove`s the repository. */
  async listen(context: BrowserContext): Promise<void> {
    await context.route(`${new URL(this.api).origin}/**`, async (route) => {
      const request = route.request();
      const { pathname, searchParams } = new URL(request.url());
      const address = decodeURIComponent(pathname);
      const { accept = "", authorization = "" } = request.headers();
      const call = { method: request.method(), address, accept, body: request.postData() ?? "" };
      const fate = await this.conduct(call);
      if (fate === "cut before") return route.abort("connectionreset");
      const answer = authorization.endsWith(` ${anna.token}`)
        ? // A branch, a commit or a file that git does not know.
          await this.answer(call, searchParams).catch(() => missing)
        : { status: 401, body: { message: "Bad credentials" } };
      if (fate === "cut after") return route.abort("connectionreset");
      const isBytes = Buffer.isBuffer(answer.body);
      await route.fulfill({
        status: answer.status,
        headers: { "access-control-allow-origin": "*" },
        contentType: isBytes ? "application/octet-stream" : "application/json",
        body: isBytes ? (answer.body as Buffer) : JSON.stringify(answer.body),
      });
    });
  }
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private async answer(call: Call, query: URLSearchParams): Promise<Answer> {
    const { method, body } = call;
    const address = call.address.replace(/^\/api\/v1/u, "").replace("/repos/studio/sito", "/r");
    const ok = (value: unknown): Answer => ({ status: 200, body: value });
    if (address === "/graphql") return ok(await this.graphql(body));
    const [, named = "", rest = ""] =
      /^\/r\/(git\/trees|git\/blobs|media\/main|raw|contents|branches|collaborators)\/(.+)$/u.exec(address) ??
      [];
    if (named === "contents" && method === "PUT")
      return this.put(rest, JSON.parse(body) as { content: string; message: string });
    switch (`${method} ${named || address}`) {
      case "GET /version":
        return ok({ version: this.kind === "forgejo" ? "14.0.0+gitea-1.22.0" : "1.24.0" });
      case "GET /settings/api":
        return ok({ default_paging_num: 30, max_response_items: 50, default_max_blob_size: 10_485_760 });
      case "GET /user":
        return ok({ id: 1, login: "redazione", full_name: anna.name, name: anna.name, email: anna.email });
      case "GET /r":
        return ok({ default_branch: "main", permissions: { pull: true, push: true } });
      case "GET collaborators":
        return { status: 204, body: null };
      case "GET branches":
        return rest === "main" ? ok({ commit: { id: this.head, message: "" } }) : missing;
      case "GET git/trees":
        return rest === "main" || /^[0-9a-f]{40}$/u.test(rest) ? ok(this.tree(rest)) : missing;
      case "GET git/blobs": {
        const content = this.bytes("cat-file", "blob", rest);
        const isRaw = call.accept.endsWith(".raw");
        return ok(isRaw ? content : { sha: rest, encoding: "base64", content: content.toString("base64") });
      }
      case "GET /r/git/blobs":
        return ok(
          (query.get("shas") ?? "").split(",").map((sha) => ({
            sha,
            encoding: "base64",
            content: this.bytes("cat-file", "blob", sha).toString("base64"),
          })),
        );
      case "POST /r/file-contents":
        return ok(
          (JSON.parse(body) as { files: string[] }).files.map((file) => ({
            path: file,
            encoding: "base64",
            sha: this.shaOf(file),
            content: this.bytes("show", `HEAD:${file}`).toString("base64"),
          })),
        );
      case "GET media/main":
        return ok(this.bytes("show", `HEAD:${rest}`));
      case "GET contents": {
        const content = this.bytes("show", `${query.get("ref")}:${rest}`).toString("base64");
        return ok({ sha: this.shaOf(rest), encoding: "base64", content });
      }
      case "GET /r/commits":
        return ok(
          this.log(query.get("path")).map(({ sha, name, email, date, message }) => ({
            sha,
            created: date,
            commit: { message, author: { name, email, date } },
          })),
        );
      case "POST /r/contents":
        return this.save(JSON.parse(body) as GiteaSave);
      default:
        if (/^\/r\/commits\/[0-9a-f]+\/status$/u.test(address)) return ok({ state: "pending" });
        if (/^\/r\/commits\/[0-9a-f]+\/check-runs$/u.test(address))
          return ok({ check_runs: [{ conclusion: null }] });
        return missing;
    }
  }

  private tree(commit: string) {
    const lines = this.git("ls-tree", "-r", "-t", "-l", "-z", commit).split("\0").filter(Boolean);
    return {
      truncated: false,
      tree: lines.map((line) => {
        const [info = "", file = ""] = line.split("\t");
        const [mode, type, sha, size] = info.split(/\s+/u);
        return { path: file, mode, type, sha, size: Number(size) || undefined };
      }),
    };
  }

  private put(file: string, { content, message }: { content: string; message: string }): Answer {
    const sha = this.commit([{ path: file, bytes: Buffer.from(content, "base64") }], message, anna);
    return { status: 200, body: { commit: { sha } } };
  }

  private save({ files, message, author }: GiteaSave): Answer {
    if (files.some(({ path: file, from_path, sha }) => sha && sha !== this.shaOf(from_path ?? file)))
      return { status: 422, body: { message: "sha does not match" } };
    const written = files.flatMap(({ operation, path: file, from_path, content = "" }): Written[] => [
      ...(from_path === undefined ? [] : [{ path: from_path }]),
      { path: file, ...(operation !== "delete" && { bytes: Buffer.from(content, "base64") }) },
    ]);
    const sha = this.commit(written, message, author);
    const saved = files.map(({ path: file }) => ({ path: file, sha: this.shaOf(file) }));
    return { status: 201, body: { commit: { sha, created: new Date().toISOString() }, files: saved } };
  }

  private async graphql(body: string): Promise<unknown> {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    const commitOf = () => ({
      oid: this.head,
      committedDate: new Date().toISOString(),
      file: ({ path: file }: { path: string }) => ({ oid: this.shaOf(file) }),
      history: ({ first, path: file }: { first: number; path?: string }) => ({
        nodes: this.log(file ?? null, first).map(({ sha, name, email, date, message }) => ({
          oid: sha,
          message,
          committedDate: date,
          author: { name, email },
        })),
      }),
    });
    const refOf = (name: string) => (name === "main" ? { name, target: commitOf() } : null);
    const rootValue = {
      repository: {
        object: ({ oid }: { oid: string }) => ({
          text: this.git("cat-file", "blob", oid),
          isTruncated: false,
        }),
        ref: ({ qualifiedName }: { qualifiedName: string }) => refOf(qualifiedName),
        defaultBranchRef: refOf("main"),
      },
      createCommitOnBranch: ({ input }: { input: GithubSave }) => {
        if (input.expectedHeadOid !== this.head)
          throw new Error(`Expected branch to point to "${input.expectedHeadOid}" but it did not.`);
        const { additions = [], deletions = [] } = input.fileChanges;
        const written = [
          ...additions.map(({ path: file, contents }) => ({
            path: file,
            bytes: Buffer.from(contents, "base64"),
          })),
          ...deletions.map(({ path: file }) => ({ path: file })),
        ];
        this.commit(written, input.message.headline, anna);
        return { commit: commitOf() };
      },
    };
    return graphql({ schema, source: query, rootValue, variableValues: variables });
  }
}

type GiteaSave = {
  message: string;
  author: Author;
  files: { operation: string; path: string; from_path?: string; sha?: string; content?: string }[];
};
type GithubSave = {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
};
