/** Names of files, positions, and drafts. */
import { isDraft } from "../../drafts";
import { order, slugLimits, slugPattern } from "../../fields";
import { acceptsMore, type Kind, kinds } from "../../kinds";
import { type Content, type ContentFile, filesOfKind } from "../load";
import { problemAt } from "../locate";
import { fileProblem } from "../problem";
import { slugify } from "../suggest";
import { fieldOf, type Rule, repeated } from "./rule";

const filesOfFolders = (content: Content) =>
  kinds.flatMap((kind: Kind) => (kind.folder === undefined ? [] : [filesOfKind(content, kind.name)]));

/** The file's name is the entry's address. Closed kinds have their names from the specification. */
export const fileNamesAreSlugs: Rule = ({ files }) =>
  files
    .filter(({ kind, slug }) => acceptsMore(kind) && !isSlug(slug))
    .map(({ name, slug }) =>
      fileProblem(name, {
        rule: "file-name",
        message: `il nome del file è l'indirizzo della pagina: ${slugLimits.hint}, al massimo ${slugLimits.maxLength} caratteri`,
        remedy: `Rinominarlo, per esempio «${slugify(slug).slice(0, slugLimits.maxLength) || "nome-nuovo"}.json».`,
      }),
    );

const isSlug = (name: string) => slugPattern.test(name) && name.length <= slugLimits.maxLength;

/** The file's position where it is one; never converted: an object may have a `toString` that is no function. */
const orderOf = (file: ContentFile) => {
  const value = fieldOf(file, "order");
  return typeof value === "number" && order.safeParse(value).success ? value : undefined;
};

/** Two entries at the same place would stand in an order that nobody chose. */
export const orderIsUnique: Rule = (content) =>
  filesOfFolders(content).flatMap((files) => {
    const taken = files.map(orderOf).filter((taken) => taken !== undefined);
    return repeated(files, orderOf).map(({ file, first, value }) =>
      problemAt(file, ["order"], {
        rule: "duplicate-order",
        message: `la posizione ${value} è già di ${first.name}`,
        remedy: `Scegliere un numero libero, per esempio ${Math.max(0, ...taken) + 1}.`,
      }),
    );
  });

/** A draft is left out of the site: what the site needs cannot be one. */
export const requiredAreNoDrafts: Rule = (content) =>
  filesOfKind(content, "project")
    .filter((file) => isDraft(file.document?.value) && file.kind.required?.slugs.includes(file.slug))
    .map((file) =>
      problemAt(file, ["draft"], {
        rule: "required-draft",
        message: "questo progetto fa parte del sito: non può essere una bozza",
        remedy: 'Togliere la riga "draft".',
      }),
    );
