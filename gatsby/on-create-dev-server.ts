import type { ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { watch } from "chokidar";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { checkContent, formatReport } from "../content-check/check";
import { type ContentStatus, contentStatusPath } from "../src/dev/content-status";
import { sendFormPath } from "../src/forms/configuration";
import { mailboxDirectory, mailEndpoint, storeLetter } from "./develop/mailbox";
import { acceptContent, contentDirectory, staticDirectory } from "./prepare-content/accepted-content";
import { commitOf } from "./publish/version";

/** Pause after the last change before checking: editors save in several steps. In milliseconds. */
const settleTime = 120;

/**
 * Checks the content again whenever a file of it changes, and accepts it if it has no error; otherwise the last good
 * content stays, and the terminal and every open page say why. Checks follow one another, never two at once.
 */
function watchContent({ app, reporter }: CreateDevServerArgs) {
  const pages = new Set<ServerResponse>();
  let message: string | null = null;
  async function send(...to: readonly ServerResponse[]) {
    // In Italian, for the foot of every page.
    const version = `Versione ${(await commitOf("."))?.slice(0, 7) ?? "sconosciuta"}`;
    const status: ContentStatus = { report: message, version };
    for (const page of to) page.write(`data: ${JSON.stringify(status)}\n\n`);
  }

  app.get(contentStatusPath, (_request: unknown, page: ServerResponse) => {
    page.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    pages.add(page);
    page.on("close", () => pages.delete(page));
    void send(page);
  });

  async function recheck() {
    const report = await checkContent({ contentRoot: contentDirectory, staticRoot: staticDirectory });
    if (report.errors === 0) await acceptContent();
    const wasBroken = message !== null;
    message = report.errors > 0 ? formatReport(report) : null;
    if (message !== null) reporter.log(message);
    else if (wasBroken) reporter.success("Contenuti di nuovo corretti");
    await send(...pages);
  }

  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watch(contentDirectory, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(recheck).catch((error: Error) => {
        reporter.error("The content check itself failed", error);
      });
    }, settleTime);
  });
}

/** Gatsby reads the content model only when it starts; without this, the overlay would blame the content for a new field. */
function watchContentModel({ reporter }: CreateDevServerArgs) {
  watch("content-model", { ignoreInitial: true }).on("all", () =>
    reporter.warn("content-model/ has changed: stop npm start (Ctrl+C) and start it again."),
  );
}

/** The forms' messages land in a folder; the terminal names the file, and nothing of what is in it. */
function receiveMessages({ app, reporter }: CreateDevServerArgs) {
  const origin = process.env.GATSBY_EMAILJS_ORIGIN ?? "";
  // Elsewhere is elsewhere: a mail service that the environment names.
  if (!origin.startsWith("/")) return;
  const endpoint = mailEndpoint(async (letter) => {
    const name = await storeLetter(mailboxDirectory, letter);
    reporter.info(`Messaggio ricevuto: ${relative(process.cwd(), join(mailboxDirectory, name))}`);
  });
  app.all(`${origin}${sendFormPath}`, endpoint);
}

/** What `npm start` adds to Gatsby's development server. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  watchContent(args);
  watchContentModel(args);
  receiveMessages(args);
};
