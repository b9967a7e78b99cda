/** Addresses of pages, now and before. */
import { comparedAddress, formerAddress } from "../../content-model/fields";
import { pathOf, reservedAddress } from "../../content-model/routes";
import type { Content } from "../content";
import type { ContentFile } from "../content-file";
import { entryName, problemAt } from "../locate";
import { quote } from "../problem";
import { repeated } from "./repeats";
import { fieldOf, type Rule } from "./rule";

type Claim = { file: ContentFile; address: string; index?: number };

/** Those whose address is fixed come first: of two pages the other one is reported. */
function pagesOf({ files }: Content): Claim[] {
  return [...files.filter(({ kind }) => kind.file), ...files.filter(({ kind }) => !kind.file)].flatMap(
    (file) => {
      const address = pathOf(file.kind)?.replace("{slug}", file.slug);
      return address === undefined ? [] : { file, address };
    },
  );
}

function formersOf(file: ContentFile): Claim[] {
  const addresses = fieldOf(file, "formerAddresses");
  return (Array.isArray(addresses) ? addresses : []).flatMap((address, index) => {
    const { success, data } = formerAddress.safeParse(address);
    return success ? { file, address: data, index } : [];
  });
}

const compared = ({ address, index }: Claim) => (index === undefined ? address : comparedAddress(address));

/** Addresses that one file answers on some host (hosting/files.ts), also on disks that know no case. */
const fileOf = (claim: Claim) =>
  compared(claim)
    .toLowerCase()
    .replace(/(\/index)?(\.html)?$/u, "") || "/";

/** Every address belongs to one page, as its own or as a former one; reserved ones to none. */
const addressesAreUnique: Rule = (content) => {
  const claims = [...pagesOf(content), ...content.files.flatMap(formersOf)];
  const reserved = claims
    .filter((claim) => reservedAddress.test(compared(claim)))
    .map((claim) => problemOf(claim, "questo indirizzo serve ai file del sito"));
  const taken = [
    ...repeated(claims, (claim) => `${claim.file.name} ${compared(claim)}`),
    // One page may have several that differ: «/index.html» or «/Index» lead to the home page.
    ...repeated(claims, fileOf).filter(({ item, first }) => item.file !== first.file),
  ].map(({ item, first }) => {
    const owner = first.file === item.file ? "questa pagina" : entryName(first.file);
    return problemOf(
      item,
      `è ${first.index === undefined ? "l'indirizzo" : "già un indirizzo di prima"} di ${owner}`,
    );
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

export const addressRules = [addressesAreUnique];
