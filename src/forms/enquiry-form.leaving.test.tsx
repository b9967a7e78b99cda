/** What becomes of a message whose visitor leaves the page, or the site, while it is being sent. */
import { act, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { failureReason, resultTexts, sharedTexts } from "../words/form-results";
import { formTexts } from "../words/forms";
import { clearDraft, readDraft, writeDraft } from "./draft";
import { emptyValues, settings, values } from "./testing/enquiry";
import { button, dialog, open, press, sending, startSending } from "./testing/form";

jest.mock("./transport", () => ({ sendEnquiry: jest.fn() }));

const { success, failure } = resultTexts.quote;
const timeout = { kind: "timeout" } as const;
const interruption = () => screen.queryByRole("status");
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => {
  clearDraft("quote");
  sending.mockReset();
  window.history.replaceState(null, "", "/preventivo");
});

// What one test leaves behind would meet the next: the state of a form outlives its page.
afterEach(async () => {
  if (dialog()) await press(sharedTexts.close);
});

test.each([timeout, { kind: "sent" }] as const)(
  "the browser asks before it closes the page only while sending, and no longer after %p",
  async (outcome) => {
    const { answer } = await startSending();
    expect(isAskedBeforeLeaving()).toBe(true);
    await answer(outcome);
    await screen.findByRole("alertdialog");
    expect(isAskedBeforeLeaving()).toBe(false);
  },
);

test("after a reload while sending, and one more, the form says that nobody knows, until it is sent again", async () => {
  writeDraft("quote", { values, isSending: true });
  const { leave } = await open();
  expect(interruption()).toHaveTextContent(sharedTexts.interrupted);
  await leave();
  const { form } = await open();
  expect(interruption()).toHaveTextContent(sharedTexts.interrupted);
  expect(form).toHaveFormValues(values);
  sending.mockResolvedValueOnce(timeout);
  await press();
  expect(interruption()).not.toBeInTheDocument();
});

test("a visitor who leaves while sending and returns finds it still being sent, then its result", async () => {
  const { leave, answer } = await startSending();
  await leave();
  const { form } = await open();
  expect(button(formTexts.sending)).toBeDisabled();
  expect(screen.getByText(formTexts.progress)).not.toHaveFocus();
  expect(interruption()).not.toBeInTheDocument();
  expect(form).toHaveFormValues(values);
  expect(readDraft("quote")).toEqual({ values, isSending: true });
  await answer({ kind: "sent" });
  expect(dialog()).toHaveAccessibleName(success.title);
  expect(form).toHaveFormValues(emptyValues);
});

test("success is shown on the page where the visitor is, and leaves what is asked for since", async () => {
  const [service] = settings.services;
  const { leave, answer } = await startSending();
  await leave();
  await answer({ kind: "sent" });
  expect(dialog()).toHaveAccessibleName(success.title);
  window.history.pushState(null, "", `/preventivo?servizio=${service?.slug}`);
  const { form } = await open();
  await press(sharedTexts.close);
  expect(form).toHaveFormValues({ ...emptyValues, service: service?.value });
});

test.each(["on another page", "while that is on its way"])(
  "a failure that comes %s is shown there, with the way back to the form, where sending again is offered",
  async (moment) => {
    const { leave, answer } = await startSending();
    window.history.replaceState(null, "", "/about");
    if (moment === "on another page") await leave();
    await answer(timeout);
    if (moment !== "on another page") await leave();
    expect(dialog()).toHaveAccessibleName(failure.title);
    expect(dialog()).toHaveTextContent(failureReason(timeout));
    expect(screen.queryByRole("button", { name: sharedTexts.retry })).not.toBeInTheDocument();

    const { form, leave: leaveAgain } = await open();
    expect(button(sharedTexts.retry)).toBeEnabled();
    expect(screen.queryByRole("button", { name: sharedTexts.backToForm })).not.toBeInTheDocument();
    expect(form).toHaveFormValues(values);

    await leaveAgain();
    await press(sharedTexts.backToForm);
    expect(dialog()).not.toBeInTheDocument();
    expect(navigate).toHaveBeenCalledWith("/preventivo");
  },
);

test("a request broken off by leaving is no failure: shown only to who comes back to the same page", async () => {
  const { answer } = await startSending();
  window.dispatchEvent(new Event("pagehide"));
  await answer({ kind: "network", mayHaveArrived: true });
  expect(readDraft("quote").isSending).toBe(true);
  expect(button(formTexts.sending)).toBeDisabled();
  await act(async () => void window.dispatchEvent(new Event("pageshow")));
  expect(dialog()).toHaveAccessibleName(failure.title);
  expect(readDraft("quote")).toEqual({ values });
});
