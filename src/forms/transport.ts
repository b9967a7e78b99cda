/** The only way out: @emailjs/browser is imported here and nowhere else, and only when a message is to be sent. */
import { withoutBlockedStorage } from "./blocked-storage";
import { type FormConfiguration, isConfigured } from "./configuration";
import { fieldNames } from "./fields";
import type { Outcome } from "./submission";
import { loadingFailure, logReport, type Report, sendingFailure } from "./transport-report";

/** After this long without an answer we stop waiting; the library itself would wait for ever. */
export const sendingTimeout = 20_000;

/** A message is not sent sooner than this after the form appeared: it slows robots down and costs no visitor anything. */
export const minimumFillingTime = 2_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs `send`, which reads the form before it returns, with everything disabled that is not one of our fields:
 * the trap for robots, the inputs of the plain post (the library adds its own), an input that an extension has put in.
 */
function withFieldsOnly<T>(form: HTMLFormElement, send: () => T): T {
  const names: readonly string[] = fieldNames;
  const strangers = Array.from(form.elements).filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement &&
      element.name !== "" &&
      !element.disabled &&
      !names.includes(element.name),
  );
  for (const element of strangers) element.disabled = true;
  try {
    return send();
  } finally {
    for (const element of strangers) element.disabled = false;
  }
}

async function attempt(
  form: HTMLFormElement,
  { serviceId, templateId, publicKey, origin }: FormConfiguration,
  phase: { sending: boolean; over: boolean },
): Promise<Report> {
  let emailjs: typeof import("@emailjs/browser");
  try {
    emailjs = await withoutBlockedStorage(() => import("@emailjs/browser"));
    emailjs.init({ publicKey }, origin);
  } catch (error) {
    return loadingFailure(error);
  }
  // Too late: the visitor has been told that nothing went out.
  if (phase.over) return { outcome: { kind: "network" }, detail: "loaded after the time was up" };
  phase.sending = true;
  try {
    const { status, text } = await withFieldsOnly(form, () => emailjs.sendForm(serviceId, templateId, form));
    return { outcome: { kind: "sent" }, detail: `${status} ${text}` };
  } catch (reason) {
    return sendingFailure(reason);
  }
}

async function attemptInTime(form: HTMLFormElement, configuration: FormConfiguration): Promise<Report> {
  const phase = { sending: false, over: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<Report>((resolve) => {
    timer = setTimeout(() => {
      phase.over = true;
      resolve({
        outcome: { kind: phase.sending ? "timeout" : "network" },
        detail: `no answer in ${sendingTimeout} ms`,
      });
    }, sendingTimeout);
  });
  const report = await Promise.race([attempt(form, configuration, phase), timeUp]);
  clearTimeout(timer);
  return report;
}

/**
 * Sends the form's fields, once: a failed submission is never repeated by itself.
 *
 * @param shownAt `Date.now()` of the moment at which the form appeared
 * @returns never rejects; every way to end is an outcome
 */
export async function sendEnquiry(
  form: HTMLFormElement,
  configuration: FormConfiguration,
  shownAt: number,
): Promise<Outcome> {
  const report: Report = isConfigured(configuration)
    ? await wait(Math.max(0, shownAt + minimumFillingTime - Date.now())).then(() =>
        attemptInTime(form, configuration),
      )
    : { outcome: { kind: "unconfigured" }, detail: "service id, template id or public key missing" };
  logReport(report);
  return report.outcome;
}
