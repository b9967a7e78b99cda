import { Link } from "gatsby";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./button.module.css";

type Look = "primary" | "secondary";

/** Class names of a button, for the elements that must look like one without being one of ours. */
export const buttonClass = (look: Look) => `${styles.button} ${styles[look]}`;

export function Button({
  look = "primary",
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button type="button" {...props} className={buttonClass(look)} />;
}

type ButtonLinkProps = { to: string; look?: Look; children: ReactNode };

/** A link that looks like a button; also to `tel:` and `mailto:`. The space keeps it apart from the next one in plain text. */
export function ButtonLink({ to, look = "primary", children }: ButtonLinkProps) {
  return (
    <>
      <Link to={to} className={buttonClass(look)}>
        {children}
      </Link>{" "}
    </>
  );
}

/** Buttons side by side, as far as there is room. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
