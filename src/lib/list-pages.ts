/** Projects on one page of the list: its weight stays the same however many there are. */
export const projectsPerPage = 24;

/** Address of the list of projects. */
export const projectList = "/portfolio";

/** Address of a page of it, counted from 1. */
export const listPath = (page: number) => (page === 1 ? projectList : `${projectList}/pagina/${page}`);

/** Whether the address is of a project that does not exist, and so leads to the list of projects. */
export const leadsToList = (pathname: string) => pathname.startsWith(`${projectList}/`);

/** How many pages a list of `count` projects has; an empty one still has its page. */
export const listPages = (count: number) => Math.max(1, Math.ceil(count / projectsPerPage));
