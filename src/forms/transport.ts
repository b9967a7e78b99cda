/** Sole importer of @emailjs/browser, which it loads on sending. */

import type { Outcome } from "../lib/outcome";
import { type FormConfiguration, isConfigured } from "./configuration";
import { type FormValues, fieldNames } from "./fields";
import { withoutStorage } from "./without-storage";

/** Milliseconds; the library itself would wait for ever. */
export const sendingTimeout = 20_000;

type Library = typeof import("@emailjs/browser");

/** Masks e-mail addresses: the service's text may repeat them. */
function logged(outcome: Outcome, detail: string): Outcome {
  const line = `EmailJS: ${outcome.kind} (${detail.replace(/\S+@\S+/gu, "…").slice(0, 300)})`;
  if (outcome.kind === "sent") console.info(line);
  else console.error(line);
  return outcome;
}

/** Resolves to undefined at the timeout. */
const inTime = <T>(work: Promise<T>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, sendingTimeout))]);

async function load({ publicKey, origin }: FormConfiguration): Promise<Library | Outcome> {
  try {
    const emailjs = await withoutStorage(
      () => import(/* webpackChunkName: "island-form-sending" */ "@emailjs/browser"),
    );
    emailjs.init({ publicKey }, origin);
    return emailjs;
  } catch (error) {
    const detail = String(error);
    if (!navigator.onLine) return logged({ kind: "network", mayHaveArrived: false }, detail);
    // webpack's name for a missing chunk: while online, it means that the file is gone.
    const isGone = error instanceof Error && error.name === "ChunkLoadError";
    return logged({ kind: isGone ? "outdated" : "unavailable" }, detail);
  }
}

/** Only our fields: the library sends a whole form, honeypot and plain-post inputs included. */
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
    // Captive portals answer 200 too: only the body «OK» counts.
    return answer.text.trim() === "OK" ? logged({ kind: "sent" }, "200 OK") : refusal(answer);
  } catch (reason) {
    // Documented as status 0 «Network Error», but the library rejects with fetch's own error.
    return reason instanceof emailjs.EmailJSResponseStatus
      ? refusal(reason)
      : logged({ kind: "network", mayHaveArrived: true }, `0 Network Error, ${reason}`);
  }
}

/** Never rejects or retries. `onLateArrival`: the service confirms a message already given up. */
export async function sendEnquiry(
  values: FormValues,
  configuration: FormConfiguration,
  onLateArrival: () => void,
): Promise<Outcome> {
  if (!isConfigured(configuration))
    return logged({ kind: "unconfigured" }, "service id, template id or public key missing");
  const loaded = await inTime(load(configuration));
  // A library that arrives late sends nothing: the page has already reported failure.
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
