import { Link } from "gatsby";
import type { NavigationLink } from "./layout-data";

type PageLinksProps = {
  links: readonly NavigationLink[];
  pathname: string;
  className: string | undefined;
};

/** `true` for the chapter of the page; services open from the home page, too. */
export const currentness = (to: string, pathname: string) =>
  pathname === to
    ? "page"
    : `${pathname}/`.startsWith(`${to.replace("/#servizi", "/services")}/`)
      ? true
      : undefined;

export function PageLinks({ links, pathname, className }: PageLinksProps) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link to={to} className={className} aria-current={currentness(to, pathname)}>
        {label}
      </Link>
    </li>
  ));
}
