/** Which files must be there, and which may not. */
import { isDraft } from "../../content-model/drafts";
import { type Kind, kinds, slugOf } from "../../content-model/kinds";
import type { ClosedLists } from "../../content-model/specification";
import { metaOf } from "../../content-model/walk";
import { baseName, filesOfKind, isHiddenJson } from "../content";
import { problemAt } from "../locate";
import { fileProblem } from "../problem";
import { copiedFrom, nearest, perhaps, slugify } from "../suggest";
import type { Rule } from "./rule";

/** Files of a kind without which the site cannot be, as paths below `content/`. */
const requiredFiles = ({ name, file, folder }: Kind, { required }: ClosedLists): string[] =>
  file === undefined ? (required[name] ?? []).map((slug) => `${folder}/${slug}.json`) : [file];

/** Files that the site must have; of closed kinds no others. */
export const requiredFilesExist: Rule = ({ files, folder, lists }) =>
  kinds.flatMap((kind: Kind) => {
    const wanted = requiredFiles(kind, lists).map((name) => `${folder}/${name}`);
    // A misspelt file that exists once is taken for an entry, where its folder has entries.
    const entriesFolder = kind.folder ?? kind.file.slice(0, kind.file.lastIndexOf("/"));
    const others = files.filter((file) => file.kind.folder === entriesFolder && !wanted.includes(file.name));
    const absent = wanted.filter((name) => !files.some((file) => file.name === name)).map(slugOf);
    const title = metaOf(kind.schema).title ?? "";
    const missing = absent.map((slug) => {
      const renamed = nearest(
        slug,
        others.map((file) => file.slug),
      );
      return fileProblem(`${folder}/${kind.file ?? `${kind.folder}/${slug}.json`}`, {
        rule: "missing-file",
        message: kind.file
          ? `manca il file «${title}»`
          : `manca il ${title.toLowerCase()} «${slug}», che il sito deve avere`,
        remedy: renamed
          ? `Forse è il file «${renamed}.json»: ridargli il nome «${slug}.json».`
          : "Non si può togliere: rimetterlo con questo nome, e cambiarne i testi.",
      });
    });
    const surplus = (kind.closed ? others : []).map(({ name, slug }) =>
      fileProblem(name, {
        rule: "unexpected-slug",
        message: `«${slug}» non è un ${title.toLowerCase()} del sito`,
        remedy: copiedFrom(slug)
          ? `È una copia di «${copiedFrom(slug)}.json»: toglierla.`
          : `${perhaps(slug, absent)}I nomi ammessi sono: ${wanted.map(slugOf).join(", ")}.`,
      }),
    );
    return [...missing, ...surplus];
  });

/** A draft is left out of the site: what the site needs cannot be one. */
export const requiredAreNoDrafts: Rule = (content) =>
  filesOfKind(content, "project")
    .filter((file) => isDraft(file.document?.value) && content.lists.required.project?.includes(file.slug))
    .map((file) =>
      problemAt(file, ["draft"], {
        rule: "required-draft",
        message: "questo progetto fa parte del sito: non può essere una bozza",
        remedy: "Spegnere «Bozza» (draft).",
      }),
    );

/** «.jpg»; empty without. A name that begins with a dot has none by that alone. */
export const extensionOf = (name: string) => /(?<=[^/])\.[^./]*$/u.exec(name)?.[0] ?? "";

/** No file of a wrong name, in a wrong folder, or of a wrong format. */
export const filesAreKnown: Rule = ({ strays, folder }) =>
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
