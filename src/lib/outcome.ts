export type Failure =
  /** Ids missing or placeholders, known before sending. */
  | { readonly kind: "unconfigured" }
  /** Library failed to start: blocked storage or a damaged file. */
  | { readonly kind: "unavailable" }
  /** No or broken connection; a request on its way may have arrived. */
  | { readonly kind: "network"; readonly mayHaveArrived: boolean }
  /** Library file gone after a new publication. */
  | { readonly kind: "outdated" }
  | { readonly kind: "timeout" }
  /** `text`: the service's own wording, in English. */
  | { readonly kind: "refused"; readonly status: number; readonly text: string };

export type Outcome = { readonly kind: "sent" } | Failure;
