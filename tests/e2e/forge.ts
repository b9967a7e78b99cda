/**
 * The API of Gitea and Forgejo as far as the form editor uses it, over a real git repository. It answers inside the browser's
 * own requests (Playwright's routes), so the editor runs under https addresses and its real policy.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";

const project = path.join(__dirname, "..", "..");

export const forgeApi = "https://git.test/api/v1";

/** The connection breaks before or after the call was carried out. */
type Fate = "cut before" | "cut after" | undefined;
type Call = { method: string; address: string; accept: string; body: string };
/** Contents are base64. */
type Written = { path: string; content?: string | undefined; sha?: string };
type Author = { name: string; email: string };

export const anna = { token: "token-di-anna", name: "Anna Rossi", email: "anna@studio.test" };

/**
 * What a page of another origin may send to a Gitea or Forgejo whose owner has switched CORS on and left the rest as it is
 * (routers/api/v1/api.go, modules/setting/cors.go), and what browsers add by themselves.
 */
const allowed =
  /^(?:authorization|x-gitea-otp|content-type|user-agent|accept(?:-language|-encoding)?|referer|origin|host|connection|content-length|cache-control|pragma|sec-.+)$/u;

const json = (value: unknown) => Response.json(value);
const refused = (status: number, message: string) => Response.json({ message }, { status });
const missing = () => refused(404, "Not Found");

export class Forge {
  readonly root = mkdtempSync(path.join(tmpdir(), "forge-"));
  /** What becomes of the next calls; they wait until it is known. */
  conduct: (call: Call) => Fate | Promise<Fate> = () => undefined;

  /** Files and folders of the last commit. */
  private listed: ReturnType<Forge["tree"]> = [];

  constructor() {
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
    return this.listed.find((entry) => entry.path === file)?.sha;
  }
  /** What the last commit has lies in the folder, too: a process for each file would keep a busy machine for minutes. */
  private blob(sha: string): Buffer {
    const here = this.listed.find((entry) => entry.sha === sha);
    return here ? readFileSync(path.join(this.root, here.path)) : this.bytes("cat-file", "blob", sha);
  }
  read(file: string): string {
    return this.bytes("show", `HEAD:${file}`).toString("utf8");
  }

  commit(files: readonly Written[], message: string, { name, email }: Author): string {
    for (const { path: file, content } of files) {
      const place = path.join(this.root, file);
      mkdirSync(path.dirname(place), { recursive: true });
      if (content === undefined) rmSync(place);
      else writeFileSync(place, content, "base64");
    }
    this.git("add", "-A");
    const who = ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
    this.git(...who, "commit", "-q", "--allow-empty", "-m", message);
    this.listed = this.tree("HEAD");
    return this.head;
  }

  private log(file = ".", count = 20) {
    const lines = this.git("log", `-${count}`, "--format=%H%x00%an%x00%ae%x00%aI%x00%s", "--", file).split(
      "\n",
    );
    return lines.filter(Boolean).map((line) => {
      const [sha = "", name = "", email = "", date = "", message = ""] = line.split("\0");
      return { sha, message, author: { name, email, date } };
    });
  }

  /** Answers the browser's calls from now on; the caller closes the context, then `remove`s the repository. */
  async listen(context: BrowserContext): Promise<void> {
    await context.route(`${new URL(forgeApi).origin}/**`, async (route) => {
      const request = route.request();
      const { pathname, searchParams } = new URL(request.url());
      const address = decodeURIComponent(pathname);
      const { accept = "", authorization = "" } = request.headers();
      // As a browser does with what the service does not allow other origins to send.
      if (Object.keys(request.headers()).some((name) => !allowed.test(name)))
        return route.abort("accessdenied");
      const call = { method: request.method(), address, accept, body: request.postData() ?? "" };
      const fate = await this.conduct(call);
      if (fate === "cut before") return route.abort("connectionreset");
      const answer = authorization.endsWith(` ${anna.token}`)
        ? // A branch, a commit or a file that git does not know.
          await this.answer(call, searchParams).catch(missing)
        : refused(401, "Bad credentials");
      if (fate === "cut after") return route.abort("connectionreset");
      await route.fulfill({
        status: answer.status,
        headers: { ...Object.fromEntries(answer.headers), "access-control-allow-origin": "*" },
        body: Buffer.from(await answer.arrayBuffer()),
      });
    });
  }
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private async answer({ method, address, accept, body }: Call, query: URLSearchParams): Promise<Response> {
    const call = address.replace(/^\/api\/v1/u, "").replace("/repos/studio/sito", "/r");
    const [, named = "", rest = ""] =
      /^\/r\/(git\/trees|git\/blobs|media\/main|contents|branches|collaborators|commits)\/(.+)$/u.exec(
        call,
      ) ?? [];
    const blob = (sha: string) => ({ sha, encoding: "base64", content: this.blob(sha).toString("base64") });
    const file = (name: string) => ({ path: name, ...blob(this.shaOf(name) ?? "") });
    switch (`${method} ${named || call}`) {
      case "GET /version":
        return json({ version: "1.24.0" });
      case "GET /settings/api":
        return json({ default_paging_num: 30, max_response_items: 50, default_max_blob_size: 10_485_760 });
      case "GET /user":
        return json({
          id: 1,
          login: "redazione",
          full_name: anna.name,
          name: anna.name,
          email: anna.email,
          avatar_url: "https://avatars.test/anna.png",
        });
      case "GET /r":
        return json({ default_branch: "main", permissions: { pull: true, push: true } });
      case "GET collaborators":
        return new Response(null, { status: 204 });
      case "GET branches":
        return json({ commit: { id: this.git("rev-parse", rest), message: "" } });
      case "GET git/trees":
        return json({ truncated: false, tree: this.tree(rest) });
      case "GET git/blobs":
        return accept.endsWith(".raw") ? new Response(new Uint8Array(this.blob(rest))) : json(blob(rest));
      case "GET /r/git/blobs":
        return json((query.get("shas") ?? "").split(",").map(blob));
      case "POST /r/file-contents":
        return json((JSON.parse(body) as { files: string[] }).files.map(file));
      case "GET media/main":
        return new Response(new Uint8Array(this.blob(this.shaOf(rest) ?? "")));
      case "GET contents": {
        const sha = this.git("rev-parse", `${query.get("ref")}:${rest}`);
        if (this.git("cat-file", "-t", sha) === "blob") return json(blob(sha));
        return json(this.tree(sha).map((entry) => ({ ...entry, path: `${rest}/${entry.path}` })));
      }
      case "GET /r/commits":
        return json(
          this.log(query.get("path") || undefined).map(({ sha, message, author }) => ({
            sha,
            created: author.date,
            commit: { message, author },
          })),
        );
      case "GET commits":
        return json({ state: "pending" });
      case "POST contents":
      case "PUT contents": {
        const isNew = this.shaOf(rest) === undefined;
        if ((method === "POST") !== isNew) return refused(422, "method");
        const { content, message } = JSON.parse(body) as { content: string; message: string };
        return json({ commit: { sha: this.commit([{ path: rest, content }], message, anna) } });
      }
      case "POST /r/contents": {
        const { files, message, author } = JSON.parse(body) as GiteaSave;
        if (files.some(({ path: name, sha }) => sha && sha !== this.shaOf(name)))
          return refused(422, "sha does not match");
        const kept = files.map((file) => (file.operation === "delete" ? { path: file.path } : file));
        const sha = this.commit(kept, message, author);
        const saved = files.map(({ path: name }) => ({ path: name, sha: this.shaOf(name) }));
        return json({ commit: { sha, created: new Date().toISOString() }, files: saved });
      }
      default:
        return missing();
    }
  }

  private tree(commit: string) {
    const lines = this.git("ls-tree", "-r", "-t", "-l", "-z", commit).split("\0").filter(Boolean);
    return lines.map((line) => {
      const [info = "", file = ""] = line.split("\t");
      const [mode, type, sha = "", size] = info.split(/\s+/u);
      return { path: file, mode, type, sha, size: Number(size) || undefined };
    });
  }
}

type GiteaSave = { message: string; author: Author; files: (Written & { operation: string })[] };
