/** The form between its HTML and its live part, which is fetched when the form is first touched and may never arrive. */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { clearDraft, writeDraft } from "./draft";
import { EnquiryForm } from "./enquiry-form";
import { createLiveForm, type LiveForm } from "./live";
import { liveForm, loadLiveForm } from "./load-live";
import { settings } from "./testing/enquiry";
import { box, button, fillIn, later } from "./testing/form";
import { sendEnquiry } from "./transport";

jest.mock("./load-live", () => ({ liveForm: jest.fn(), loadLiveForm: jest.fn() }));
jest.mock("./transport", () => ({ sendEnquiry: jest.fn(() => new Promise(() => undefined)) }));
const load = jest.mocked(loadLiveForm);
const send = jest.mocked(sendEnquiry);

function show(publicKey = settings.configuration.publicKey) {
  const configuration = { ...settings.configuration, publicKey };
  const { container } = render(<EnquiryForm {...settings} configuration={configuration} />);
  const form = container.querySelector("form");
  if (!form) throw new Error("no form");
  return form;
}
function PressedAtOnce() {
  useLayoutEffect(() => document.querySelector("form")?.requestSubmit(), []);
  return <EnquiryForm {...settings} />;
}
const nameBox = () => box("Nome e Cognome");

/** The form's code on its way, and the means to let it arrive or be lost. */
function onItsWay() {
  const { promise, arrive, fail } = later<LiveForm>();
  load.mockReturnValue(promise);
  return { arrive: async () => arrive(await act(async () => createLiveForm(settings))), lose: fail };
}

const nativeSubmit = jest.fn();
beforeEach(() => {
  clearDraft("quote");
  jest.clearAllMocks();
  window.history.replaceState(null, "", "/preventivo");
  HTMLFormElement.prototype.submit = nativeSubmit;
});

test("nothing is fetched until the form is touched; then it takes over from the browser, and what was typed stays", async () => {
  const { arrive } = onItsWay();
  const form = show();
  expect(load).not.toHaveBeenCalled();
  expect(form).not.toHaveTextContent("«OK»");

  await userEvent.click(nameBox());
  await userEvent.type(nameBox(), "Ada");
  expect(load).toHaveBeenCalled();
  expect(form).toHaveAttribute("data-live", "false");
  await arrive();
  expect(form).toHaveAttribute("data-live", "true");
  expect(form).toHaveProperty("noValidate", true);
  expect(form.querySelectorAll('input[type="hidden"]')).toHaveLength(0);
  expect(nameBox()).toHaveFocus();
  expect(nameBox()).toHaveValue("Ada");
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

test("sent empty before it is there, the form is checked in Italian once it is", async () => {
  const { arrive } = onItsWay();
  show();
  await userEvent.click(button());
  await arrive();
  expect(await screen.findByRole("group", { name: "Campi da controllare" })).toHaveFocus();
});

test("sent in the frame before its effects have run, it is checked all the same", async () => {
  const live = await act(async () => createLiveForm(settings));
  jest.mocked(liveForm).mockReturnValueOnce(live);
  load.mockResolvedValue(live);
  render(<PressedAtOnce />);
  expect(await screen.findByRole("group", { name: "Campi da controllare" })).toHaveFocus();
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
