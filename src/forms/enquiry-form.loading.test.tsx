/** The form between its HTML and its behaviour, which is fetched when the form is first touched and may never arrive. */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearDraft, writeDraft } from "./draft";
import { EnquiryBehaviour } from "./enquiry-behaviour";
import { EnquiryForm } from "./enquiry-form";
import { type Behaviour, loadBehaviour } from "./load-behaviour";
import { sendEnquiry } from "./transport";

jest.mock("./load-behaviour", () => ({ loadedBehaviour: () => undefined, loadBehaviour: jest.fn() }));
jest.mock("./transport", () => ({ sendEnquiry: jest.fn(() => new Promise(() => undefined)) }));
const load = jest.mocked(loadBehaviour);
const send = jest.mocked(sendEnquiry);

const configuration = {
  serviceId: "service_a",
  templateId: "template_a",
  publicKey: "key_a",
  origin: "https://mail.example",
};
const values = {
  name: "Ada Rossi",
  email: "ada@dominio.it",
  service: "catasto",
  location: "Contrada Olivara",
  message: "Salve",
};

function show(publicKey = configuration.publicKey) {
  const { container } = render(
    <EnquiryForm
      id="quote"
      services={[{ value: "catasto", slug: "catasto", label: "Catasto" }]}
      configuration={{ ...configuration, publicKey }}
      fallback={{ phone: "+39 0000 000000", email: "info@studio.example" }}
    />,
  );
  const form = container.querySelector("form");
  if (!form) throw new Error("no form");
  return form;
}

const nameBox = () => screen.getByRole("textbox", { name: "Nome e Cognome" });
const button = () => screen.getByRole("button", { name: "Invia Richiesta di Preventivo" });

async function fillIn() {
  const user = userEvent.setup();
  await user.type(nameBox(), values.name);
  await user.type(screen.getByRole("textbox", { name: "Email" }), values.email);
  await user.selectOptions(screen.getByRole("combobox", { name: "Tipo di Servizio" }), values.service);
  await user.type(screen.getByRole("textbox", { name: /Località/u }), values.location);
  await user.type(screen.getByRole("textbox", { name: /Dettagli/u }), values.message);
  return user;
}

/** The behaviour on its way, and the means to let it arrive or be lost. */
function onItsWay() {
  let arrives: (behaviour: Behaviour) => void = () => undefined;
  let isLost: (error: Error) => void = () => undefined;
  load.mockReturnValue(
    new Promise((resolve, reject) => {
      arrives = resolve;
      isLost = reject;
    }),
  );
  return {
    arrive: () => act(async () => arrives(EnquiryBehaviour)),
    lose: () => act(async () => isLost(new Error("ChunkLoadError"))),
  };
}

const nativeSubmit = jest.fn();
beforeEach(() => {
  clearDraft("quote");
  jest.clearAllMocks();
  window.history.replaceState(null, "", "/preventivo");
  HTMLFormElement.prototype.submit = nativeSubmit;
});

test("nothing is fetched until the form is touched", async () => {
  const { arrive } = onItsWay();
  const form = show();
  expect(load).not.toHaveBeenCalled();
  expect(form).not.toHaveTextContent("«OK»");

  await userEvent.click(nameBox());
  expect(load).toHaveBeenCalled();
  expect(form).toHaveAttribute("data-live", "false");
  await arrive();
  expect(form).toHaveAttribute("data-live", "true");
  expect(nameBox()).toHaveFocus();
});

test.each([
  ["a draft", () => writeDraft("quote", { values: { name: "Ada" } })],
  ["a service asked for", () => window.history.replaceState(null, "", "/preventivo?servizio=catasto")],
])("%s does not wait for a touch", async (_, prepare) => {
  const { arrive } = onItsWay();
  prepare();
  const form = show();
  await arrive();
  expect(form).toHaveAttribute("data-live", "true");
});

test("what is typed on the way stays", async () => {
  const { arrive } = onItsWay();
  show();
  await userEvent.type(nameBox(), "Ada");
  await arrive();
  expect(nameBox()).toHaveValue("Ada");
});

test("sent empty before it is there, the form is checked in Italian once it is", async () => {
  const { arrive } = onItsWay();
  show();
  await userEvent.click(button());
  await arrive();
  expect(await screen.findByRole("group", { name: "Controlla questi campi" })).toHaveFocus();
});

// From here on a message is on its way: its state outlives the component, as in a visitor's tab.
test("sent before it is there, the form waits for it, is checked and sent once", async () => {
  const { arrive } = onItsWay();
  const form = show();
  const user = await fillIn();
  await user.click(button());
  const waiting = screen.getByRole("button", { name: "Invio in corso..." });
  expect(waiting).toBeDisabled();
  expect(send).not.toHaveBeenCalled();

  await arrive();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(form).toHaveTextContent("Non chiudere la pagina");
  expect(nativeSubmit).not.toHaveBeenCalled();
});

test("sent empty where it is lost, the form is checked by the browser and not posted", async () => {
  const { lose } = onItsWay();
  const form = show();
  const reported = jest.spyOn(form, "reportValidity");
  await userEvent.click(button());
  await lose();
  expect(reported).toHaveReturnedWith(false);
  expect(nativeSubmit).not.toHaveBeenCalled();
});

test("where it is lost, the browser posts the form itself, and the page says what follows", async () => {
  const { lose } = onItsWay();
  const form = show();
  const user = await fillIn();
  await user.click(button());
  await lose();
  expect(nativeSubmit).toHaveBeenCalledTimes(1);
  expect(nativeSubmit.mock.contexts).toEqual([form]);
  expect(form).toHaveTextContent("«OK»");
  expect(form.querySelectorAll('input[type="hidden"]')).toHaveLength(4);
});

test("where it is lost and nothing is configured, the page names the ways that work", async () => {
  const { lose } = onItsWay();
  const form = show("");
  const user = await fillIn();
  await user.click(button());
  await lose();
  expect(nativeSubmit).not.toHaveBeenCalled();
  expect(form).toHaveTextContent("+39 0000 000000");
});

test("lost once, it is asked for again at the next touch", async () => {
  const lost = onItsWay();
  const form = show();
  await userEvent.click(nameBox());
  await lost.lose();
  const found = onItsWay();
  await userEvent.type(nameBox(), "A");
  await found.arrive();
  expect(form).toHaveAttribute("data-live", "true");
  expect(form).not.toHaveTextContent("«OK»");
});
