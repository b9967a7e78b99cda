/** `npm start` serves the editor at /redazione/, over the files of this computer. */
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { contentFolder } from "../content-check/check";
import { indexOf } from "./content-index";
import { pageFiles, pageHeaders } from "./page";
import type { Settings } from "./settings";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

const settings: Settings = {
  // Never asked: the CMS works on the folder that a person chooses.
  backend: { name: "gitea", repo: "studio/sito", branch: "main", api_root: "http://localhost/api/v1" },
  siteUrl: "http://localhost:8000",
  model: null,
  isLocal: true,
};

/** Answers requests below /redazione/; the page is bundled at the first of them. */
export function editorEndpoint(contentRoot: string, staticRoot: string) {
  let files: ReturnType<typeof pageFiles> | undefined;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    files ??= pageFiles();
    const address = new URL(request.url ?? "", "http://localhost").pathname.replace(/\/$/u, "/index.html");
    const made: Record<string, () => Promise<string> | string> = {
      "/settings.json": () => JSON.stringify({ ...settings, siteUrl: `http://${request.headers.host}` }),
      "/content.json": async () =>
        JSON.stringify(await indexOf(await contentFolder({ contentRoot, staticRoot }))),
    };
    const body = (await made[address]?.()) ?? (await files).get(address);
    response.writeHead(body === undefined ? 404 : 200, {
      ...pageHeaders(settings),
      "Content-Type": types[path.extname(address)] ?? "text/plain",
    });
    response.end(body);
  };
}
