import { Link } from "gatsby";
import type { NavigationLink } from "./layout-data";

type PageLinksProps = {
  links: readonly NavigationLink[];
  pathname: string;
  className: string | undefined;
};

export function PageLinks({ links, pathname, className }: PageLinksProps) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link to={to} className={className} aria-current={pathname === to ? "page" : undefined}>
        {label}
      </Link>
    </li>
  ));
}
