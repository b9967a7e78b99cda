/** Where the development server streams the state of the content. */
export const contentStatusPath = "/__content-status";

export type ContentStatus = {
  /** What the content check found, or null when all is well. */
  report: string | null;
  /** Of which commit the site is, in words. */
  version: string;
};
