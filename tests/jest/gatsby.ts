import { createElement } from "react";

export const graphql = jest.fn();
export const navigate = jest.fn();
/** Needs a return value in tests of components with a static query. */
export const useStaticQuery = jest.fn();
export const Link = ({ to, ...attributes }: { to: string }) =>
  createElement("a", { href: to, ...attributes });
