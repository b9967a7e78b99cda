/** Results of sending a form's message (src/forms/transport.ts). */

export type Failure =
  /** Ids are missing or placeholders: nothing was sent. */
  | { readonly kind: "unconfigured" }
  /** The mail library cannot start: storage is blocked, or its file is damaged. */
  | { readonly kind: "unavailable" }
  /** The connection is missing or broken; a request on its way may have arrived. */
  | { readonly kind: "network"; readonly canHaveArrived: boolean }
  /** The mail library's file is gone after a new publication. */
  | { readonly kind: "outdated" }
  | { readonly kind: "timeout" }
  /** The answer is not the mail service's «OK». */
  | { readonly kind: "refused"; readonly status: number };

export type Outcome = { readonly kind: "sent" } | Failure;
