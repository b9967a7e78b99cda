import { Link } from "gatsby";
import type { NavigationLink } from "./layout-data";

type PageLinksProps = {
  links: readonly NavigationLink[];
  pathname: string;
  className: string | undefined;
};

/** `true` for a link to the page above; `/#servizi` stands for `/services`. */
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
