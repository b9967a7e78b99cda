/** Reads which entry or list is open from the CMS's hash in the URL, `#/collections/service/entries/catasto`. */
import { kindNamed } from "../../content-model/kinds";

/** Path below `content/` of the open entry, or folder of the open list. */
export function cmsLocation(): { entry?: string; folder?: string } {
  const [, collection = "", entry = ""] =
    /^#\/collections\/([\w-]+)(?:\/entries\/([\w-]+)|$)/u.exec(location.hash) ?? [];
  // A single file is in a collection named like its folder; its entry is named like its kind.
  const kind = kindNamed(collection) ?? kindNamed(entry);
  if (!kind) return {};
  return entry === "" ? { folder: kind.folder } : { entry: kind.file ?? `${kind.folder}/${entry}.json` };
}
