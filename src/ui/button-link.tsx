import { Link } from "gatsby";
import type { ReactNode } from "react";
import { buttonClass, type Look } from "./button";

type ButtonLinkProps = { to: string; look?: Look; children: ReactNode };

/** Accepts `tel:` and `mailto:`. The space separates neighbouring links in plain text. */
export function ButtonLink({ to, look = "primary", children }: ButtonLinkProps) {
  return (
    <>
      <Link to={to} className={buttonClass(look)}>
        {children}
      </Link>{" "}
    </>
  );
}
