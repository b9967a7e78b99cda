/** What becomes of a message whose visitor leaves the page, or the site, while it is being sent. */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { clearDraft, readDraft, writeDraft } from "./draft";
import { emptyValues, values } from "./testing/enquiry";
import { box, button, choice, later, show } from "./testing/form";
import { sendEnquiry } from "./transport";

jest.mock("./transport", () => ({ sendEnquiry: jest.fn() }));
const send = jest.mocked(sendEnquiry);

const nameBox = () => box("Nome e Cognome");
const success = () => screen.queryByRole("alertdialog", { name: "Richiesta inviata" });
const failure = () => screen.queryByRole("alertdialog", { name: "Invio non riuscito" });
const interruption = () => screen.queryByRole("status");

/** The form on its page. It is live at once, because it has a draft. */
async function open() {
  const form = show();
  await waitFor(() => expect(form.container.firstChild).toHaveAttribute("data-live", "true"));
  /** The visitor goes on to another page of the site. */
  const leave = () => act(async () => form.unmount());
  return { leave };
}

/** A form on its way to the service, and the means to let the service answer. */
async function startSending() {
  const { promise, arrive } = later();
  send.mockReturnValueOnce(promise);
  const form = await open();
  await userEvent.click(button());
  return { ...form, answer: arrive };
}

beforeEach(() => {
  clearDraft("quote");
  send.mockReset();
  window.history.replaceState(null, "", "/preventivo");
  writeDraft("quote", { values });
});

const close = async () => userEvent.click(screen.getByRole("button", { name: "Chiudi" }));

// What one test leaves behind would meet the next: the state of a form outlives its page.
afterEach(async () => {
  const { leave } = await open();
  if (success() || failure()) await close();
  await leave();
});

const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test.each([{ kind: "timeout" }, { kind: "sent" }] as const)(
  "the browser asks before it closes the page only while sending, and no longer after %p",
  async (outcome) => {
    const { answer } = await startSending();
    expect(isAskedBeforeLeaving()).toBe(true);
    await answer(outcome);
    await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false));
  },
);

test("after a reload while sending, and one more, the form says that nobody knows, until it is sent again", async () => {
  const { answer, leave } = await startSending();
  const stored = sessionStorage.getItem("draft:quote-form") ?? "";
  await answer({ kind: "timeout" });
  expect(readDraft("quote")).toEqual({ values });
  await close();
  await leave();
  const { leave: reload } = await open();
  expect(interruption()).not.toBeInTheDocument();
  await reload();

  clearDraft("quote");
  sessionStorage.setItem("draft:quote-form", stored);
  const { leave: reloadAgain } = await open();
  expect(interruption()).toHaveTextContent(/Un invio si è interrotto/u);
  await reloadAgain();
  await open();
  expect(interruption()).toHaveTextContent(/Un invio si è interrotto/u);
  expect(nameBox()).toHaveValue(values.name);
  send.mockResolvedValueOnce({ kind: "timeout" });
  await userEvent.click(button());
  expect(interruption()).not.toBeInTheDocument();
});

test("a visitor who leaves while sending and returns finds it still being sent, then its result", async () => {
  const { leave, answer } = await startSending();
  await leave();
  await open();
  expect(button("Invio in corso...")).toBeDisabled();
  expect(screen.getByText(/Non chiudere la pagina/u)).not.toHaveFocus();
  expect(interruption()).not.toBeInTheDocument();
  expect(nameBox()).toHaveValue(values.name);
  expect(readDraft("quote").isSending).toBe(true);
  await answer({ kind: "sent" });
  expect(success()).toBeInTheDocument();
  expect(nameBox()).toHaveValue("");
  expect(readDraft("quote")).toEqual({ values: {} });
});

test("success is told on the page where the visitor is, and leaves what is asked for since", async () => {
  const { leave, answer } = await startSending();
  await leave();
  expect(success()).not.toBeInTheDocument();
  await answer({ kind: "sent" });
  expect(success()).toBeInTheDocument();
  window.history.pushState(null, "", "/preventivo?servizio=catasto");
  await open();
  await close();
  expect(success()).not.toBeInTheDocument();
  expect(choice("Tipo di Servizio")).toHaveValue("catasto");
  expect(nameBox()).toHaveValue("");
});

test("failure is told on the page where the visitor is, with the way back to the form", async () => {
  const { leave, answer } = await startSending();
  window.history.replaceState(null, "", "/about");
  await leave();
  await answer({ kind: "timeout" });
  expect(failure()).toHaveAccessibleDescription(/Nessuna risposta entro 20 secondi/u);
  expect(screen.queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Scrivi a info@studio.example" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Torna al modulo" }));
  expect(failure()).not.toBeInTheDocument();
  expect(navigate).toHaveBeenCalledWith("/preventivo");
});

test("back at the form, the failure can be mended there", async () => {
  const { leave, answer } = await startSending();
  await leave();
  await answer({ kind: "timeout" });
  await open();
  const dialog = screen.getByRole("alertdialog");
  expect(within(dialog).getByRole("button", { name: "Riprova" })).toBeInTheDocument();
  expect(within(dialog).queryByRole("button", { name: "Torna al modulo" })).not.toBeInTheDocument();
  expect(nameBox()).toHaveValue(values.name);
});

test("a failure that comes while the next page is on its way is told there too", async () => {
  const { leave, answer } = await startSending();
  window.history.replaceState(null, "", "/about");
  await answer({ kind: "timeout" });
  await leave();
  expect(failure()).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Torna al modulo" })).toBeInTheDocument();
});

test("a request broken off by leaving is no failure: told only to who comes back to the same page", async () => {
  const { answer } = await startSending();
  window.dispatchEvent(new Event("pagehide"));
  await answer({ kind: "network", mayHaveArrived: true });
  expect(readDraft("quote").isSending).toBe(true);
  expect(button("Invio in corso...")).toBeDisabled();
  await act(async () => void window.dispatchEvent(new Event("pageshow")));
  expect(failure()).toBeInTheDocument();
  expect(readDraft("quote")).toEqual({ values });
});

test("nothing of a message that went out comes back with the form", async () => {
  const { leave, answer } = await startSending();
  await answer({ kind: "sent" });
  await leave();
  writeDraft("quote", { values: emptyValues });
  const form = show();
  expect(form.container.querySelector("form")).toHaveFormValues(emptyValues);
});
