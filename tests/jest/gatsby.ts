/** What the browser code uses of Gatsby, without its router. */
export const graphql = jest.fn();
export const navigate = jest.fn();
/** Give it a return value in the test that renders a component with a static query. */
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
