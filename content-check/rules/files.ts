/** Missing and misplaced files. */
import { type Kind, kinds, slugOf } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";
import { baseName, isHiddenJson } from "../content";
import { fileProblem } from "../problem";
import { nearest, slugify } from "../suggest";
import type { Rule } from "./rule";

/** The files that exist once, but for the pages that the site may do without. */
const requiredFilesExist: Rule = ({ files, folder }) =>
  kinds.flatMap((kind: Kind) => {
    if (kind.file === undefined || kind.optional || files.some((file) => file.kind === kind)) return [];
    // A misspelt file is taken for an entry, where its folder has entries.
    const others = files.filter((file) => file.kind.folder === kind.file.split("/")[0]);
    const meant = nearest(
      slugOf(kind.file),
      others.map(({ slug }) => slug),
    );
    const finding = {
      rule: "missing-file",
      message: `manca il file «${metaOf(kind.schema).title}»`,
      remedy: meant
        ? `Forse è il file «${meant}.json»: ridargli il nome «${slugOf(kind.file)}.json».`
        : "Non si può togliere: rimetterlo con questo nome, e cambiarne i testi.",
    };
    return fileProblem(`${folder}/${kind.file}`, finding);
  });

/** «.jpg»; empty without. A name that begins with a dot has none by that alone. */
export const extensionOf = (name: string) => /(?<=[^/])\.[^./]*$/u.exec(name)?.[0] ?? "";

/** No file of a wrong name, in a wrong folder, or of a wrong format. */
const filesAreKnown: Rule = ({ strays, folder }) =>
  strays.map((name) => {
    const words = name.startsWith("images/") ? strayPicture(name) : strayFile(name, folder);
    return fileProblem(`${folder}/${name}`, { rule: "stray-file", ...words });
  });

function strayPicture(name: string) {
  const extension = extensionOf(name);
  const what = extension === "" ? "file senza estensione" : `formato «${extension}» non ammesso`;
  const remedy =
    "Salvare la fotografia come .jpg, .png, .webp o .avif (i disegni come .svg), oppure togliere il file.";
  return { message: `${what} tra le immagini`, remedy };
}

function strayFile(name: string, folder: string) {
  const singles = kinds.flatMap((kind) => ("file" in kind ? [kind.file] : []));
  const folders = kinds.flatMap((kind) => ("folder" in kind ? [kind.folder] : []));
  const parent = name.slice(0, Math.max(0, name.lastIndexOf("/")));
  const meantFolder = folders.find((known) => known === parent.split("/")[0]) ?? nearest(parent, folders);
  const entry = /^(.+)\.json$/iu.exec(baseName(name))?.[1];
  const meant =
    (isHiddenJson(name) ? name.replace(/\.txt$/iu, "") : undefined) ??
    nearest(name, singles) ??
    (meantFolder && entry ? `${meantFolder}/${slugify(entry)}.json` : undefined);
  const remedy = meant
    ? `Forse intendevi «${folder}/${meant}». Rinominarlo, o toglierlo.`
    : `Toglierlo, o metterlo in una di queste cartelle: ${folders.map((known) => `${folder}/${known}`).join(", ")}.`;
  return { message: "nessuna pagina usa questo file", remedy };
}

export const fileRules = [requiredFilesExist, filesAreKnown];
