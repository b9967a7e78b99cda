import { Link } from "gatsby";
import type { NavigationLink } from "./layout-data";

type PageLinksProps = {
  links: readonly NavigationLink[];
  pathname: string;
  className: string | undefined;
};

/** Returns a link's `aria-current`: "page" for the page itself, true for a parent, as `/#servizi` of `/services/…`. */
export function ariaCurrent(to: string, pathname: string) {
  if (to === pathname) return "page";
  const path = to.replace("/#servizi", "/services");
  return `${pathname}/`.startsWith(`${path}/`) || undefined;
}

export function PageLinks({ links, pathname, className }: PageLinksProps) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link to={to} className={className} aria-current={ariaCurrent(to, pathname)}>
        {label}
      </Link>
    </li>
  ));
}
