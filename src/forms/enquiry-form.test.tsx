/** A live form: errors, sending, every way to end. */
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { errorTexts, failureReason, resultTexts, sharedTexts } from "../words/form-results";
import { buttonTexts, formTexts } from "../words/forms";
import { clearDraft, readDraft, writeDraft } from "./draft";
import { enquiryMailto, enquiryText } from "./enquiry-text";
import { formIds } from "./fields";
import { emptyValues, required, settings, values } from "./testing/enquiry";
import {
  answerLater,
  button,
  control,
  dialog,
  open,
  openFilled,
  press,
  sending,
  startSending,
} from "./testing/form";
import type { Failure } from "./transport";

jest.mock("./transport", () => ({ sendEnquiry: jest.fn() }));

const [firstService, secondService] = settings.services;

async function fail(failure: Failure) {
  const form = await startSending();
  await form.answer(failure);
  return form;
}
/** The service confirms the first or second message, which had been given up. */
const confirm = (message: 0 | 1) => act(() => sending.mock.calls[message]?.[3]());

beforeEach(() => {
  for (const id of formIds) clearDraft(id);
  sending.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, "", "/preventivo");
});

test("nothing is checked while typing; a refused form says what to do, where, and takes the focus there", async () => {
  const user = userEvent.setup();
  writeDraft("quote", { values: { email: "nom" } });
  await open();
  await user.type(control("email"), "e");
  expect(control("email")).not.toHaveAttribute("aria-invalid");

  await press();
  const summary = screen.getByRole("group", { name: sharedTexts.summaryTitle });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole("link")).toHaveLength(required.length);
  expect(control("email")).toBeInvalid();
  expect(control("email")).toHaveAccessibleDescription(`Errore: ${errorTexts.email}`);
  expect(sending).not.toHaveBeenCalled();

  await user.click(within(summary).getByRole("link", { name: errorTexts.email }));
  expect(control("email")).toHaveFocus();
  await user.type(control("email"), "@posta.example");
  expect(control("email")).toBeValid();
  expect(control("email")).toHaveFocus();
  expect(within(summary).getByText(`(${sharedTexts.corrected})`)).toBeInTheDocument();
  expect(control("name")).toBeInvalid();

  await press();
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole("link")).toHaveLength(required.length - 1);
  expect(control("email")).toHaveValue("nome@posta.example");
});

test.each(formIds)("%s: sent once, then success, which empties the form and its draft", async (id) => {
  const { form, answer } = await startSending(id);
  expect(button(formTexts.sending)).toBeDisabled();
  expect(screen.getByText(formTexts.progress)).toHaveFocus();
  fireEvent.submit(form);
  expect(sending.mock.calls).toEqual([
    [values, settings.configuration, expect.any(Number), expect.any(Function)],
  ]);

  await answer({ kind: "sent" });
  expect(dialog()).toHaveAccessibleDescription(resultTexts[id].success.text);
  expect(form).toHaveFormValues(emptyValues);
  expect(sessionStorage).toHaveLength(0);

  await press(sharedTexts.close);
  expect(dialog()).not.toBeInTheDocument();
  expect(button(buttonTexts[id])).toHaveFocus();
  expect(button(buttonTexts[id])).toBeEnabled();
});

test.each<[Failure, RegExp]>([
  [{ kind: "unconfigured" }, /non è ancora attivo/u],
  [{ kind: "unavailable" }, /Il browser non ha permesso/u],
  [{ kind: "network", mayHaveArrived: true }, /potrebbe essere arrivato oppure no/u],
  [{ kind: "network", mayHaveArrived: false }, /il messaggio non è partito/u],
  [{ kind: "outdated" }, /il messaggio non è partito\. Occorre ricaricare/u],
  [{ kind: "timeout" }, /entro 20 secondi: il messaggio potrebbe essere arrivato oppure no/u],
  [{ kind: "refused", status: 200, text: "" }, /chiede prima un accesso/u],
  [{ kind: "refused", status: 412, text: "" }, /difetto del sito/u],
  [{ kind: "refused", status: 403, text: "" }, /da questo browser/u],
  [{ kind: "refused", status: 429, text: "" }, /fra qualche secondo/u],
  [{ kind: "refused", status: 451, text: "" }, /da questo browser/u],
  [{ kind: "refused", status: 503, text: "" }, /momentaneamente fuori uso/u],
])("the reason of %j in words", (failure, reason) => {
  expect(failureReason(failure)).toMatch(reason);
});

test("after a failure everything is kept, every other way is offered, and trying again sends once more", async () => {
  const { fallback, services } = settings;
  const { form } = await fail({ kind: "timeout" });
  const { title, text } = resultTexts.quote.failure;
  expect(dialog()).toHaveAccessibleName(title);
  expect(dialog()).toHaveAccessibleDescription(
    [text, failureReason({ kind: "timeout" }), sharedTexts.kept].join(" "),
  );
  const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(address(sharedTexts.call(fallback.phone))).toBe("tel:+390000000000");
  expect(address(sharedTexts.write(fallback.email))).toBe(
    enquiryMailto(fallback.email, "quote", values, services),
  );
  await press(sharedTexts.copy);
  await expect(navigator.clipboard.readText()).resolves.toBe(enquiryText(values, services));
  expect(screen.queryByRole("button", { name: sharedTexts.reload })).not.toBeInTheDocument();
  expect(form).toHaveFormValues(values);
  expect(readDraft("quote")).toEqual({ values });

  const answer = answerLater();
  await press(sharedTexts.retry);
  expect(sending).toHaveBeenCalledTimes(2);
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByText(formTexts.progress)).toHaveFocus();
  await answer({ kind: "outdated" });
  expect(button(sharedTexts.reload)).toBeEnabled();
});

test("a late «OK» turns the failure into the success, and empties the form and its draft", async () => {
  const { form } = await fail({ kind: "timeout" });
  confirm(0);
  expect(screen.getByRole("heading", { name: resultTexts.quote.success.title })).toHaveFocus();
  expect(form).toHaveFormValues(emptyValues);
  expect(readDraft("quote")).toEqual({ values: {} });
});

test("a late «OK» changes nothing once its failure has been read, or another message has failed", async () => {
  const { form } = await fail({ kind: "timeout" });
  sending.mockResolvedValueOnce({ kind: "unavailable" });
  await press(sharedTexts.retry);
  confirm(0);
  expect(dialog()).toHaveAccessibleName(resultTexts.quote.failure.title);

  await press(sharedTexts.close);
  confirm(1);
  expect(dialog()).not.toBeInTheDocument();
  expect(form).toHaveFormValues(values);
  expect(readDraft("quote")).toEqual({ values });
});

test("what a paste brought along with the address is not sent", async () => {
  sending.mockResolvedValueOnce({ kind: "timeout" });
  await openFilled();
  fireEvent.input(control("email"), { target: { value: " \u202aNome@\u200bposta.example\u202c" } });
  await press();
  expect(sending.mock.lastCall?.[0].email).toBe("Nome@posta.example");
  expect(control("email")).toHaveValue("Nome@posta.example");
});

test("a robot that fills the hidden field sees success, and nothing is sent", async () => {
  const { form } = await openFilled();
  const trap = form.querySelector<HTMLInputElement>('[name="riferimento-interno"]');
  if (!trap) throw new Error("no trap");
  expect(trap).toBeEnabled();
  trap.value = "spam";
  await press();
  expect(dialog()).toHaveAccessibleName(resultTexts.quote.success.title);
  expect(sending).not.toHaveBeenCalled();
});

test("what was typed comes back, and the address chooses the service without touching it", async () => {
  const asking = `/preventivo?servizio=${firstService?.slug}`;
  const first = await openFilled();
  await userEvent.type(control("name"), " e figli");
  await first.leave();

  window.history.replaceState(null, "", asking);
  const second = await open();
  expect(control("service")).toHaveValue(firstService?.value);
  expect(control("name")).toHaveValue(`${values.name} e figli`);
  await userEvent.selectOptions(control("service"), secondService?.value ?? "");
  await second.leave();

  const reloaded = await open();
  expect(control("service")).toHaveValue(secondService?.value);
  await reloaded.leave();

  window.history.pushState({ key: "1" }, "", asking);
  const clickedAgain = await open();
  expect(control("service")).toHaveValue(firstService?.value);
  expect(window.history.state).toEqual({ key: "1", requestedService: firstService?.slug });
  await clickedAgain.leave();

  window.history.pushState(null, "", "/preventivo?servizio=%3Cscript%3E");
  await open();
  expect(control("service")).toHaveValue(firstService?.value);
});
