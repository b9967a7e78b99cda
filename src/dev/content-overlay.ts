import { contentStatusPath } from "./content-status-path";

/**
 * Development only: shows over the page what the content check found wrong with a file that was
 * just saved, and goes away when it is mended. The page behind keeps its last good content.
 */
export function watchContent() {
  const overlay = document.createElement("pre");
  overlay.id = "content-errors";
  overlay.setAttribute("role", "alert");
  overlay.style.cssText =
    "position:fixed;inset:auto 0 0;z-index:2147483647;max-height:70vh;overflow:auto;margin:0;padding:1.5rem;" +
    "color:#fff;background:#7a1414;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap";
  new EventSource(contentStatusPath).addEventListener("message", ({ data }: MessageEvent<string>) => {
    const report: unknown = JSON.parse(data);
    overlay.textContent = typeof report === "string" ? report : "";
    if (overlay.textContent === "") overlay.remove();
    else document.body.append(overlay);
  });
}
