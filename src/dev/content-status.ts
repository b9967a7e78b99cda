export const contentStatusPath = "/__content-status";

export type ContentStatus = {
  /** Null without errors. */
  report: string | null;
  version: string;
};
