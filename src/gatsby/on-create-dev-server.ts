import type { ServerResponse } from "node:http";
import { watch } from "chokidar";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { checkContent, formatReport } from "../content-model/check";
import { contentStatusPath } from "../dev/content-status-path";
import { acceptContent, contentDirectory, staticDirectory } from "./accepted-content";

/** Pause after the last change before checking: editors save in several steps. In milliseconds. */
const settleTime = 120;

/**
 * Checks the content again whenever a file changes. Good content goes to the pages; broken content
 * stays out, and its report goes to the terminal and to every open page.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }: CreateDevServerArgs) => {
  const listeners = new Set<ServerResponse>();
  let report: string | null = null;
  const send = (response: ServerResponse) => response.write(`data: ${JSON.stringify(report)}\n\n`);

  app.get(contentStatusPath, (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    send(response);
  });

  const recheck = async () => {
    const result = await checkContent({ contentRoot: contentDirectory, staticRoot: staticDirectory });
    const broken = result.errors > 0;
    if (broken) reporter.log(formatReport(result));
    else {
      if (report !== null) reporter.success("Contenuti di nuovo corretti");
      await acceptContent();
    }
    report = broken ? formatReport(result) : null;
    for (const response of listeners) send(response);
  };

  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watch(contentDirectory, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(recheck).catch((error: unknown) => reporter.error("Content check failed", error as Error));
    }, settleTime);
  });
};
