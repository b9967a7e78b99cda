/** Parts of an nginx configuration: quoting, media types, limits. */

/** One parameter of nginx is read into a buffer of 4096 bytes. */
const longestParameter = 4000;

/**
 * A text as one parameter of nginx, in quotes.
 *
 * @throws for what no quoting can carry: `$` (nginx would put a variable there), line breaks, more than 4000 bytes
 */
export function quoted(text: string): string {
  if (/[$\r\n\0]/u.test(text))
    throw new Error(`nginx cannot be given "${text}": it holds $ or a line break.`);
  return quotedPattern(text);
}

/** A regular expression as one parameter of nginx, in quotes; `$` is its end of line, not a variable. */
export function quotedPattern(source: string): string {
  if (Buffer.byteLength(source) > longestParameter) {
    throw new Error(
      `nginx reads at most ${longestParameter} bytes at once: "${source.slice(0, 80)}…" has more.`,
    );
  }
  return `"${source.replace(/[\\"]/gu, "\\$&")}"`;
}

/** Every line one level further in. */
export const indent = (text: string, by = "    ") => text.replace(/^(?=.)/gmu, by);

/** `name { … }` */
export const block = (name: string, lines: readonly string[]) => `${name} {\n${indent(lines.join("\n"))}\n}`;

const mediaTypes: Readonly<Record<string, readonly string[]>> = {
  "text/html": ["html"],
  "text/css": ["css"],
  "text/javascript": ["js", "mjs"],
  "text/plain": ["txt"],
  "text/vtt": ["vtt"],
  "text/vcard": ["vcf"],
  "application/json": ["json"],
  "application/manifest+json": ["webmanifest"],
  "application/xml": ["xml"],
  "image/svg+xml": ["svg"],
  "image/avif": ["avif"],
  "image/webp": ["webp"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/x-icon": ["ico"],
  "font/woff2": ["woff2"],
  "video/mp4": ["mp4"],
  "video/webm": ["webm"],
  "application/pdf": ["pdf"],
};

const isText = (type: string) => /^text\/|json$|xml$/u.test(type);

/** The types of our own files, and utf-8 for those that are text; `text/html` has it without being named. */
export const contentTypes = [
  block(
    "types",
    Object.entries(mediaTypes).map(([type, extensions]) => `${type} ${extensions.join(" ")};`),
  ),
  "default_type application/octet-stream;",
  "charset utf-8;",
  `charset_types ${Object.keys(mediaTypes)
    .filter((type) => isText(type) && type !== "text/html")
    .join(" ")};`,
];

/** Room for what browsers send to a site without cookies, and no more; a longer address is answered 414. */
export const limits = [
  "client_header_buffer_size 2k;",
  "large_client_header_buffers 4 4k;",
  "# 0 would mean no limit.",
  "client_max_body_size 1;",
  "client_header_timeout 15s;",
  "client_body_timeout 15s;",
  "send_timeout 30s;",
  "keepalive_timeout 30s;",
  "reset_timedout_connection on;",
];
