import type { z } from "zod";
import { pathInContent } from "../../content-model/fields";
import { kindOf } from "../../content-model/kinds";
import type { block } from "../../content-model/kinds/blocks";
import { type Field, isRecord, valueAt, walk } from "../../content-model/walk";
import { ink, paper } from "./accepted-picture";

const inkGround: z.infer<typeof block>["ground"] = "inchiostro";

/** Heroes of pages, and blocks whose background is ink. */
function isOnInk(file: string, content: unknown, { meta, path }: Field): boolean {
  const isInHero = meta.picture?.square || path[0] === "hero";
  if (file.startsWith("pages/") && isInHero) return true;
  // For example `blocks[2].ground`.
  return valueAt(content, [...path.slice(0, 2), "ground"]) === inkGround;
}

/**
 * Background of each picture that the content names, by its path: ink where every use is on ink, else paper.
 * @param files parsed content by path below the content folder
 */
export function pictureBackgrounds(files: ReadonlyMap<string, unknown>): Map<string, string> {
  const backgrounds = new Map<string, string>();
  for (const [file, content] of files) {
    const kind = kindOf(file);
    for (const field of kind ? walk(kind.schema, content) : []) {
      if (!field.meta.picture || !isRecord(field.value)) continue;
      const picture = pathInContent(String(field.value.src));
      const background = isOnInk(file, content, field) ? (backgrounds.get(picture) ?? ink) : paper;
      backgrounds.set(picture, background);
    }
  }
  return backgrounds;
}
