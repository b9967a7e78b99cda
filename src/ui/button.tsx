import { Link } from "gatsby";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./button.module.css";

type Look = "primary" | "secondary";

/** Button look for other elements. */
export const buttonClass = (look: Look) => `screen-only ${styles.button} ${styles[look]}`;

export function Button({
  look = "primary",
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button type="button" {...props} className={buttonClass(look)} />;
}

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

export function Buttons({ children }: { children: ReactNode }) {
  return <div className="flow tabular screen-only">{children}</div>;
}
