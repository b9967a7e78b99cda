/** What the browser code uses of Gatsby, without its router. */
import { createElement } from "react";

export const graphql = jest.fn();
export const navigate = jest.fn();
/** Give it a return value in the test that renders a component with a static query. */
export const useStaticQuery = jest.fn();
export const Link = ({ to, ...attributes }: { to: string }) =>
  createElement("a", { href: to, ...attributes });
export const withPrefix = (path: string) => path;
