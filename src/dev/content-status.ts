/** Where the development server streams the state of the content. */
export const contentStatusPath = "/__content-status";

export type ContentStatus = {
  /** Null without errors. */
  report: string | null;
  version: string;
};
