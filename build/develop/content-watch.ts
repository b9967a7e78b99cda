import { watch } from "chokidar";
import { type ContentReport, checkContent } from "../../content-model/check";
import { acceptContent } from "../accept/accepted-content";

/** Pause after the last change before checking: editors save in several steps. In milliseconds. */
const settleTime = 120;

type Folders = { contentRoot: string; staticRoot: string; acceptedRoot: string };

type Listener = {
  /** After every check: what was found, and whether it has become the pages' content. */
  onReport: (report: ContentReport) => void;
  /** The check itself failed, which broken content never makes it do. */
  onFailure: (error: unknown) => void;
};

/**
 * Checks the content again whenever a file of it changes, and accepts it if it has no error;
 * otherwise the last good content stays. Checks follow one another, never two at once.
 *
 * @returns a function that ends the watch
 */
export function watchContent(
  { contentRoot, staticRoot, acceptedRoot }: Folders,
  listener: Listener,
): () => Promise<void> {
  const recheck = async () => {
    const report = await checkContent({ contentRoot, staticRoot });
    if (report.errors === 0) await acceptContent(contentRoot, acceptedRoot);
    listener.onReport(report);
  };

  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(contentRoot, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(recheck).catch(listener.onFailure);
    }, settleTime);
  });

  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await running;
  };
}
