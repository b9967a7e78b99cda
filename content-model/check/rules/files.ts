/** Which files must be there. */
import { type Kind, kinds } from "../../kinds";
import { type Content, filesOfKind } from "../load";
import { fileProblem, type Problem } from "../problem";
import { nearest, perhaps } from "../suggest";
import type { Rule } from "./rule";

export const singleFilesExist: Rule = ({ files, folder }) =>
  kinds
    .flatMap((kind) => ("file" in kind ? [kind] : []))
    .filter((kind) => !files.some((file) => file.name === `${folder}/${kind.file}`))
    .map((kind) =>
      fileProblem(`${folder}/${kind.file}`, {
        rule: "missing-file",
        message: `manca il file «${kind.schema.meta()?.title}»`,
        remedy: "Rimetterlo al suo posto con questo nome; si può copiare dalla versione precedente.",
      }),
    );

/** Entries that the site must have, and of closed kinds no others. */
export const requiredEntriesExist: Rule = (content) =>
  kinds.flatMap((kind: Kind) => (kind.required ? entryProblems(content, kind, kind.required) : []));

function entryProblems(
  content: Content,
  { name, folder }: Kind,
  { slugs, closed, noun }: NonNullable<Kind["required"]>,
): Problem[] {
  const files = filesOfKind(content, name);
  const others = files.filter(({ slug }) => !slugs.includes(slug));
  const absent = slugs.filter((slug) => !files.some((file) => file.slug === slug));
  const missing = absent.map((slug) => {
    const renamed = nearest(
      slug,
      others.map((file) => file.slug),
    );
    return fileProblem(`${content.folder}/${folder}/${slug}.json`, {
      rule: "missing-file",
      message: `manca il ${noun} «${slug}», che il sito deve avere`,
      remedy: renamed
        ? `Forse è il file «${renamed}.json»: ridargli il nome «${slug}.json».`
        : "Rimettere il file; si può copiare dalla versione precedente.",
    });
  });
  const surplus = (closed ? others : []).map((file) =>
    fileProblem(file.name, {
      rule: "unexpected-slug",
      message: `«${file.slug}» non è un ${noun} del sito`,
      remedy: `${perhaps(file.slug, absent)}I nomi ammessi sono: ${slugs.join(", ")}.`,
    }),
  );
  return [...missing, ...surplus];
}
