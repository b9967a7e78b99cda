import { comparedAddress, formerAddress } from "../../content-model/fields";
import { editorAddress, pathOf, reservedAddress } from "../../content-model/routes";
import type { ContentFile } from "../content-file";
import { entryName, problemAt, quote } from "../problem";
import { repeated } from "./repeats";
import { fieldOf, type Rule } from "./rule";

type Claim = { file: ContentFile; address: string; compared: string; index?: number };

function claimsOf(file: ContentFile): Claim[] {
  const own = pathOf(file.kind)?.replace("{slug}", file.slug);
  const former = [fieldOf(file, "formerAddresses") ?? []]
    .flat()
    .map((address, index) => ({ address, index }));
  return [
    ...(own === undefined ? [] : [{ file, address: own, compared: own }]),
    ...former.flatMap(({ address, index }) => {
      const { success, data } = formerAddress.safeParse(address);
      return success ? [{ file, address: data, compared: comparedAddress(data), index }] : [];
    }),
  ];
}

// Sorts fixed addresses first, former ones last: the later of two duplicates is reported.
const rankOf = ({ file, index }: Claim) => (index === undefined ? Number(!file.kind.file) : 2);

// Some hosts serve all these forms from one file (hosting/files.ts), and some disks ignore case.
const fileOf = ({ compared }: Claim) => compared.toLowerCase().replace(/(\/index)?(\.html)?$/u, "") || "/";

const addressesAreUnique: Rule = ({ files }) => {
  const claims = files.flatMap(claimsOf).sort((one, other) => rankOf(one) - rankOf(other));
  const reserved = claims
    .filter(
      ({ compared, index }) =>
        reservedAddress.test(compared) || (compared === editorAddress && index === undefined),
    )
    .map((claim) => problemOf(claim, "questo indirizzo serve ai file del sito"));
  const taken = [
    ...repeated(claims, ({ file, compared }) => `${file.name} ${compared}`),
    // One page may have both «/index.html» and «/Index»: both lead to the home page.
    ...repeated(claims, fileOf).filter(({ item, first }) => item.file !== first.file),
  ].map(({ item, first }) => {
    const claimed = first.index === undefined ? "l'indirizzo" : "già un indirizzo di prima";
    return problemOf(item, `è ${claimed} di ${entryName(first.file)}`);
  });
  return [...reserved, ...taken];
};

const problemOf = ({ file, address, index }: Claim, fault: string) =>
  problemAt(file, index === undefined ? [] : ["formerAddresses", index], {
    rule: "taken-address",
    message: `${quote(address)}: ${fault}`,
    remedy:
      index === undefined
        ? "Dare al file un altro nome: è l'ultima parte dell'indirizzo."
        : "Toglierlo da qui: ci vanno solo indirizzi che nessuna pagina ha più, ognuno in una pagina sola.",
  });

export const addressRules = [addressesAreUnique];
