/** Where the development server streams the state of the content. */
export const contentStatusPath = "/__content-status";

export type ContentStatus = {
  /** What the content check found, or null when all is well. */
  report: string | null;
  /** Commit, and when the content last changed, in words. */
  version: string;
};
