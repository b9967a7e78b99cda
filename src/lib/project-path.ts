/** Whether a path lies below /portfolio/, where only projects live. */
export const isProjectPath = (pathname: string) => pathname.startsWith("/portfolio/");
