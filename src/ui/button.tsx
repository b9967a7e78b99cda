import type { ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./button.module.css";

export type Look = "primary" | "secondary";

/** Button look for other elements. */
export const buttonClass = (look: Look) => `screen-only ${styles.button} ${styles[look]}`;

export function Button({
  look = "primary",
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button type="button" {...props} className={buttonClass(look)} />;
}

export function Buttons({ children }: { children: ReactNode }) {
  return <div className={`flow tabular screen-only ${styles.buttons}`}>{children}</div>;
}
