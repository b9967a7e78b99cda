/** How each end of a sending attempt is named, for the visitor (outcome) and for the console (detail). */
import type { Outcome } from "./submission";

export type Report = { readonly outcome: Outcome; readonly detail: string };

type Answer = { readonly status: number; readonly text: string };

const isAnswer = (reason: unknown): reason is Answer =>
  typeof reason === "object" &&
  reason !== null &&
  "status" in reason &&
  typeof reason.status === "number" &&
  "text" in reason &&
  typeof reason.text === "string";

/** Why the library could not be loaded or started. */
export function loadingFailure(error: unknown): Report {
  const detail = String(error);
  if (!navigator.onLine) return { outcome: { kind: "network", mayHaveArrived: false }, detail };
  // webpack's name for a file of the site that did not arrive; the line stands, so the file is gone.
  const isGone = error instanceof Error && error.name === "ChunkLoadError";
  return { outcome: { kind: isGone ? "outdated" : "unavailable" }, detail };
}

/** What the service's answer means: whoever else says «well done», such as the login page of a hotel's network, lies. */
export function answered({ status, text }: Answer): Report {
  const outcome: Outcome = text.trim() === "OK" ? { kind: "sent" } : { kind: "refused", status, text };
  return { outcome, detail: `${status} ${text}` };
}

/** Why `sendForm` rejected: an answer of the service, a string for a wrong configuration, a TypeError from fetch. */
export function sendingFailure(reason: unknown): Report {
  if (typeof reason === "string") return { outcome: { kind: "unconfigured" }, detail: reason };
  // The library documents status 0 «Network Error», but hands over fetch's own error.
  if (!isAnswer(reason) || reason.status === 0)
    return {
      outcome: { kind: "network", mayHaveArrived: true },
      detail: `0 Network Error, ${isAnswer(reason) ? reason.text : String(reason)}`,
    };
  const { status, text } = reason;
  return { outcome: { kind: "refused", status, text }, detail: `${status} ${text}` };
}

/** One line in the console; addresses are blotted out, because the service's text may repeat what was typed. */
export function logReport({ outcome, detail }: Report) {
  const line = `EmailJS: ${outcome.kind} (${detail.replace(/\S+@\S+/gu, "…").slice(0, 300)})`;
  if (outcome.kind === "sent") console.info(line);
  else console.error(line);
}
