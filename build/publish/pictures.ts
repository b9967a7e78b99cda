/** Which picture of the content an address of the build shows, and who made it. */
import type { SiteContent } from "../../content-model/site-content";

/** A file as gatsby-source-filesystem knows it. */
export type SourceFile = {
  /** Below the accepted content, such as `images/pages/home.jpg`. */
  relativePath: string;
  /** Hash of its bytes. gatsby-plugin-sharp publishes its variants below `/static/<hash>/`. */
  contentDigest: string;
};

export type Pictures = {
  /** @throws Error for an address that is no variant of an accepted picture */
  fileOf(address: string): string;
  /** Who made the picture, where the content names another than the studio. */
  creatorOf(address: string): string | undefined;
  /** Whether the address is a variant of a picture that the content names as `../images/…`. */
  isOf(address: string, src: string): boolean;
};

/** Creators by the path of their picture, wherever in the content it is used. */
function creatorsIn(content: unknown, creators = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof content !== "object" || content === null) return creators;
  if ("src" in content && "creator" in content) creators.set(String(content.src), String(content.creator));
  for (const part of Object.values(content)) creatorsIn(part, creators);
  return creators;
}

export function picturesOf(files: readonly SourceFile[], content: SiteContent): Pictures {
  const shows = (address: string, { contentDigest }: SourceFile) => address.split("/")[2] === contentDigest;
  const creators = creatorsIn(content);
  const isOf = (address: string, src: string) =>
    files.some((file) => `../${file.relativePath}` === src && shows(address, file));
  return {
    fileOf(address) {
      const file = files.find((candidate) => shows(address, candidate));
      if (file === undefined) throw new Error(`${address} shows no accepted picture.`);
      return file.relativePath;
    },
    creatorOf: (address) => [...creators].find(([src]) => isOf(address, src))?.[1],
    isOf,
  };
}
