/** Addresses of the pages of the studio's own: nothing else may have them. */
import { reservedNames } from "../../content-model/routes";
import { filesOfKind } from "../content";
import { entryName, problemAt } from "../locate";
import type { Rule } from "./rule";

export const addressesAreFree: Rule = (content) => {
  const owners = new Map([
    ...reservedNames.map((name) => [name, "dei file del sito"] as const),
    ...filesOfKind(content, "legal-document").map((file) => [file.slug, `di ${entryName(file)}`] as const),
  ]);
  return filesOfKind(content, "page").flatMap((file) => {
    const owner = owners.get(file.slug);
    const message = `il nome del file è l'indirizzo della pagina, e «/${file.slug}» è già ${owner}`;
    const remedy = `Rinominarlo, per esempio «${file.slug}-2».`;
    return owner ? [problemAt(file, [], { rule: "taken-address", message, remedy })] : [];
  });
};
