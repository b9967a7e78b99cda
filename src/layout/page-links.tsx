import { Link } from "gatsby";
import type { NavigationLink } from "./layout-data";

type PageLinksProps = {
  links: readonly NavigationLink[];
  pathname: string;
  className: string | undefined;
};

/** Returns `aria-current` of a link, which is true for a parent page. `/#servizi` stands for `/services`. */
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
