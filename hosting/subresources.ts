/**
 * Files that pages load and that no browser shows as a page. The headers that rule a page (its policy, its frames, its
 * features) mean nothing there, and are most of an answer's head: 1.3 kB with each script, picture and font. HTTP/1.1
 * sends them anew each time, and so does nginx over HTTP/2, since its encoder keeps no table of what it has sent.
 */
export type Subresources = {
  /**
   * Regular expression over the path of an address. Drawings (SVG), texts and PDF are pages once they are opened; but the
   * icon, which every visit fetches, is our own drawing at each build, without a line that runs (write-icons.ts).
   */
  readonly pattern: string;
  /** Names of the headers that they carry none the less. */
  readonly headers: readonly string[];
};

export const subresources: Subresources = {
  pattern: "^/favicon\\.svg$|\\.(?:avif|css|ico|jpe?g|js|json|mp4|png|vtt|webm|webmanifest|webp|woff2)$",
  headers: ["Strict-Transport-Security", "X-Content-Type-Options", "Cross-Origin-Resource-Policy"],
};

/** Status codes of answers that are the file itself; any other is a page that tells what went wrong. */
export const fileStatuses = [200, 206, 304] as const;

type HeaderRules = {
  readonly headers: Readonly<Record<string, string>>;
  readonly subresources: Subresources;
};

/** Headers of the answer that is the file at this path. */
export const headersOfFile = (
  pathname: string,
  { headers, subresources: { pattern, headers: kept } }: HeaderRules,
): Readonly<Record<string, string>> =>
  new RegExp(pattern, "u").test(pathname)
    ? Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name)))
    : headers;
