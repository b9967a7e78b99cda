/**
 * Fakes the part of Gitea's and Forgejo's API that the editor uses, over a real git repository.
 * Playwright's routes respond, so that the editor keeps its https URLs and its real policy.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";

const project = path.join(__dirname, "..", "..");

export const forgeApi = "https://git.test/api/v1";

// The connection is «cut» before the forge acts, or its answer is «lost» afterwards.
type Fault = "cut" | "lost" | number | undefined;
type Call = { method: string; path: string; body: string };
// `content` is base64.
type FileChange = { path: string; content?: string | undefined; sha?: string };
type Author = { name: string; email: string };

export const anna = { token: "token-di-anna", name: "Anna Rossi", email: "anna@studio.test" };
export const luca = { name: "Luca Bianchi", email: "luca@studio.test" };

const json = (value: unknown) => Response.json(value);
const refusal = (status: number, message: string) => Response.json({ message }, { status });
const notFound = () => refusal(404, "Not Found");

const logFormat =
  '--format={"sha":"%H","created":"%aI","commit":{"message":"%s","author":{"name":"%an","date":"%aI"},"committer":{"name":"%cn","date":"%cI"}}}';

export class Forge {
  readonly root = mkdtempSync(path.join(tmpdir(), "forge-"));
  faultFor: (call: Call) => Fault = () => undefined;
  statuses: { status: string; target_url: string }[] = [];

  private headTree: ReturnType<Forge["tree"]> = [];

  constructor() {
    this.git("init", "-q", "-b", "main");
    for (const folder of ["content", "content-model", "static/video"])
      cpSync(path.join(project, folder), path.join(this.root, folder), { recursive: true });
    this.commit([], "Inizio", { name: "Agenzia", email: "agenzia@test" });
  }

  git(...args: string[]): string {
    return this.bytes(...args)
      .toString("utf8")
      .trim();
  }
  private bytes(...args: string[]): Buffer {
    return execFileSync("git", args, { cwd: this.root, maxBuffer: 1e9, stdio: ["ignore", "pipe", "pipe"] });
  }
  get head(): string {
    return this.git("rev-parse", "HEAD");
  }
  private shaOf(file: string): string | undefined {
    return this.headTree.find((entry) => entry.path === file)?.sha;
  }
  // Prefers the working folder: one git process per file would take minutes on a busy machine.
  private blob(sha: string): Buffer {
    const local = this.headTree.find((entry) => entry.sha === sha);
    return local ? readFileSync(path.join(this.root, local.path)) : this.bytes("cat-file", "blob", sha);
  }
  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  commit(files: readonly FileChange[], message: string, { name, email }: Author): string {
    for (const { path: file, content } of files) {
      const target = path.join(this.root, file);
      mkdirSync(path.dirname(target), { recursive: true });
      if (content === undefined) rmSync(target);
      else writeFileSync(target, content, "base64");
    }
    this.git("add", "-A");
    const identity = ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
    this.git(...identity, "commit", "-q", "--allow-empty", "-m", message);
    this.headTree = this.tree("HEAD");
    return this.head;
  }

  /** Commits texts by path. A file without a text is removed. */
  commitTexts(message: string, author: Author, texts: Readonly<Record<string, string | undefined>>): string {
    const encode = (text?: string) => (text === undefined ? undefined : Buffer.from(text).toString("base64"));
    const files = Object.entries(texts).map(([path, text]) => ({ path, content: encode(text) }));
    return this.commit(files, message, author);
  }
  /** Returns a line in git's format, and a line for each file. */
  lastCommit(format: string): string[] {
    return this.git("show", "--name-status", `--format=${format}`).split("\n").filter(Boolean);
  }

  private list<Item>(...args: string[]): Item[] {
    const lines = this.git(...args).split("\n");
    return lines.filter(Boolean).map((line) => JSON.parse(line) as Item);
  }
  private tree(commit: string) {
    const format =
      '{"path":"%(path)","mode":"%(objectmode)","type":"%(objecttype)","sha":"%(objectname)","size":"%(objectsize)"}';
    type Listed = { path: string; sha: string; size: string };
    const entries = this.list<Listed>("ls-tree", "-r", "-t", `--format=${format}`, commit);
    return entries.map((entry) => ({ ...entry, size: Number(entry.size) || undefined }));
  }

  /** The caller closes the context, then calls `remove`. */
  async listen(context: BrowserContext): Promise<void> {
    await context.route(`${new URL(forgeApi).origin}/**`, async (route) => {
      const request = route.request();
      const { pathname, searchParams } = new URL(request.url());
      const { authorization = "", "content-type": type = "" } = request.headers();
      const call = {
        method: request.method(),
        path: decodeURIComponent(pathname),
        body: request.postData() ?? "",
      };
      const fault = this.faultFor(call);
      if (fault === "cut") return route.abort("connectionreset");
      const status = authorization.endsWith(` ${anna.token}`) ? fault : 401;
      if (status === "lost") {
        await this.respond(call, searchParams);
        return route.abort("connectionreset");
      }
      const isReadable = call.body === "" || type.includes("json");
      // git fails for an unknown branch, commit or file.
      const answer = () => this.respond(call, searchParams).catch(notFound);
      const response = status || !isReadable ? refusal(status || 422, "") : await answer();
      await route.fulfill({
        status: response.status,
        headers: { ...Object.fromEntries(response.headers), "access-control-allow-origin": "*" },
        body: Buffer.from(await response.arrayBuffer()),
      });
    });
  }
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private async respond({ method, path: requested, body }: Call, query: URLSearchParams): Promise<Response> {
    const call = requested.replace(/^\/api\/v1/u, "").replace("/repos/studio/sito", "/r");
    const [, named = "", rest = ""] =
      /^\/r\/(git\/trees|media\/main|contents|branches|commits)\/(.+)$/u.exec(call) ?? [];
    const blob = (sha: string) => ({ sha, encoding: "base64", content: this.blob(sha).toString("base64") });
    const file = (name: string) => ({ path: name, ...blob(this.shaOf(name) ?? "") });
    switch (`${method} ${named || call}`) {
      case "GET /version":
        return json({ version: "1.24.0" });
      case "GET /settings/api":
        return json({ default_paging_num: 30, max_response_items: 50, default_max_blob_size: 10_485_760 });
      case "GET /user":
        return json({ id: 1, login: "redazione", full_name: anna.name, email: anna.email });
      case "GET /r":
        return json({ default_branch: "main", permissions: { pull: true, push: true } });
      case "GET branches":
        return json({ commit: { id: this.git("rev-parse", rest), message: "" } });
      case "GET git/trees":
        return json({ truncated: false, tree: this.tree(rest) });
      case "POST /r/file-contents":
        return json((JSON.parse(body) as { files: string[] }).files.map(file));
      case "GET media/main":
        return new Response(new Uint8Array(this.blob(this.shaOf(rest) ?? "")));
      case "GET commits":
        return json({ statuses: this.statuses });
      case "GET contents":
        return json(blob(this.git("rev-parse", `${query.get("ref")}:${rest}`)));
      case "GET /r/commits":
        return json(this.list("log", "-20", logFormat, "--", query.get("path") || "."));
      case "POST /r/contents": {
        const { files, message, author = anna } = JSON.parse(body) as GiteaSave;
        if (files.some(({ path: name, sha }) => sha && sha !== this.shaOf(name)))
          return refusal(422, "sha does not match");
        const changes = files.map((file) => (file.operation === "delete" ? { path: file.path } : file));
        const sha = this.commit(changes, message, author);
        const savedFiles = files.map(({ path: name }) => ({ path: name, sha: this.shaOf(name) }));
        return json({ commit: { sha, created: new Date().toISOString() }, files: savedFiles });
      }
      default:
        return notFound();
    }
  }
}

type GiteaSave = { message: string; author?: Author; files: (FileChange & { operation: string })[] };
