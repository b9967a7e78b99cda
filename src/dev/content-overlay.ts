/** Shows the content check's report over the page under `npm start` (gatsby/on-create-dev-server.ts). */

export const contentStatusPath = "/__content-status";

/** Null `report`: no errors. */
export type ContentStatus = { report: string | null; version: string };

const lettering = "font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;margin:0;";

export function watchContent() {
  const overlay = document.createElement("pre");
  overlay.id = "content-errors";
  overlay.setAttribute("role", "alert");
  overlay.style.cssText =
    `${lettering}position:fixed;inset:auto 0 0;z-index:2147483647;max-height:70vh;overflow:auto;padding:1.5rem;` +
    "color:#fff;background:#7a1414";

  const footnote = document.createElement("p");
  footnote.style.cssText = `${lettering}padding:.5rem 1.5rem;color:#fff;background:#333`;

  new EventSource(contentStatusPath).addEventListener("message", ({ data }: MessageEvent<string>) => {
    const { report, version }: ContentStatus = JSON.parse(data);
    footnote.textContent = version;
    document.body.append(footnote);
    overlay.textContent = report;
    if (report === null) overlay.remove();
    else document.body.append(overlay);
  });
}
