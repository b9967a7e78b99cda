/** What becomes of a message whose visitor leaves the page, or the site, while it is being sent. */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { clearDraft, readDraft, writeDraft } from "./draft";
import { EnquiryForm } from "./enquiry-form";
import type { Outcome } from "./submission";
import { sendEnquiry } from "./transport";

jest.mock("./transport", () => ({ sendEnquiry: jest.fn() }));
const send = jest.mocked(sendEnquiry);

const services = [{ value: "catasto", slug: "catasto", label: "Catasto" }];
const configuration = {
  serviceId: "service_a",
  templateId: "template_a",
  publicKey: "key_a",
  origin: "https://mail.example",
};
const fallback = { phone: "+39 0000 000000", email: "info@studio.example" };
const values = {
  name: "Ada Rossi",
  email: "ada@dominio.it",
  phone: "",
  service: "catasto",
  location: "Contrada Olivara",
  timing: "",
  message: "Salve",
};

const show = () =>
  render(<EnquiryForm id="quote" services={services} configuration={configuration} fallback={fallback} />);
const nameBox = () => screen.getByRole("textbox", { name: "Nome e Cognome" });
const sendingButton = () => screen.getByRole("button", { name: "Invio in corso..." });
const success = () => screen.queryByRole("alertdialog", { name: "Richiesta inviata" });

/** A form on its way to the service, and the means to let the service answer. */
async function startSending() {
  let answer: (outcome: Outcome) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const form = show();
  await userEvent.click(screen.getByRole("button", { name: "Invia Richiesta di Preventivo" }));
  return { form, answer: (outcome: Outcome) => act(async () => answer(outcome)) };
}

/** The visitor goes on to another page of the site. */
const leave = (form: ReturnType<typeof render>) => act(async () => form.unmount());
/** The visitor comes back; whatever stood in for the form goes away with the next task. */
async function comeBack() {
  const form = show();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return form;
}

beforeEach(() => {
  clearDraft("quote");
  send.mockReset();
  jest.mocked(navigate).mockReset();
  window.history.replaceState(null, "", "/preventivo");
  writeDraft("quote", { values });
});

// A result shown elsewhere stays until the form is back.
afterEach(async () => leave(await comeBack()));

const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("the browser asks before it closes the page only while sending", async () => {
  const { answer } = await startSending();
  expect(isAskedBeforeLeaving()).toBe(true);
  await answer({ kind: "timeout" });
  expect(isAskedBeforeLeaving()).toBe(false);
});

test("before sending, and after it has gone well, the browser does not ask", async () => {
  const typing = show();
  expect(isAskedBeforeLeaving()).toBe(false);
  typing.unmount();
  const { answer } = await startSending();
  await answer({ kind: "sent" });
  expect(isAskedBeforeLeaving()).toBe(false);
});

test("the draft says that it is being sent, and no longer after a failure", async () => {
  const { answer } = await startSending();
  expect(readDraft("quote")).toEqual({ values, isSending: true });
  await answer({ kind: "timeout" });
  expect(readDraft("quote")).toEqual({ values });
});

/** The draft that a page leaves behind which is closed or reloaded while sending. */
function interrupt() {
  clearDraft("quote");
  sessionStorage.setItem("draft:quote", JSON.stringify({ values, isSending: true }));
}

test("after a reload while sending, the form says that nobody knows, until the message is sent again", async () => {
  interrupt();
  send.mockResolvedValueOnce({ kind: "timeout" });
  show();
  expect(screen.getByRole("status")).toHaveTextContent(/Un invio si è interrotto/u);
  expect(nameBox()).toHaveValue("Ada Rossi");
  await userEvent.click(screen.getByRole("button", { name: "Invia Richiesta di Preventivo" }));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("a second reload says it once more; without one there is nothing to say", async () => {
  interrupt();
  show().unmount();
  const again = show();
  expect(screen.getByRole("status")).toBeInTheDocument();
  again.unmount();
  writeDraft("quote", { values });
  show();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("a visitor who leaves while sending and returns finds it still being sent, then its result", async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal").mockClear();
  const { form, answer } = await startSending();
  await leave(form);
  await comeBack();
  expect(sendingButton()).toBeDisabled();
  expect(screen.getByText(/Non chiudere la pagina/u)).not.toHaveFocus();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(nameBox()).toHaveValue("Ada Rossi");
  expect(readDraft("quote").isSending).toBe(true);
  await answer({ kind: "sent" });
  expect(success()).toBeInTheDocument();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(nameBox()).toHaveValue("");
  expect(readDraft("quote")).toEqual({ values: {} });
});

test("who is elsewhere is told of the success there, once", async () => {
  const { form, answer } = await startSending();
  await leave(form);
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await answer({ kind: "sent" });
  expect(success()).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Chiudi" }));
  await comeBack();
  expect(success()).not.toBeInTheDocument();
  expect(nameBox()).toHaveValue("");
});

test("back with another wish after a success that came meanwhile, the wish stays", async () => {
  const { form, answer } = await startSending();
  await leave(form);
  await answer({ kind: "sent" });
  window.history.pushState(null, "", "/preventivo?servizio=catasto");
  await comeBack();
  expect(success()).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Tipo di Servizio" })).toHaveValue("catasto");
  expect(nameBox()).toHaveValue("");
});

test("who is elsewhere is told of the failure there, and finds the way back to the form", async () => {
  const { form, answer } = await startSending();
  window.history.replaceState(null, "", "/servizi");
  await leave(form);
  await answer({ kind: "timeout" });
  const dialog = screen.getByRole("alertdialog", { name: "Invio non riuscito" });
  expect(dialog).toHaveAccessibleDescription(/Nessuna risposta entro 20 secondi/u);
  expect(screen.queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Scrivi a info@studio.example" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Torna al modulo" }));
  expect(dialog).not.toBeInTheDocument();
  expect(navigate).toHaveBeenCalledWith("/preventivo");
});

test("back at the form, it shows the result itself, and what stood in for it is gone", async () => {
  const hosts = document.body.children.length;
  const { form, answer } = await startSending();
  await leave(form);
  expect(document.body.children.length).toBeGreaterThan(hosts);
  await answer({ kind: "timeout" });
  form.container.remove();
  const second = await comeBack();
  expect(document.body.children).toHaveLength(hosts + 1);
  expect(screen.getByRole("alertdialog", { name: "Invio non riuscito" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Riprova" })).toBeInTheDocument();
  expect(nameBox()).toHaveValue("Ada Rossi");
  await leave(second);
  await comeBack();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("who leaves without sending takes nothing along", async () => {
  const form = show();
  const hosts = document.body.children.length;
  await leave(form);
  await waitFor(() => expect(document.body.children).toHaveLength(hosts));
});

test("a request broken off by leaving is no failure: told only to who comes back to the same page", async () => {
  const { answer } = await startSending();
  window.dispatchEvent(new Event("pagehide"));
  await answer({ kind: "network", mayHaveArrived: true });
  expect(readDraft("quote").isSending).toBe(true);
  expect(sendingButton()).toBeDisabled();
  await act(async () => void window.dispatchEvent(new Event("pageshow")));
  expect(await screen.findByRole("alertdialog", { name: "Invio non riuscito" })).toBeVisible();
  expect(readDraft("quote").isSending).toBeUndefined();
});
