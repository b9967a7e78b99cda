/** Sends a message through EmailJS, the studio's mail service (docs/invio-messaggi.md). */
import type { Failure, Outcome } from "../lib/outcome";
import { type FormConfiguration, isConfigured } from "./configuration";
import { type FormValues, fieldNames } from "./fields";
import { loadEmailJS } from "./load-emailjs";

/** Milliseconds after which sending fails: the library itself would wait for ever. */
export const sendingTimeout = 20_000;

type Library = Awaited<ReturnType<typeof loadEmailJS>>;

/** Logs an outcome and returns it. The log omits e-mail addresses, which the service's answer may repeat. */
function logOutcome<Result extends Outcome>(outcome: Result, detail: string): Result {
  const line = `EmailJS: ${outcome.kind} (${detail.replace(/\S+@\S+/gu, "…").slice(0, 300)})`;
  if (outcome.kind === "sent") console.info(line);
  else console.error(line);
  return outcome;
}

/** Resolves to undefined at the timeout. */
const withTimeout = <Value>(work: Promise<Value>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, sendingTimeout))]);

async function startLibrary({ publicKey, apiBase }: FormConfiguration): Promise<Library | Failure> {
  try {
    const library = await loadEmailJS();
    library.init({ publicKey }, apiBase);
    return library;
  } catch (error) {
    const detail = String(error);
    if (!navigator.onLine) return logOutcome({ kind: "network", canHaveArrived: false }, detail);
    // webpack's error for a file that did not load: as the browser is online, the file is gone.
    const isGone = error instanceof Error && error.name === "ChunkLoadError";
    return logOutcome({ kind: isGone ? "outdated" : "unavailable" }, detail);
  }
}

/** Creates a form of the fields alone, because the library would also send the page's honeypot and hidden inputs. */
function createForm(values: FormValues): HTMLFormElement {
  const form = document.createElement("form");
  for (const name of fieldNames) {
    const control = form.appendChild(document.createElement("textarea"));
    control.name = name;
    control.value = values[name];
  }
  return form;
}

const logRefusal = ({ status, text }: { readonly status: number; readonly text: string }) =>
  logOutcome({ kind: "refused", status }, `${status} ${text}`);

async function send(
  library: Library,
  values: FormValues,
  { serviceId, templateId }: FormConfiguration,
): Promise<Outcome> {
  try {
    const answer = await library.sendForm(serviceId, templateId, createForm(values));
    // A captive portal answers 200, too: only the text «OK» counts.
    const isSent = answer.text.trim() === "OK";
    return isSent ? logOutcome({ kind: "sent" }, "200 OK") : logRefusal(answer);
  } catch (reason) {
    if (reason instanceof library.EmailJSResponseStatus) return logRefusal(reason);
    // `fetch` has failed: the library passes its error on, although it documents a status 0.
    return logOutcome({ kind: "network", canHaveArrived: true }, String(reason));
  }
}

/** Sends a message once. The promise never rejects: a failure is an outcome, too. */
export async function sendEnquiry(values: FormValues, configuration: FormConfiguration): Promise<Outcome> {
  if (!isConfigured(configuration))
    return logOutcome({ kind: "unconfigured" }, "service id, template id or public key missing");

  const libraryOrFailure = await withTimeout(startLibrary(configuration));
  // Sends nothing if the library arrives later, because the visitor has been told so.
  if (!libraryOrFailure)
    return logOutcome({ kind: "network", canHaveArrived: false }, "library not loaded in time");
  if ("kind" in libraryOrFailure) return libraryOrFailure;

  const outcome = await withTimeout(send(libraryOrFailure, values, configuration));
  return outcome ?? logOutcome({ kind: "timeout" }, "no answer in time");
}
