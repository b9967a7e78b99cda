/**
 * Stands in for gatsby-link: how to go to a page, and the parts of an address. Links are src/ui/link.tsx; addresses have
 * no prefix, and are written as they are to be (gatsby-config.ts).
 */
type Navigate = (to: string, options?: { replace?: boolean }) => Promise<void>;

declare global {
  interface Window {
    /** Set by Gatsby before it draws the first page. */
    ___navigate: Navigate;
  }
}

export const navigate: Navigate = (to, options) => window.___navigate(to, options);

/** @param address path with query and anchor, each of them empty where it holds nothing */
export function parsePath(address = "/"): { pathname: string; search: string; hash: string } {
  const {
    pathname = "",
    search = "",
    hash = "",
  } = /^(?<pathname>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?/u.exec(address)?.groups ?? {};
  return { pathname, search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}

const asItIs = (path: string) => path;

export { asItIs as withAssetPrefix, asItIs as withPrefix };
/** Gatsby's runtime hands the name on; nothing of this site asks for it (biome.json). */
export const Link = undefined;
