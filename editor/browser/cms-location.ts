import { kindNamed } from "../../content-model/kinds";

/** Path below `content/` of the open entry, or folder of the open list. */
export function openedInCms(): { entry?: string; folder?: string } {
  const [, collection = "", entry = ""] =
    /^#\/collections\/([\w-]+)(?:\/entries\/([\w-]+)|$)/u.exec(location.hash) ?? [];
  // Single files have their group as collection, and their kind as entry.
  const kind = kindNamed(collection) ?? kindNamed(entry);
  if (!kind) return {};
  return entry === "" ? { folder: kind.folder } : { entry: kind.file ?? `${kind.folder}/${entry}.json` };
}
