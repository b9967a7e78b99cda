import { Link } from "gatsby";
import type { ReactNode } from "react";
import { buttonClass, type Look } from "./button";

type ButtonLinkProps = { to: string; look?: Look; children: ReactNode };

/** Also for `tel:`, `mailto:` and other sites. The space separates neighbouring links in plain text. */
export function ButtonLink({ to, look = "primary", children }: ButtonLinkProps) {
  const props = { className: buttonClass(look), children };
  return <>{to.startsWith("/") ? <Link to={to} {...props} /> : <a href={to} {...props} />} </>;
}
