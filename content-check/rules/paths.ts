/** Checks that every path of the site, present or former, belongs to one page. */
import { formerPath } from "../../content-model/fields";
import { normalisedPath } from "../../content-model/paths";
import { editorPath, pathPatternOf, reservedPathPattern } from "../../content-model/routes";
import type { ContentFile } from "../content-file";
import { entryName, problemAt } from "../problem-at";
import { quote } from "../text";
import { findRepeated } from "./find-repeated";
import { fieldValue, type Rule } from "./rule";

/** A page's claim to a path. `index`: place among its former addresses; absent for its current path. */
type Claim = { file: ContentFile; path: string; normalised: string; index?: number };

function claimsOf(file: ContentFile): Claim[] {
  const claims: Claim[] = [];
  const currentPath = pathPatternOf(file.kind)?.replace("{slug}", file.slug);
  if (currentPath !== undefined) claims.push({ file, path: currentPath, normalised: currentPath });

  const formerAddresses = [fieldValue(file, "formerAddresses") ?? []].flat();
  for (const [index, value] of formerAddresses.entries()) {
    const { data: path } = formerPath.safeParse(value);
    if (path !== undefined) claims.push({ file, path, normalised: normalisedPath(path), index });
  }
  return claims;
}

/** Sorts fixed paths first and former ones last, because the later of two duplicates is reported. */
function rankOf({ file, index }: Claim): number {
  if (index !== undefined) return 2;
  return file.kind.file === undefined ? 1 : 0;
}

// Hosts may serve `/about`, `/about.html` and `/about/index` from one file, and some disks ignore case.
const servedFile = ({ normalised }: Claim) =>
  normalised.toLowerCase().replace(/(\/index)?(\.html)?$/u, "") || "/";

const isReserved = ({ normalised, index }: Claim) =>
  reservedPathPattern.test(normalised) || (normalised === editorPath && index === undefined);

const pathsAreUnique: Rule = ({ files }) => {
  const claims = files.flatMap(claimsOf).sort((one, other) => rankOf(one) - rankOf(other));
  const reservedProblems = claims
    .filter(isReserved)
    .map((claim) => problemOf(claim, "questo indirizzo serve ai file del sito"));
  const repeatedClaims = [
    ...findRepeated(claims, ({ file, normalised }) => `${file.path} ${normalised}`),
    // One page may have both «/index.html» and «/Index»: both lead to the home page.
    ...findRepeated(claims, servedFile).filter(({ item, first }) => item.file !== first.file),
  ];
  const takenProblems = repeatedClaims.map(({ item, first }) => {
    const claimText = first.index === undefined ? "l'indirizzo" : "già un indirizzo di prima";
    return problemOf(item, `è ${claimText} di ${entryName(first.file)}`);
  });
  return [...reservedProblems, ...takenProblems];
};

function problemOf({ file, path, index }: Claim, fault: string) {
  const finding = { code: "taken-path", message: `${quote(path)}: ${fault}` };
  if (index === undefined)
    return problemAt(file, [], {
      ...finding,
      remedy: "Dare al file un altro nome: è l'ultima parte dell'indirizzo.",
    });
  return problemAt(file, ["formerAddresses", index], {
    ...finding,
    remedy: "Toglierlo da qui: ci vanno solo indirizzi che nessuna pagina ha più, ognuno in una pagina sola.",
  });
}

export const pathRules = [pathsAreUnique];
