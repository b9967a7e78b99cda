/** Serves the editor under `npm start`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { folderReader } from "../content-check/check";
import { pageFiles, pageHeaders } from "./bundle";
import { contentSnapshotOf } from "./content-snapshot";
import localWords from "./italian-local.json";
import type { Settings } from "./settings";

const contentTypes = { html: "text/html", css: "text/css", js: "text/javascript", svg: "image/svg+xml" };

const settings: Settings = {
  // The backend is not used: the CMS works on the folder that a person chooses.
  backend: { name: "gitea", repo: "studio/sito", branch: "main", api_root: "http://localhost/api/v1" },
  siteUrl: "",
  modelHash: null,
  isLocal: true,
};

export function editorEndpoint(contentRoot: string, staticRoot: string) {
  let files: ReturnType<typeof pageFiles> | undefined;
  async function bodyAt(pathname: string) {
    if (pathname === "/settings.json") return JSON.stringify(settings);
    if (pathname === "/content.json")
      return JSON.stringify(await contentSnapshotOf(await folderReader({ contentRoot, staticRoot })));
    files ??= pageFiles(localWords);
    return (await files).get(pathname);
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pathname = new URL(request.url ?? "", "http://localhost").pathname.replace(/\/$/u, "/index.html");
    const body = await bodyAt(pathname);
    const type = contentTypes[path.extname(pathname).slice(1) as keyof typeof contentTypes] ?? "text/plain";
    response.writeHead(body === undefined ? 404 : 200, { ...pageHeaders(settings), "Content-Type": type });
    response.end(body);
  };
}
