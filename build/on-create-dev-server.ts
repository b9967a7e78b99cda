import type { ServerResponse } from "node:http";
import { join, relative } from "node:path";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { formatReport } from "../content-model/check";
import { contentStatusPath } from "../src/dev/content-status-path";
import { sendFormPath } from "../src/forms/configuration";
import { acceptedContentDirectory, contentDirectory, staticDirectory } from "./accept/accepted-content";
import { watchContent } from "./develop/content-watch";
import { mailEndpoint } from "./develop/mailbox/mail-endpoint";
import { mailboxDirectory, storeLetter } from "./develop/mailbox/mailbox";

/** Tells the terminal and every open page when a saved file breaks the content, and when it is mended. */
function reportContent({ app, reporter }: CreateDevServerArgs) {
  const pages = new Set<ServerResponse>();
  let message: string | null = null;
  const send = (page: ServerResponse) => page.write(`data: ${JSON.stringify(message)}\n\n`);

  app.get(contentStatusPath, (_request: unknown, page: ServerResponse) => {
    page.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    pages.add(page);
    page.on("close", () => pages.delete(page));
    send(page);
  });

  watchContent(
    { contentRoot: contentDirectory, staticRoot: staticDirectory, acceptedRoot: acceptedContentDirectory },
    {
      onReport: (report) => {
        const wasBroken = message !== null;
        message = report.errors > 0 ? formatReport(report) : null;
        if (message !== null) reporter.log(message);
        else if (wasBroken) reporter.success("Contenuti di nuovo corretti");
        for (const page of pages) send(page);
      },
      onFailure: (error) => {
        reporter.error(
          "The content check itself failed",
          error instanceof Error ? error : new Error(String(error)),
        );
      },
    },
  );
}

/** The forms' messages land in a folder; the terminal names the file, and nothing of what is in it. */
function receiveMessages({ app, reporter }: CreateDevServerArgs) {
  const origin = process.env.GATSBY_EMAILJS_ORIGIN ?? "";
  // Elsewhere is elsewhere: a mail service that the environment names.
  if (!origin.startsWith("/")) return;
  const endpoint = mailEndpoint({
    deliver: async (letter) => {
      const name = await storeLetter(mailboxDirectory, letter);
      reporter.info(`Messaggio ricevuto: ${relative(process.cwd(), join(mailboxDirectory, name))}`);
    },
  });
  app.all(`${origin}${sendFormPath}`, endpoint);
}

/** What `npm start` adds to Gatsby's development server. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  reportContent(args);
  receiveMessages(args);
};
