/** The only way out: @emailjs/browser is imported here and nowhere else, and only when a message is to be sent. */
import { withoutBlockedStorage } from "./blocked-storage";
import { type FormConfiguration, isConfigured } from "./configuration";
import { type FormValues, fieldNames } from "./fields";
import type { Outcome } from "./submission";

/** After this long without an answer we stop waiting; the library itself would wait for ever. In milliseconds. */
export const sendingTimeout = 20_000;

/**
 * A message is not sent sooner than this after the form appeared: it slows robots down and costs no visitor anything.
 * In milliseconds.
 */
export const minimumFillingTime = 2_000;

type Library = typeof import("@emailjs/browser");

/** How an attempt ended, for the visitor (outcome) and for the console (detail). */
type Report = { readonly outcome: Outcome; readonly detail: string };

const networkFailure = (mayHaveArrived: boolean, detail: string): Report => ({
  outcome: { kind: "network", mayHaveArrived },
  detail,
});

/** One line in the console; addresses are blotted out, because the service's text may repeat what was typed. */
function logReport({ outcome, detail }: Report): void {
  const line = `EmailJS: ${outcome.kind} (${detail.replace(/\S+@\S+/gu, "…").slice(0, 300)})`;
  if (outcome.kind === "sent") console.info(line);
  else console.error(line);
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits for `work`; gives it up, with the report of `otherwise`, when the time is up or the connection is lost. */
function inTime<T>(
  work: Promise<T>,
  otherwise: (cause: "time" | "connection") => Report,
): Promise<T | Report> {
  return new Promise((resolve) => {
    const onTime = () => settle(otherwise("time"));
    const onOffline = () => settle(otherwise("connection"));
    const timer = setTimeout(onTime, sendingTimeout);
    window.addEventListener("offline", onOffline);
    function settle(result: T | Report) {
      clearTimeout(timer);
      window.removeEventListener("offline", onOffline);
      resolve(result);
    }
    void work.then(settle);
  });
}

async function load({ publicKey, origin }: FormConfiguration): Promise<Library | Report> {
  try {
    const emailjs = await withoutBlockedStorage(() => import("@emailjs/browser"));
    emailjs.init({ publicKey }, origin);
    return emailjs;
  } catch (error) {
    const detail = String(error);
    if (!navigator.onLine) return networkFailure(false, detail);
    // webpack's name for a file of the site that did not arrive; the connection stands, so the file is gone.
    const isGone = error instanceof Error && error.name === "ChunkLoadError";
    return { outcome: { kind: isGone ? "outdated" : "unavailable" }, detail };
  }
}

/**
 * A form with our fields alone, because the library takes a form whole: the trap for robots, the inputs of the plain
 * post (the library adds its own) and what an extension has put in stay out, and what has been checked is what is sent.
 */
function formOf(values: FormValues): HTMLFormElement {
  const form = document.createElement("form");
  for (const name of fieldNames) {
    const control = form.appendChild(document.createElement("textarea"));
    control.name = name;
    control.value = values[name];
  }
  return form;
}

type Answer = { readonly status: number; readonly text: string };

const refusal = ({ status, text }: Answer): Report => ({
  outcome: { kind: "refused", status, text },
  detail: `${status} ${text}`,
});

async function send(
  emailjs: Library,
  values: FormValues,
  { serviceId, templateId }: FormConfiguration,
): Promise<Report> {
  try {
    const answer = await emailjs.sendForm(serviceId, templateId, formOf(values));
    // Only the body «OK» counts: captive portals answer 200 as well.
    return answer.text.trim() === "OK" ? { outcome: { kind: "sent" }, detail: "200 OK" } : refusal(answer);
  } catch (reason) {
    // The library documents status 0 «Network Error», but hands over fetch's own error.
    return reason instanceof emailjs.EmailJSResponseStatus
      ? refusal(reason)
      : networkFailure(true, `0 Network Error, ${reason}`);
  }
}

async function attempt(
  values: FormValues,
  configuration: FormConfiguration,
  onLateArrival: () => void,
): Promise<Report> {
  const loaded = await inTime(load(configuration), (cause) =>
    networkFailure(
      false,
      cause === "time" ? `library not loaded in ${sendingTimeout} ms` : "offline while loading",
    ),
  );
  // Should the library arrive after all, it sends nothing: the visitor has been told that nothing went out.
  if ("outcome" in loaded) return loaded;

  let isGivenUp = false;
  const sending = send(loaded, values, configuration);
  void sending.then(({ outcome }) => {
    if (isGivenUp && outcome.kind === "sent") onLateArrival();
  });
  return inTime(sending, (cause) => {
    isGivenUp = true;
    return cause === "time"
      ? { outcome: { kind: "timeout" }, detail: `no answer in ${sendingTimeout} ms` }
      : networkFailure(true, "offline while sending");
  });
}

/**
 * Sends an enquiry, once: a failed submission is never repeated by itself.
 *
 * @param shownAt `performance.now()` of the moment at which the form appeared
 * @param onLateArrival called when the service confirms a message that had been given up
 * @returns never rejects; every way to end is an outcome
 */
export async function sendEnquiry(
  values: FormValues,
  configuration: FormConfiguration,
  shownAt: number,
  onLateArrival: () => void,
): Promise<Outcome> {
  const report: Report = isConfigured(configuration)
    ? await wait(Math.max(0, shownAt + minimumFillingTime - performance.now())).then(() =>
        attempt(values, configuration, onLateArrival),
      )
    : { outcome: { kind: "unconfigured" }, detail: "service id, template id or public key missing" };
  logReport(report);
  return report.outcome;
}
