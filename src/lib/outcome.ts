/** Why a message did not go out, or may not have. */
export type Failure =
  /** Ids missing or still placeholders: known before sending. */
  | { readonly kind: "unconfigured" }
  /** The sending library could not start: blocked storage, or its file is damaged. */
  | { readonly kind: "unavailable" }
  /** No connection, or it broke; once the request is on its way the message may have arrived all the same. */
  | { readonly kind: "network"; readonly mayHaveArrived: boolean }
  /** The sending library is no longer where this page looks for it: the site has been published anew. */
  | { readonly kind: "outdated" }
  /** No answer in time: the message may have arrived or not. */
  | { readonly kind: "timeout" }
  /** The mail service said no; `text` is its own wording, in English. */
  | { readonly kind: "refused"; readonly status: number; readonly text: string };

export type Outcome = { readonly kind: "sent" } | Failure;
