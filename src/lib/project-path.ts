/** Whether a path lies below /portfolio/, where projects live and the further pages of their list. */
export const isProjectPath = (pathname: string) => pathname.startsWith("/portfolio/");
