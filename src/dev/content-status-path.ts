/** Where the development server streams the state of the content: a report, or null when all is well. */
export const contentStatusPath = "/__content-status";
