import type { ComponentProps } from "react";

/** Address of a page of the site, from `/` on. */
type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link to a page of the site; src/layout/links.ts follows it without loading all anew. */
export function Link({ to, ...attributes }: LinkProps) {
  return <a href={to} {...attributes} />;
}
