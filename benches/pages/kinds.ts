/** What a page's requests are for. */
export const kinds = ["document", "script", "style", "font", "image", "media", "data", "other"] as const;

export type Kind = (typeof kinds)[number];

export type Request = {
  url: string;
  /** As the browser's protocol calls it: `Document`, `Script`, `XHR` … */
  type: string;
  /** Of the answer that came over the line: 304 where the browser's copy was still good. */
  status: number;
  /** As transferred, with the head of the answer. */
  bytes: number;
};

const kindOfType: Readonly<Record<string, Kind>> = {
  Document: "document",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "image",
  Media: "media",
  Fetch: "data",
  XHR: "data",
};

const kindOfExtension: Readonly<Record<string, Kind>> = {
  js: "script",
  mjs: "script",
  css: "style",
  json: "data",
  woff2: "font",
};

/** By its name where the browser does not say, as of what it fetches ahead of need. */
function kindOf({ type, url }: Pick<Request, "type" | "url">): Kind {
  const extension = /\.(?<extension>\w+)$/u.exec(new URL(url).pathname)?.groups?.extension ?? "";
  return kindOfType[type] ?? kindOfExtension[extension] ?? "other";
}

export type Bytes = Record<Kind, number>;

export function bytesByKind(requests: readonly Request[]): Bytes {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Bytes;
  for (const request of requests) bytes[kindOf(request)] += request.bytes;
  return bytes;
}

export const bytesOf = (requests: readonly Request[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);
