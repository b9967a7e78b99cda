import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe, toHaveNoViolations } from "jest-axe";
import { clearDraft, readDraft } from "./draft";
import { EnquiryForm } from "./enquiry-form";
import type { FormId } from "./fields";
import type { Outcome } from "./submission";
import { sendEnquiry } from "./transport";

expect.extend(toHaveNoViolations);

jest.mock("./transport", () => ({ sendEnquiry: jest.fn() }));
const send = jest.mocked(sendEnquiry);

const services = [
  { value: "rilievi-topografici", slug: "topografici", label: "Rilievi topografici" },
  { value: "catasto", slug: "catasto", label: "Catasto" },
];
const configuration = {
  serviceId: "service_a",
  templateId: "template_a",
  publicKey: "key_a",
  origin: "https://mail.example",
};
const fallback = { phone: "+39 0000 000000", email: "info@studio.example" };

const show = (id: FormId = "quote") =>
  render(<EnquiryForm id={id} services={services} configuration={configuration} fallback={fallback} />);
const box = (name: RegExp | string) => screen.getByRole("textbox", { name });
const choice = (name: RegExp | string) => screen.getByRole("combobox", { name });
const submitButton = (name = "Invia Richiesta di Preventivo") => screen.getByRole("button", { name });

async function fillIn() {
  const user = userEvent.setup();
  await user.type(box("Nome e Cognome"), "Ada Rossi");
  await user.type(box("Email"), "ada@dominio.it");
  await user.selectOptions(choice("Tipo di Servizio"), "catasto");
  await user.type(box("Indirizzo/Località del Progetto"), "Contrada Olivara");
  await user.type(box("Dettagli del Progetto"), "Salve");
  return user;
}

function answerLater() {
  let answer: (outcome: Outcome) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return (outcome: Outcome) => act(async () => answer(outcome));
}

beforeEach(() => {
  clearDraft("contact");
  clearDraft("quote");
  send.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, "", "/preventivo");
});

test("the fields bear the specification's labels, obligations and options", async () => {
  const { container } = show();
  for (const name of ["Nome e Cognome", "Email", "Indirizzo/Località del Progetto", "Dettagli del Progetto"])
    expect(box(name)).toBeRequired();
  expect(choice("Tipo di Servizio")).toBeRequired();
  expect(box("Telefono (facoltativo)")).not.toBeRequired();
  expect(choice("Tempistiche (facoltativo)")).not.toBeRequired();
  expect(
    within(choice("Tipo di Servizio"))
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Seleziona un servizio", "Rilievi topografici", "Catasto"]);
  expect(box("Dettagli del Progetto")).toHaveAttribute("rows", "4");
  expect(box("Email")).toHaveAttribute("type", "email");
  expect(box("Email")).toHaveAttribute("autocomplete", "email");
  expect(screen.getByRole("link", { name: "informativa sulla privacy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("once touched, our checks take over from the browser's, the library adds the ids, and the notice goes", async () => {
  show();
  const form = box("Email").closest("form");
  await userEvent.click(box("Email"));
  await waitFor(() => expect(form).toHaveAttribute("data-live", "true"));
  expect(form).toHaveProperty("noValidate", true);
  expect(form?.querySelectorAll('input[type="hidden"]')).toHaveLength(0);
  expect(form).not.toHaveTextContent("«OK»");
});

test("nothing is checked while typing; a refused form says what to do, where, and takes the focus there", async () => {
  const user = userEvent.setup();
  const { container } = show();
  await user.type(box("Email"), "ada");
  expect(box("Email")).not.toHaveAttribute("aria-invalid");

  await user.click(submitButton());
  const summary = screen.getByRole("group", { name: "Controlla questi campi" });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole("link")).toHaveLength(5);
  expect(box("Email")).toBeInvalid();
  expect(box("Email")).toHaveAccessibleDescription(/Errore: Scrivi un indirizzo email completo/u);
  expect(await axe(container)).toHaveNoViolations();
  expect(send).not.toHaveBeenCalled();

  await user.click(within(summary).getByRole("link", { name: /indirizzo email completo/u }));
  expect(box("Email")).toHaveFocus();
  await user.type(box("Email"), "@dominio.it");
  expect(box("Email")).toBeValid();
  expect(box("Email")).toHaveFocus();
  expect(within(summary).getByText(/\(corretto\)/u)).toBeInTheDocument();
  expect(box("Nome e Cognome")).toBeInvalid();

  await user.click(submitButton());
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole("link")).toHaveLength(4);
  expect(box("Email")).toHaveValue("ada@dominio.it");
});

test.each([
  ["contact", "Invia Messaggio", "Messaggio inviato con successo! Ti risponderemo al più presto."],
  [
    "quote",
    "Invia Richiesta di Preventivo",
    "Richiesta di preventivo inviata con successo! Ti risponderemo al più presto.",
  ],
] as const)(
  "%s: sending, then success, which empties the form and its draft",
  async (id, button, message) => {
    const answer = answerLater();
    show(id);
    const user = await fillIn();
    await user.click(submitButton(button));

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
    expect(submitButton(button)).toHaveFocus();
    expect(submitButton(button)).toBeEnabled();
  },
);

const failures: [Outcome, RegExp][] = [
  [{ kind: "unconfigured" }, /non è ancora attivo/u],
  [{ kind: "unavailable" }, /Il browser non ha permesso/u],
  [{ kind: "network", mayHaveArrived: true }, /potrebbe essere arrivato oppure no/u],
  [{ kind: "network", mayHaveArrived: false }, /il messaggio non è partito/u],
  [{ kind: "timeout" }, /potrebbe essere arrivato oppure no/u],
  [{ kind: "refused", status: 400, text: "" }, /difetto del sito/u],
  [{ kind: "refused", status: 403, text: "" }, /da questo browser/u],
  [{ kind: "refused", status: 412, text: "" }, /difetto del sito/u],
  [{ kind: "refused", status: 429, text: "" }, /aspetta qualche secondo/u],
  [{ kind: "refused", status: 451, text: "" }, /da questo browser/u],
  [{ kind: "refused", status: 503, text: "" }, /momentaneamente fuori uso/u],
];

test.each(failures)("after %j everything is kept and every other way is offered", async (failure, reason) => {
  send.mockResolvedValueOnce(failure);
  show();
  const user = await fillIn();
  await user.click(submitButton());

  const dialog = await screen.findByRole("alertdialog", { name: "Invio non riuscito" });
  expect(
    within(dialog).getByText("Errore nell'invio della richiesta. Riprova più tardi."),
  ).toBeInTheDocument();
  expect(dialog).toHaveAccessibleDescription(reason);
  expect(within(dialog).getByRole("link", { name: "Chiama +39 0000 000000" })).toHaveAttribute(
    "href",
    "tel:+390000000000",
  );
  const mail =
    within(dialog).getByRole("link", { name: "Scrivi a info@studio.example" }).getAttribute("href") ?? "";
  expect(new URL(mail).searchParams.get("body")).toContain("Contrada Olivara");
  expect(within(dialog).getByRole("button", { name: "Riprova" })).toBeEnabled();
  expect(within(dialog).getByRole("button", { name: "Copia il testo" })).toBeEnabled();
  expect(within(dialog).queryByRole("button", { name: "Ricarica la pagina" })).not.toBeInTheDocument();
  expect(box("Dettagli del Progetto")).toHaveValue("Salve");
  expect(sessionStorage).toHaveLength(1);
});

test("what was typed can be copied after a failure", async () => {
  send.mockResolvedValueOnce({ kind: "timeout" });
  show();
  const user = await fillIn();
  await user.click(submitButton());
  await user.click(await screen.findByRole("button", { name: "Copia il testo" }));
  await expect(navigator.clipboard.readText()).resolves.toContain("Dettagli del Progetto:\nSalve");
});

test("when the site has been published anew, the page can be reloaded", async () => {
  send.mockResolvedValueOnce({ kind: "outdated" });
  show();
  const user = await fillIn();
  await user.click(submitButton());
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog).toHaveAccessibleDescription(/il messaggio non è partito\. Ricarica la pagina/u);
  expect(within(dialog).getByRole("button", { name: "Ricarica la pagina" })).toBeEnabled();
});

test("a late «OK» turns the failure into the success, and empties the form and its draft", async () => {
  send.mockResolvedValueOnce({ kind: "timeout" });
  show();
  const user = await fillIn();
  await user.click(submitButton());
  await screen.findByRole("alertdialog", { name: "Invio non riuscito" });
  const onLateArrival = send.mock.lastCall?.[3];
  act(() => onLateArrival?.());
  expect(screen.getByRole("heading", { name: "Richiesta inviata" })).toHaveFocus();
  expect(box("Dettagli del Progetto")).toHaveValue("");
  expect(readDraft("quote")).toEqual({ values: {} });
});

test("a late «OK» for a failure that has been read leaves what has been typed since", async () => {
  send.mockResolvedValueOnce({ kind: "timeout" });
  show();
  const user = await fillIn();
  await user.click(submitButton());
  await user.click(await screen.findByRole("button", { name: "Chiudi" }));
  const onLateArrival = send.mock.lastCall?.[3];
  act(() => onLateArrival?.());
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(box("Dettagli del Progetto")).toHaveValue("Salve");
  expect(readDraft("quote").values.message).toBe("Salve");
});

test("an Enter held down sends nothing, and goes on writing lines in the message", () => {
  show();
  const held = { key: "Enter", repeat: true };
  expect(fireEvent.keyDown(box("Nome e Cognome"), held)).toBe(false);
  expect(fireEvent.keyDown(box("Nome e Cognome"), { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(box("Dettagli del Progetto"), held)).toBe(true);
});

test("what a paste brought along with the address is not sent", async () => {
  send.mockResolvedValueOnce({ kind: "timeout" });
  show();
  const user = await fillIn();
  await user.type(box("Email"), "\u200b");
  await user.click(submitButton());
  expect(send).toHaveBeenCalledTimes(1);
  expect(box("Email")).toHaveValue("ada@dominio.it");
  expect(readDraft("quote").values.email).toBe("ada@dominio.it");
});

test("the contact form fails in its own words", async () => {
  send.mockResolvedValueOnce({ kind: "network", mayHaveArrived: true });
  show("contact");
  const user = await fillIn();
  await user.click(submitButton("Invia Messaggio"));
  expect(await screen.findByText("Errore nell'invio del messaggio. Riprova più tardi.")).toBeInTheDocument();
});

test("the dialog's retry sends once more, and only then", async () => {
  send.mockResolvedValueOnce({ kind: "network", mayHaveArrived: true });
  show();
  const user = await fillIn();
  await user.click(submitButton());
  const retry = await screen.findByRole("button", { name: "Riprova" });
  expect(send).toHaveBeenCalledTimes(1);

  const answer = answerLater();
  await user.click(retry);
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(screen.getByText(/Non chiudere la pagina/u)).toHaveFocus();
  await answer({ kind: "sent" });
  expect(screen.getByRole("alertdialog", { name: "Richiesta inviata" })).toBeInTheDocument();
});

test("Escape closes the dialog", async () => {
  send.mockResolvedValueOnce({ kind: "sent" });
  show();
  const user = await fillIn();
  await user.click(submitButton());
  const dialog = await screen.findByRole<HTMLDialogElement>("alertdialog");
  // jsdom has no Escape for dialogs: this is what the browser does.
  act(() => void dialog.dispatchEvent(new Event("close")));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("a robot that fills the hidden field is told that all went well, and nothing is sent", async () => {
  const { container } = show();
  const user = await fillIn();
  const trap = container.querySelector<HTMLInputElement>('[name="riferimento-interno"]');
  if (!trap) throw new Error("no trap");
  expect(trap).toBeEnabled();
  trap.value = "spam";
  await user.click(submitButton());
  expect(await screen.findByRole("alertdialog", { name: "Richiesta inviata" })).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

test("a visitor whose password manager has filled the hidden field is heard", async () => {
  const answer = answerLater();
  const { container } = show();
  const user = await fillIn();
  const trap = container.querySelector<HTMLInputElement>('[name="riferimento-interno"]');
  if (!trap) throw new Error("no trap");
  trap.value = "ada@dominio.it";
  // The one trusted event that jsdom makes: the `input` of a box that is ticked.
  const tick = document.createElement("input");
  tick.type = "checkbox";
  box("Email").after(tick);
  tick.click();
  tick.remove();
  await user.click(submitButton());
  expect(send).toHaveBeenCalledTimes(1);
  await answer({ kind: "sent" });
});

test("what was typed comes back, and the address chooses the service without touching it", async () => {
  const first = show();
  await fillIn();
  first.unmount();

  window.history.replaceState(null, "", "/preventivo?servizio=topografici");
  const second = show();
  expect(choice("Tipo di Servizio")).toHaveValue("rilievi-topografici");
  expect(box("Nome e Cognome")).toHaveValue("Ada Rossi");
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
