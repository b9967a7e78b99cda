import { kinds } from "../kinds";
import { fileProblem, type Problem } from "./problem";
import { nearest, slugify } from "./suggest";

/** «castello.json.txt»: Windows' Notepad adds the second ending, and Explorer does not show it. */
export const isHiddenJson = (name: string) => /\.json\.txt$/iu.test(name);

export const baseName = (name: string) => name.slice(name.lastIndexOf("/") + 1);

/** «.jpg»; empty without. A name that begins with a dot has none by that alone. */
export const extensionOf = (name: string) => /(?<=[^/])\.[^./]*$/u.exec(name)?.[0] ?? "";

/**
 * A file that no kind covers: wrong name, wrong folder or wrong format.
 *
 * @param folder name of the content folder
 * @param relative path below it, with forward slashes
 */
export function strayFile(folder: string, relative: string): Problem {
  const extension = extensionOf(relative);
  if (relative.startsWith("images/")) {
    const what = extension === "" ? "file senza estensione" : `formato «${extension}» non ammesso`;
    return fileProblem(`${folder}/${relative}`, {
      rule: "stray-file",
      message: `${what} tra le immagini`,
      remedy:
        "Salvare la fotografia come .jpg, .png, .webp o .avif (i disegni come .svg), oppure togliere il file.",
    });
  }
  const singles = kinds.flatMap((kind) => ("file" in kind ? [kind.file] : []));
  const folders = kinds.flatMap((kind) => ("folder" in kind ? [kind.folder] : []));
  const parent = relative.slice(0, Math.max(0, relative.lastIndexOf("/")));
  const meantFolder = folders.find((known) => known === parent.split("/")[0]) ?? nearest(parent, folders);
  const base = slugify(baseName(relative).slice(0, -extension.length || undefined));
  const meant =
    (isHiddenJson(relative) ? relative.replace(/\.txt$/iu, "") : undefined) ??
    nearest(relative, singles) ??
    (meantFolder && extension.toLowerCase() === ".json" ? `${meantFolder}/${base}.json` : undefined);
  return fileProblem(`${folder}/${relative}`, {
    rule: "stray-file",
    message: "nessuna pagina usa questo file",
    remedy: meant
      ? `Forse intendevi «${folder}/${meant}». Rinominarlo, o toglierlo.`
      : `Toglierlo, o metterlo in una di queste cartelle: ${folders.map((known) => `${folder}/${known}`).join(", ")}.`,
  });
}
