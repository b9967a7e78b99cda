/** The only way out: @emailjs/browser is imported here and nowhere else, and only when a message is to be sent. */
import { withoutBlockedStorage } from "./blocked-storage";
import { type FormConfiguration, isConfigured } from "./configuration";
import { fieldNames } from "./fields";
import type { Outcome } from "./submission";
import { answered, loadingFailure, logReport, type Report, sendingFailure } from "./transport-report";

/** After this long without an answer we stop waiting; the library itself would wait for ever. In milliseconds. */
export const sendingTimeout = 20_000;

/**
 * A message is not sent sooner than this after the form appeared: it slows robots down and costs no visitor anything.
 * In milliseconds.
 */
export const minimumFillingTime = 2_000;

type Library = typeof import("@emailjs/browser");

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Gives `work` up, with the report of `otherwise`, when the time is up or the line is lost. */
async function inTime<T>(
  work: Promise<T>,
  otherwise: (cause: "time" | "line") => Report,
): Promise<T | Report> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loseLine: (() => void) | undefined;
  const givenUp = new Promise<Report>((resolve) => {
    timer = setTimeout(() => resolve(otherwise("time")), sendingTimeout);
    loseLine = () => resolve(otherwise("line"));
    window.addEventListener("offline", loseLine);
  });
  try {
    return await Promise.race([work, givenUp]);
  } finally {
    clearTimeout(timer);
    if (loseLine) window.removeEventListener("offline", loseLine);
  }
}

async function load({ publicKey, origin }: FormConfiguration): Promise<Library | Report> {
  try {
    const emailjs = await withoutBlockedStorage(() => import("@emailjs/browser"));
    emailjs.init({ publicKey }, origin);
    return emailjs;
  } catch (error) {
    return loadingFailure(error);
  }
}

type Sendable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/** Not a fieldset, which would take our own fields along. */
const isSendable = (element: Element): element is Sendable =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLButtonElement;

/**
 * Runs `send`, which reads the form before it returns, with everything disabled that is not one of our fields:
 * the trap for robots, the inputs of the plain post (the library adds its own), what an extension has put in.
 */
function withFieldsOnly<T>(form: HTMLFormElement, send: () => T): T {
  const names: readonly string[] = fieldNames;
  const strangers = Array.from(form.elements).filter(
    (element): element is Sendable =>
      isSendable(element) && !element.disabled && !names.includes(element.name),
  );
  for (const element of strangers) element.disabled = true;
  try {
    return send();
  } finally {
    for (const element of strangers) element.disabled = false;
  }
}

async function send(
  emailjs: Library,
  form: HTMLFormElement,
  { serviceId, templateId }: FormConfiguration,
): Promise<Report> {
  try {
    return answered(await withFieldsOnly(form, () => emailjs.sendForm(serviceId, templateId, form)));
  } catch (reason) {
    return sendingFailure(reason);
  }
}

async function attempt(
  form: HTMLFormElement,
  configuration: FormConfiguration,
  onLateArrival: () => void,
): Promise<Report> {
  const loaded = await inTime(load(configuration), (cause) => ({
    outcome: { kind: "network", mayHaveArrived: false },
    detail: cause === "time" ? `library not loaded in ${sendingTimeout} ms` : "offline while loading",
  }));
  // Should the library arrive after all, it sends nothing: the visitor has been told that nothing went out.
  if ("outcome" in loaded) return loaded;

  let isGivenUp = false;
  const sending = send(loaded, form, configuration);
  void sending.then(({ outcome }) => {
    if (isGivenUp && outcome.kind === "sent") onLateArrival();
  });
  return inTime(sending, (cause) => {
    isGivenUp = true;
    return cause === "time"
      ? { outcome: { kind: "timeout" }, detail: `no answer in ${sendingTimeout} ms` }
      : { outcome: { kind: "network", mayHaveArrived: true }, detail: "offline while sending" };
  });
}

/**
 * Sends the form's fields, once: a failed submission is never repeated by itself.
 *
 * @param shownAt `performance.now()` of the moment at which the form appeared
 * @param onLateArrival called when the service confirms a message that had been given up
 * @returns never rejects; every way to end is an outcome
 */
export async function sendEnquiry(
  form: HTMLFormElement,
  configuration: FormConfiguration,
  shownAt: number,
  onLateArrival: () => void,
): Promise<Outcome> {
  const report: Report = isConfigured(configuration)
    ? await wait(Math.max(0, shownAt + minimumFillingTime - performance.now())).then(() =>
        attempt(form, configuration, onLateArrival),
      )
    : { outcome: { kind: "unconfigured" }, detail: "service id, template id or public key missing" };
  logReport(report);
  return report.outcome;
}
