/** Which third parties' frames the content may show: what `frame-src` must allow, and nothing else. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readEmbed } from "../content-model/embed-address";
import { kindOf } from "../content-model/kinds";
import { walk } from "../content-model/walk";

/**
 * Origins of the videos and maps that the content names, sorted, each once.
 *
 * @param contentRoot folder of content that has passed the check
 * @throws where a file cannot be read or is not JSON
 */
export async function frameOrigins(contentRoot: string): Promise<string[]> {
  const origins = new Set<string>();
  for (const name of await readdir(contentRoot, { recursive: true })) {
    const kind = kindOf(name.replaceAll("\\", "/"));
    if (kind === undefined) continue;
    const content: unknown = JSON.parse(await readFile(path.join(contentRoot, name), "utf8"));
    for (const { meta, value } of walk(kind.schema, content)) {
      const embed = meta.embed && typeof value === "string" ? readEmbed(value, meta.embed) : undefined;
      if (embed) origins.add(new URL(embed.source).origin);
    }
  }
  return [...origins].sort();
}
