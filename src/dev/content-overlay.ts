/** Shows the content check's report over the page under `npm start` (gatsby/on-create-dev-server.ts). */
export const contentStatusPath = "/__content-status";

export function watchContent() {
  const overlay = document.createElement("pre");
  overlay.id = "content-errors";
  overlay.setAttribute("role", "alert");
  overlay.style.cssText =
    "font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;margin:0;padding:1.5rem;color:#fff;" +
    "background:#7a1414;position:fixed;inset:auto 0 0;z-index:2147483647;max-height:70vh;overflow:auto";

  new EventSource(contentStatusPath).addEventListener("message", ({ data }: MessageEvent<string>) => {
    // `reportText` is null if there are no errors.
    const { reportText }: { reportText: string | null } = JSON.parse(data);
    overlay.textContent = reportText;
    if (reportText === null) overlay.remove();
    else document.body.append(overlay);
  });
}
