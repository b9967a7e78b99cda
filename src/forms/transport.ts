/** The only way out: @emailjs/browser is imported here and nowhere else, and only when a message is to be sent. */

import type { Outcome } from "../lib/outcome";
import { type FormConfiguration, isConfigured } from "./configuration";
import { type FormValues, fieldNames } from "./fields";
import { withoutStorage } from "./without-storage";

/** After this long without an answer we stop waiting; the library itself would wait for ever. In milliseconds. */
export const sendingTimeout = 20_000;

type Library = typeof import("@emailjs/browser");

/** One line in the console; addresses are blotted out, because the service's text may repeat what was typed. */
function logged(outcome: Outcome, detail: string): Outcome {
  const line = `EmailJS: ${outcome.kind} (${detail.replace(/\S+@\S+/gu, "…").slice(0, 300)})`;
  if (outcome.kind === "sent") console.info(line);
  else console.error(line);
  return outcome;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves to nothing once the time is up. */
const inTime = <T>(work: Promise<T>) => Promise.race([work, wait(sendingTimeout)]);

async function load({ publicKey, origin }: FormConfiguration): Promise<Library | Outcome> {
  try {
    const emailjs = await withoutStorage(() => import("@emailjs/browser"));
    emailjs.init({ publicKey }, origin);
    return emailjs;
  } catch (error) {
    const detail = String(error);
    if (!navigator.onLine) return logged({ kind: "network", mayHaveArrived: false }, detail);
    // webpack's name for a file of the site that did not arrive; the connection works, so the file is gone.
    const isGone = error instanceof Error && error.name === "ChunkLoadError";
    return logged({ kind: isGone ? "outdated" : "unavailable" }, detail);
  }
}

/** A form with our fields alone: the library takes a form whole, with the honeypot and the inputs of the plain post. */
function formOf(values: FormValues): HTMLFormElement {
  const form = document.createElement("form");
  for (const name of fieldNames) {
    const control = form.appendChild(document.createElement("textarea"));
    control.name = name;
    control.value = values[name];
  }
  return form;
}

const refusal = ({ status, text }: { readonly status: number; readonly text: string }) =>
  logged({ kind: "refused", status, text }, `${status} ${text}`);

async function send(
  emailjs: Library,
  values: FormValues,
  { serviceId, templateId }: FormConfiguration,
): Promise<Outcome> {
  try {
    const answer = await emailjs.sendForm(serviceId, templateId, formOf(values));
    // Only the body «OK» counts: captive portals answer 200 as well.
    return answer.text.trim() === "OK" ? logged({ kind: "sent" }, "200 OK") : refusal(answer);
  } catch (reason) {
    // The library documents status 0 «Network Error», but hands over fetch's own error.
    return reason instanceof emailjs.EmailJSResponseStatus
      ? refusal(reason)
      : logged({ kind: "network", mayHaveArrived: true }, `0 Network Error, ${reason}`);
  }
}

/**
 * Sends an enquiry, once: a failed submission is never repeated by itself.
 *
 * @param onLateArrival called when the service confirms a message that had been given up
 * @returns never rejects; every way to end is an outcome
 */
export async function sendEnquiry(
  values: FormValues,
  configuration: FormConfiguration,
  onLateArrival: () => void,
): Promise<Outcome> {
  if (!isConfigured(configuration))
    return logged({ kind: "unconfigured" }, "service id, template id or public key missing");
  const loaded = await inTime(load(configuration));
  // Should the library arrive after all, it sends nothing: the page has said that nothing went out.
  if (!loaded) return logged({ kind: "network", mayHaveArrived: false }, "library not loaded in time");
  if ("kind" in loaded) return loaded;

  const sending = send(loaded, values, configuration);
  const outcome = await inTime(sending);
  if (outcome) return outcome;
  void sending.then(({ kind }) => {
    if (kind === "sent") onLateArrival();
  });
  return logged({ kind: "timeout" }, "no answer in time");
}
