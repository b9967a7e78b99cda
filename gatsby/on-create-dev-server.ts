/** Additions of `npm start` to Gatsby's server: live content check, mailbox, editor, protection from other sites. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { unescape as decodeLeniently } from "node:querystring";
import { watch } from "chokidar";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { checkContent, formatReport } from "../content-check/check";
import { editorPath } from "../content-model/routes";
import { drawingPolicy } from "../hosting/rules";
import { contentStatusPath } from "../src/dev/content-overlay";
import { sendFormPath } from "../src/forms/configuration";
import { type Message, mailboxDirectory, mailEndpoint, storeMessage } from "./develop/mailbox";
import { isTrusted } from "./develop/trusted-request";
import { acceptContent, contentDirectory, staticDirectory } from "./prepare-content/accepted-content";

function protectServer({ app, reporter }: CreateDevServerArgs) {
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!isTrusted(request)) return response.writeHead(403).end();
    const [pathname = ""] = (request.url ?? "").split("?");
    // `decodeURIComponent` would throw on a malformed path.
    if (/\.svg$/iu.test(decodeLeniently(pathname)))
      response.setHeader("Content-Security-Policy", drawingPolicy);
    next();
  });
  // Moves this handler before Gatsby's own, which would answer first.
  const { stack } = app._router ?? {};
  // Ends the command: Gatsby survives a thrown error, and would serve drafts to other sites.
  if (!stack) reporter.panic("Other sites could read this server: has Gatsby changed?");
  stack.unshift(stack.pop());
}

// Waits for text editors, which save in several steps.
const debounceMs = 120;

/** @returns a function that sends a report to the overlay of every open tab (src/dev/content-overlay.ts) */
function openReportStream({ app }: CreateDevServerArgs) {
  const streams = new Set<ServerResponse>();
  let reportText: string | null = null;
  const send = (stream: ServerResponse) => stream.write(`data: ${JSON.stringify({ reportText })}\n\n`);
  app.get(contentStatusPath, (_request: unknown, stream: ServerResponse) => {
    stream.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    streams.add(stream);
    stream.on("close", () => streams.delete(stream));
    send(stream);
  });
  return (newText: string | null) => {
    reportText = newText;
    for (const stream of streams) send(stream);
  };
}

/** Checks the content after each change, and accepts it if it is valid. */
function watchContent(args: CreateDevServerArgs) {
  const { reporter } = args;
  const sendReport = openReportStream(args);
  let wasBroken = false;
  async function recheck() {
    const report = await checkContent({ contentRoot: contentDirectory, staticRoot: staticDirectory });
    const isBroken = report.errors > 0;
    if (!isBroken) await acceptContent();
    if (isBroken) reporter.log(formatReport(report));
    else if (wasBroken) reporter.success("Contenuti di nuovo corretti");
    wasBroken = isBroken;
    sendReport(isBroken ? formatReport(report) : null);
  }

  let timer: NodeJS.Timeout | undefined;
  let lastCheck = Promise.resolve();
  // Watches static/, too: the check looks there for the films and documents that the content names.
  watch([contentDirectory, staticDirectory], { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Runs one check after the other.
      lastCheck = lastCheck.then(recheck).catch((error: Error) => {
        reporter.error("The content check itself failed", error);
      });
    }, debounceMs);
  });
}

/** Gatsby reads the content model only when it starts; until a restart, new fields count as errors. */
function watchContentModel({ reporter }: CreateDevServerArgs) {
  watch("content-model", { ignoreInitial: true }).on("all", () =>
    reporter.warn("content-model/ has changed: stop npm start (Ctrl+C) and start it again."),
  );
}

/** Stores forms' messages; the terminal shows only their files' names. */
function receiveMessages({ app, reporter }: CreateDevServerArgs) {
  const origin = process.env.GATSBY_EMAILJS_ORIGIN ?? "";
  if (!origin.startsWith("/")) return;
  const deliver = async (message: Message) => {
    const name = await storeMessage(mailboxDirectory, message);
    reporter.info(`Messaggio ricevuto: ${mailboxDirectory}/${name}`);
  };
  app.all(`${origin}${sendFormPath}`, mailEndpoint(deliver));
}

type Endpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Loads the editor on demand, compiled by tsx: a static import, which Gatsby compiles, would be in every build. */
function serveEditor({ app, reporter }: CreateDevServerArgs) {
  const load = async (): Promise<Endpoint> => {
    const { register } = await import("tsx/cjs/api");
    const unregister = register();
    try {
      const { editorEndpoint } = createRequire(path.resolve("gatsby-node.ts"))("./editor/serve.ts");
      return editorEndpoint(contentDirectory, staticDirectory);
    } finally {
      unregister();
    }
  };
  let endpoint: Promise<Endpoint> | undefined;
  app.use(editorPath, async (request: IncomingMessage, response: ServerResponse) => {
    endpoint ??= load();
    try {
      await (await endpoint)(request, response);
    } catch (error) {
      reporter.error("The editor cannot be served", error as Error);
      response.destroy();
    }
  });
}

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  protectServer(args);
  watchContent(args);
  watchContentModel(args);
  receiveMessages(args);
  serveEditor(args);
};
