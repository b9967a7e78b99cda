/** A live form: errors, sending, every way to end. */
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe, toHaveNoViolations } from "jest-axe";
import { clearDraft, readDraft } from "./draft";
import { formIds } from "./fields";
import { loadLiveForm } from "./load-live";
import { settings } from "./testing/enquiry";
import { box, button, choice, fillIn, later, show, showFilled } from "./testing/form";
import type { Outcome } from "./transport";
import { sendEnquiry } from "./transport";

expect.extend(toHaveNoViolations);

jest.mock("./transport", () => ({ sendEnquiry: jest.fn() }));
const send = jest.mocked(sendEnquiry);

function answerLater() {
  const { promise, arrive } = later();
  send.mockReturnValueOnce(promise);
  return arrive;
}

/** Sends a form that is filled in; the service answers at once. */
async function sendAndEnd(outcome: Outcome) {
  send.mockResolvedValueOnce(outcome);
  await showFilled();
  await userEvent.click(button());
  return { dialog: await screen.findByRole<HTMLDialogElement>("alertdialog") };
}

// The way there is the matter of enquiry-form.loading.test.tsx.
beforeAll(() =>
  act(async () => {
    for (const id of formIds) await loadLiveForm({ ...settings, id });
  }),
);

beforeEach(() => {
  clearDraft("contact");
  clearDraft("quote");
  send.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, "", "/preventivo");
});

test("the form is accessible, and its fields bear labels, obligations and options", async () => {
  const { container } = show();
  for (const name of ["Nome e Cognome", "E-mail", "Indirizzo/Località del Progetto", "Dettagli del Progetto"])
    expect(box(name)).toBeRequired();
  expect(choice("Tipo di Servizio")).toBeRequired();
  expect(box("Telefono (facoltativo)")).not.toBeRequired();
  expect(choice("Tempistiche (facoltativo)")).not.toBeRequired();
  expect(box("E-mail")).toHaveAttribute("autocomplete", "email");
  expect(await axe(container)).toHaveNoViolations();
});

test("nothing is checked while typing; a refused form says what to do, where, and takes the focus there", async () => {
  const user = userEvent.setup();
  const { container } = show();
  await user.type(box("E-mail"), "ada");
  expect(box("E-mail")).not.toHaveAttribute("aria-invalid");

  await user.click(button());
  const summary = screen.getByRole("group", { name: "Campi da controllare" });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole("link")).toHaveLength(5);
  expect(box("E-mail")).toBeInvalid();
  expect(box("E-mail")).toHaveAccessibleDescription(/Errore: Serve un indirizzo e-mail completo/u);
  expect(await axe(container)).toHaveNoViolations();
  expect(send).not.toHaveBeenCalled();

  await user.click(within(summary).getByRole("link", { name: /indirizzo e-mail completo/u }));
  expect(box("E-mail")).toHaveFocus();
  await user.type(box("E-mail"), "@dominio.it");
  expect(box("E-mail")).toBeValid();
  expect(box("E-mail")).toHaveFocus();
  expect(within(summary).getByText(/\(corretto\)/u)).toBeInTheDocument();
  expect(box("Nome e Cognome")).toBeInvalid();

  await user.click(button());
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole("link")).toHaveLength(4);
  expect(box("E-mail")).toHaveValue("ada@dominio.it");
});

test.each([
  ["contact", "Invia Messaggio", "Messaggio inviato con successo! Ti risponderemo al più presto."],
  [
    "quote",
    "Invia Richiesta di Preventivo",
    "Richiesta di preventivo inviata con successo! Ti risponderemo al più presto.",
  ],
] as const)("%s: sending, then success, which empties the form and its draft", async (id, label, message) => {
  const answer = answerLater();
  show(id);
  const user = await fillIn();
  await user.click(button(label));

  const busy = screen.getByRole("button", { name: "Invio in corso..." });
  expect(busy).toBeDisabled();
  expect(screen.getByText(/Non chiudere la pagina/u)).toHaveFocus();
  await user.click(busy);
  expect(send).toHaveBeenCalledTimes(1);

  await answer({ kind: "sent" });
  const dialog = screen.getByRole("alertdialog");
  expect(dialog).toHaveAccessibleDescription(message);
  expect(box("Dettagli del Progetto")).toHaveValue("");
  expect(choice("Tipo di Servizio")).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);

  await user.click(within(dialog).getByRole("button", { name: "Chiudi" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(button(label)).toHaveFocus();
  expect(button(label)).toBeEnabled();
});

const failures: [Outcome, RegExp][] = [
  [{ kind: "unconfigured" }, /non è ancora attivo/u],
  [{ kind: "unavailable" }, /Il browser non ha permesso/u],
  [{ kind: "network", mayHaveArrived: true }, /potrebbe essere arrivato oppure no/u],
  [{ kind: "network", mayHaveArrived: false }, /il messaggio non è partito/u],
  [{ kind: "outdated" }, /il messaggio non è partito\. Occorre ricaricare/u],
  [{ kind: "timeout" }, /potrebbe essere arrivato oppure no/u],
  [{ kind: "refused", status: 400, text: "" }, /difetto del sito/u],
  [{ kind: "refused", status: 403, text: "" }, /da questo browser/u],
  [{ kind: "refused", status: 412, text: "" }, /difetto del sito/u],
  [{ kind: "refused", status: 429, text: "" }, /fra qualche secondo/u],
  [{ kind: "refused", status: 451, text: "" }, /da questo browser/u],
  [{ kind: "refused", status: 503, text: "" }, /momentaneamente fuori uso/u],
];

test.each(failures)("after %j everything is kept and every other way is offered", async (failure, reason) => {
  const { dialog } = await sendAndEnd(failure);
  const inDialog = within(dialog);
  expect(dialog).toHaveAccessibleName("Invio non riuscito");
  expect(inDialog.getByText("Errore nell'invio della richiesta. Riprova più tardi.")).toBeInTheDocument();
  expect(dialog).toHaveAccessibleDescription(reason);
  const phone = inDialog.getByRole("link", { name: "Chiama +39 0000 000000" });
  expect(phone).toHaveAttribute("href", "tel:+390000000000");
  const mail =
    inDialog.getByRole("link", { name: "Scrivi a info@studio.example" }).getAttribute("href") ?? "";
  expect(new URL(mail).searchParams.get("body")).toContain("Contrada Olivara");
  expect(inDialog.getByRole("button", { name: "Riprova" })).toBeEnabled();
  expect(inDialog.queryAllByRole("button", { name: "Ricarica la pagina" })).toHaveLength(
    failure.kind === "outdated" ? 1 : 0,
  );
  expect(box("Dettagli del Progetto")).toHaveValue("Salve");
  expect(sessionStorage).toHaveLength(1);
});

test("what was typed can be copied after a failure", async () => {
  await sendAndEnd({ kind: "timeout" });
  await userEvent.click(screen.getByRole("button", { name: "Copia il testo" }));
  await expect(navigator.clipboard.readText()).resolves.toContain("Dettagli del Progetto:\nSalve");
});

/** The service confirms a message that had been given up. */
const arriveLate = () => act(() => send.mock.lastCall?.[3]());

test("a late «OK» turns the failure into the success, and empties the form and its draft", async () => {
  await sendAndEnd({ kind: "timeout" });
  arriveLate();
  expect(screen.getByRole("heading", { name: "Richiesta inviata" })).toHaveFocus();
  expect(box("Dettagli del Progetto")).toHaveValue("");
  expect(readDraft("quote")).toEqual({ values: {} });
});

test("a late «OK» for a failure that has been read leaves what has been typed since", async () => {
  await sendAndEnd({ kind: "timeout" });
  await userEvent.click(screen.getByRole("button", { name: "Chiudi" }));
  arriveLate();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(box("Dettagli del Progetto")).toHaveValue("Salve");
  expect(readDraft("quote").values.message).toBe("Salve");
});

test("a late «OK» for an earlier message leaves this one's failure", async () => {
  await sendAndEnd({ kind: "timeout" });
  const earlier = send.mock.lastCall?.[3];
  send.mockResolvedValueOnce({ kind: "unavailable" });
  await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
  act(() => earlier?.());
  expect(screen.getByRole("alertdialog", { name: "Invio non riuscito" })).toBeInTheDocument();
});

test("what a paste brought along with the address is not sent", async () => {
  send.mockResolvedValueOnce({ kind: "timeout" });
  await showFilled();
  const pasted = "\u202aAda@\u200bdominio.it\u202c";
  await userEvent.clear(box("E-mail"));
  await userEvent.type(box("E-mail"), pasted);
  await userEvent.click(button());
  expect(send.mock.lastCall?.[0].email).toBe("Ada@dominio.it");
  expect(box("E-mail")).toHaveValue("Ada@dominio.it");
});

test("the dialog's retry sends once more, and only then", async () => {
  await sendAndEnd({ kind: "network", mayHaveArrived: true });
  expect(send).toHaveBeenCalledTimes(1);

  const answer = answerLater();
  await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(screen.getByText(/Non chiudere la pagina/u)).toHaveFocus();
  await answer({ kind: "sent" });
  expect(screen.getByRole("alertdialog", { name: "Richiesta inviata" })).toBeInTheDocument();
});

test("Escape closes the dialog", async () => {
  const { dialog } = await sendAndEnd({ kind: "sent" });
  // jsdom has no Escape for dialogs: this is what the browser does.
  act(() => void dialog.dispatchEvent(new Event("close")));
  expect(dialog).not.toBeInTheDocument();
});

test("a robot that fills the hidden field is told that all went well, and nothing is sent", async () => {
  const { container } = await showFilled();
  const trap = container.querySelector<HTMLInputElement>('[name="riferimento-interno"]');
  if (!trap) throw new Error("no trap");
  expect(trap).toBeEnabled();
  trap.value = "spam";
  await userEvent.click(button());
  expect(await screen.findByRole("alertdialog", { name: "Richiesta inviata" })).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

test("what was typed comes back, and the address chooses the service without touching it", async () => {
  const first = await showFilled();
  await userEvent.type(box("Nome e Cognome"), " Bianchi");
  first.unmount();

  window.history.replaceState(null, "", "/preventivo?servizio=topografici");
  const second = show();
  expect(choice("Tipo di Servizio")).toHaveValue("rilievi-topografici");
  expect(box("Nome e Cognome")).toHaveValue("Ada Rossi Bianchi");
  await userEvent.selectOptions(choice("Tipo di Servizio"), "catasto");
  second.unmount();

  const afterReload = show();
  expect(choice("Tipo di Servizio")).toHaveValue("catasto");
  afterReload.unmount();

  window.history.pushState({ key: "1" }, "", "/preventivo?servizio=topografici");
  show();
  expect(choice("Tipo di Servizio")).toHaveValue("rilievi-topografici");
  expect(window.history.state).toEqual({ key: "1", requestedService: "topografici" });
});

test("an unknown service in the address is ignored", () => {
  window.history.replaceState(null, "", "/preventivo?servizio=%3Cscript%3E");
  show();
  expect(choice("Tipo di Servizio")).toHaveValue("");
});
