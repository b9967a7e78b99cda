/** Which files must be there. */
import { kinds } from "../../kinds";
import { legalSectionCounts, requiredProjectSlugs, serviceSlugs } from "../../specification";
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

type SlugList = {
  kind: "service" | "project" | "legal-document";
  directory: string;
  slugs: readonly string[];
  closed: boolean;
  what: string;
};

const lists: readonly SlugList[] = [
  { kind: "service", directory: "services", slugs: serviceSlugs, closed: true, what: "servizio" },
  { kind: "project", directory: "projects", slugs: requiredProjectSlugs, closed: false, what: "progetto" },
  {
    kind: "legal-document",
    directory: "legal",
    slugs: Object.keys(legalSectionCounts),
    closed: true,
    what: "documento legale",
  },
];

/** The twelve services and the two legal documents exactly; the nine projects and any others. */
export const expectedSlugs: Rule = (content) =>
  lists.flatMap((list) => [...missing(content, list), ...surplus(content, list)]);

function absentSlugs(content: Content, { kind, slugs }: SlugList): string[] {
  const present = filesOfKind(content, kind).map((file) => file.slug);
  return slugs.filter((slug) => !present.includes(slug));
}

function missing(content: Content, list: SlugList): Problem[] {
  const absent = absentSlugs(content, list);
  const others = filesOfKind(content, list.kind)
    .map((file) => file.slug)
    .filter((slug) => !list.slugs.includes(slug));
  return absent.map((slug) => {
    const renamed = nearest(slug, others);
    return fileProblem(`${content.folder}/${list.directory}/${slug}.json`, {
      rule: "missing-file",
      message: `manca il ${list.what} «${slug}», che il sito deve avere`,
      remedy: renamed
        ? `Forse è il file «${renamed}.json»: ridargli il nome «${slug}.json».`
        : "Rimettere il file; si può copiare dalla versione precedente.",
    });
  });
}

function surplus(content: Content, list: SlugList): Problem[] {
  if (!list.closed) return [];
  const absent = absentSlugs(content, list);
  return filesOfKind(content, list.kind)
    .filter((file) => !list.slugs.includes(file.slug))
    .map((file) =>
      fileProblem(file.name, {
        rule: "unexpected-slug",
        message: `«${file.slug}» non è un ${list.what} del sito`,
        remedy: `${perhaps(file.slug, absent)}I nomi ammessi sono: ${list.slugs.join(", ")}.`,
      }),
    );
}
