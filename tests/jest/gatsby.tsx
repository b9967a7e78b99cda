/** What the browser code uses of Gatsby, without its router: `Link` is a plain anchor. */
import type { AnchorHTMLAttributes, Ref } from "react";

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string;
  innerRef?: Ref<HTMLAnchorElement>;
  activeClassName?: string;
  activeStyle?: unknown;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: unknown;
};

export function Link({
  to,
  innerRef,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  partiallyActive: _partiallyActive,
  replace: _replace,
  state: _state,
  ...attributes
}: LinkProps) {
  return <a {...attributes} ref={innerRef} href={to} />;
}

export const graphql = jest.fn();
export const navigate = jest.fn();
/** Give it a return value in the test that renders a component with a static query. */
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
