import { readFile } from "node:fs/promises";
import path from "node:path";
import { readEmbed } from "../content-model/embed-url";
import { kindOf } from "../content-model/kinds";
import { walk } from "../content-model/walk";
import { filesBelow } from "./files-below";

/** Origins of the content's videos and maps, for `frame-src`; sorted, without repeats. */
export async function frameOrigins(contentRoot: string): Promise<string[]> {
  const origins = new Set<string>();
  for (const contentPath of await filesBelow(contentRoot)) {
    const kind = kindOf(contentPath);
    if (kind === undefined) continue;

    const content = JSON.parse(await readFile(path.join(contentRoot, contentPath), "utf8"));
    for (const { meta, value } of walk(kind.schema, content)) {
      const embed = meta.embed && typeof value === "string" ? readEmbed(value, meta.embed) : undefined;
      if (embed) origins.add(new URL(embed.frameUrl).origin);
    }
  }
  return [...origins].sort();
}
