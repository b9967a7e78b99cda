import { Link } from "gatsby";
import type { ReactNode } from "react";
import { buttonClass, type Variant } from "./button";

type ButtonLinkProps = { to: string; variant?: Variant; children: ReactNode };

/** Also accepts `tel:`, `mailto:` and other sites. Its final space separates neighbouring links in plain text. */
export function ButtonLink({ to, variant = "primary", children }: ButtonLinkProps) {
  const props = { className: buttonClass(variant), children };
  return <>{to.startsWith("/") ? <Link to={to} {...props} /> : <a href={to} {...props} />} </>;
}
