import type { ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./button.module.css";

export type Variant = "primary" | "secondary";

/** Classes for other elements that look like a button. */
export const buttonClass = (variant: Variant) => `screen-only ${styles.button} ${styles[variant]}`;

export function Button({
  variant = "primary",
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: Variant }) {
  return <button type="button" {...props} className={buttonClass(variant)} />;
}

export function Buttons({ children }: { children: ReactNode }) {
  return <div className={`cluster tabular screen-only ${styles.buttons}`}>{children}</div>;
}
