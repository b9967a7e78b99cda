/** Addresses of pages: those they have, and those that lead to them because other pages had them before. */
import { pathOf, reservedNames } from "../../content-model/routes";
import type { Content } from "../content";
import type { ContentFile } from "../content-file";
import { entryName, problemAt } from "../locate";
import { quote } from "../problem";
import { repeated } from "./repeats";
import { fieldOf, type Rule } from "./rule";

type Claim = { file: ContentFile; address: string | undefined; index?: number };

/** Those whose address is fixed come first: of two pages the other one is reported. */
function pagesOf({ files }: Content): Claim[] {
  return [...files.filter(({ kind }) => kind.file), ...files.filter(({ kind }) => !kind.file)].map(
    (file) => ({
      file,
      address: pathOf(file.kind)?.replace("{slug}", file.slug),
    }),
  );
}

function formersOf(file: ContentFile): Claim[] {
  const addresses = fieldOf(file, "formerAddresses");
  return (Array.isArray(addresses) ? addresses : []).flatMap((address, index) =>
    typeof address === "string" ? { file, address, index } : [],
  );
}

/** Every address belongs to one page, whether it is the page's own or one of before; some belong to none. */
export const addressesAreUnique: Rule = (content) => {
  const claims = [...pagesOf(content), ...content.files.flatMap(formersOf)];
  const reserved = claims
    .filter(({ address }) => reservedNames.includes(address?.split("/")[1] ?? ""))
    .map((claim) => problemOf(claim, "questo indirizzo serve ai file del sito"));
  const taken = repeated(claims, ({ address }) => address).flatMap(({ item, first }) => {
    const owner = first.file === item.file ? "questa pagina" : entryName(first.file);
    if (first.index === undefined) return problemOf(item, `è l'indirizzo di ${owner}`);
    // Twice in one list: that is reported of every list.
    return first.file === item.file ? [] : problemOf(item, `è già un indirizzo di prima di ${owner}`);
  });
  return [...reserved, ...taken];
};

const problemOf = ({ file, address, index }: Claim, words: string) =>
  problemAt(file, index === undefined ? [] : ["formerAddresses", index], {
    rule: "taken-address",
    message: `${quote(address)}: ${words}`,
    remedy:
      index === undefined
        ? "Dare al file un altro nome: è l'ultima parte dell'indirizzo."
        : "Toglierlo da qui: ci vanno soltanto indirizzi che nessuna pagina ha più, ognuno in una pagina sola.",
  });
