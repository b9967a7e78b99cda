/** Positions of entries, and drafts. */
import { isDraft } from "../../drafts";
import { order } from "../../fields";
import { filesOfKind } from "../content";
import type { ContentFile } from "../content-file";
import { problemAt } from "../locate";
import { fieldOf, type Rule, repeated } from "./rule";

/** The file's position where it is one; never converted: an object may have a `toString` that is no function. */
const orderOf = (file: ContentFile) => {
  const value = fieldOf(file, "order");
  return typeof value === "number" && order.safeParse(value).success ? value : undefined;
};

/** Two entries at the same place would stand in an order that nobody chose. */
export const orderIsUnique: Rule = (content) =>
  [...new Set(content.files.map(({ kind }) => kind.name))].flatMap((kind) => {
    const files = filesOfKind(content, kind);
    const taken = files.map((file) => orderOf(file) ?? 0);
    return repeated(files, orderOf).map(({ file, first, value }) =>
      problemAt(file, ["order"], {
        rule: "duplicate-order",
        message: `la posizione ${value} è già di ${first.name}`,
        remedy: `Scegliere un numero libero, per esempio ${Math.max(...taken) + 1}.`,
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
