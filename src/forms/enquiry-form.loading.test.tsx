/**
 * The form before it is live: as the HTML carries it, taken over by React, and until its live part has arrived, which is
 * fetched when the form is first touched and may never come.
 */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { sharedTexts } from "../words/form-results";
import { formTexts } from "../words/forms";
import { clearDraft, keepEarlyText, readDraft, writeDraft } from "./draft";
import { EnquiryForm } from "./enquiry-form";
import { createLiveForm, type LiveForm } from "./live";
import { liveForm, loadLiveForm } from "./load-live";
import { settings, values } from "./testing/enquiry";
import { button, control, fillIn, later, press, sending } from "./testing/form";

jest.mock("./load-live", () => ({ liveForm: jest.fn(), loadLiveForm: jest.fn() }));
jest.mock("./transport", () => ({ sendEnquiry: jest.fn(() => new Promise(() => undefined)) }));
const load = jest.mocked(loadLiveForm);

const [service] = settings.services;
const nativeSubmit = jest.fn();

beforeEach(() => {
  clearDraft("quote");
  jest.clearAllMocks();
  window.history.replaceState(null, "", "/preventivo");
  HTMLFormElement.prototype.submit = nativeSubmit;
});

function formIn(place: Element) {
  const form = place.querySelector("form");
  if (!form) throw new Error("no form");
  return form;
}

describe("in the HTML", () => {
  afterEach(() => document.body.replaceChildren());

  function page(configuration = settings.configuration) {
    const element = <EnquiryForm {...settings} configuration={configuration} />;
    const root = document.createElement("div");
    root.innerHTML = renderToString(element);
    document.body.replaceChildren(root);
    return { root, html: formIn(root), element };
  }

  test("with placeholder ids it posts nowhere and names the ways that work", () => {
    const { html } = page({
      ...settings.configuration,
      origin: "https://api.emailjs.com",
      publicKey: "public_key_placeholder",
    });
    expect(html).not.toHaveAttribute("action");
    expect(html.querySelector('[type="submit"]')).toBeDisabled();
    expect(html.querySelectorAll('input[type="hidden"]')).toHaveLength(0);
    expect(html.querySelector('a[href="tel:+390000000000"]')).toHaveTextContent(settings.fallback.phone);
    expect(html.querySelector('a[href="mailto:info@studio.example"]')).toBeInTheDocument();
  });

  test("text typed before the scripts arrived survives them, and the draft fills the rest", async () => {
    const complaint = jest.spyOn(console, "error");
    load.mockImplementation(async () => createLiveForm(settings));
    writeDraft("quote", { values });
    window.history.replaceState(null, "", `/preventivo?servizio=${service?.slug}`);
    const { root, html, element } = page();
    control("name").value = "Ugo";
    await act(async () => void hydrateRoot(root, element));
    expect(html).toHaveFormValues({ ...values, name: "Ugo", service: service?.value });
    expect(html.noValidate).toBe(true);
    expect(html).not.toHaveTextContent(formTexts.plainPost);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  test("from the moment our code is loaded, what is typed is kept", () => {
    page();
    fillIn();
    expect(readDraft("quote")).toEqual({ values });
  });

  test("what was typed comes back where something foreign in it makes React build the form anew", async () => {
    const complaint = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const onRecoverableError = jest.fn();
    load.mockImplementation(async () => createLiveForm(settings));
    const { root, html, element } = page();
    control("email").insertAdjacentHTML("afterend", "<div>password</div>");
    control("email").value = values.email;
    keepEarlyText();
    await act(async () => void hydrateRoot(root, element, { onRecoverableError }));
    expect(onRecoverableError).toHaveBeenCalled();
    expect(html).not.toBeInTheDocument();
    await waitFor(() => expect(control("email")).toHaveValue(values.email));
    complaint.mockRestore();
  });
});

describe("until its live part is there", () => {
  const show = (configuration = settings.configuration) =>
    formIn(render(<EnquiryForm {...settings} configuration={configuration} />).container);

  /** The live part on its way, and the means to let it arrive or be lost. */
  function onItsWay() {
    const { promise, arrive, fail } = later<LiveForm>();
    load.mockReturnValue(promise);
    return { arrive: async () => arrive(await act(async () => createLiveForm(settings))), lose: fail };
  }

  const mistakes = () => screen.findByRole("group", { name: sharedTexts.summaryTitle });

  test("nothing is fetched until the form is touched; then it takes over from the browser, and what was typed stays", async () => {
    const { arrive } = onItsWay();
    const form = show();
    expect(load).not.toHaveBeenCalled();

    await userEvent.type(control("name"), "Ada");
    expect(load).toHaveBeenCalled();
    expect(form).toHaveAttribute("data-live", "false");
    await arrive();
    expect(form).toHaveAttribute("data-live", "true");
    expect(form).toHaveProperty("noValidate", true);
    expect(form.querySelectorAll('input[type="hidden"]')).toHaveLength(0);
    expect(control("name")).toHaveFocus();
    expect(control("name")).toHaveValue("Ada");
  });

  test("a service asked for does not wait for a touch", async () => {
    const { arrive } = onItsWay();
    window.history.replaceState(null, "", `?servizio=${service?.slug}`);
    const form = show();
    await arrive();
    expect(form).toHaveAttribute("data-live", "true");
  });

  test("sent in the frame before its effects have run, it is checked all the same", async () => {
    const live = await act(async () => createLiveForm(settings));
    jest.mocked(liveForm).mockReturnValueOnce(live);
    load.mockResolvedValue(live);
    function PressedAtOnce() {
      useLayoutEffect(() => document.querySelector("form")?.requestSubmit(), []);
      return <EnquiryForm {...settings} />;
    }
    render(<PressedAtOnce />);
    expect(await mistakes()).toHaveFocus();
  });

  test("sent empty, it waits, and is checked in Italian", async () => {
    const { arrive } = onItsWay();
    show();
    await press();
    await arrive();
    expect(await mistakes()).toHaveFocus();
  });

  test("sent empty where that is lost, it is checked by the browser and not posted", async () => {
    const { lose } = onItsWay();
    const form = show();
    const reported = jest.spyOn(form, "reportValidity");
    await press();
    await lose();
    expect(reported).toHaveReturnedWith(false);
    expect(nativeSubmit).not.toHaveBeenCalled();
  });

  test("sent filled in, it waits, and is sent once", async () => {
    const { arrive } = onItsWay();
    const form = show();
    fillIn();
    await press();
    expect(button(formTexts.sending)).toBeDisabled();
    expect(sending).not.toHaveBeenCalled();

    await arrive();
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
    expect(form).toHaveTextContent(formTexts.progress);
    expect(nativeSubmit).not.toHaveBeenCalled();
  });

  test("sent filled in where that is lost, the browser posts it, and the page says what follows", async () => {
    const { lose } = onItsWay();
    const form = show();
    fillIn();
    await press();
    await lose();
    expect(nativeSubmit.mock.contexts).toEqual([form]);
    expect(form).toHaveTextContent(formTexts.plainPost);
  });

  test("where it is lost and nothing is configured, nothing is posted", async () => {
    const { lose } = onItsWay();
    const form = show({ ...settings.configuration, publicKey: "" });
    fillIn();
    await press();
    await lose();
    expect(nativeSubmit).not.toHaveBeenCalled();
    expect(form).toHaveTextContent(formTexts.plainPostUnavailable);
  });

  test("lost once, it is asked for again at the next touch", async () => {
    const lost = onItsWay();
    const form = show();
    await userEvent.click(control("name"));
    await lost.lose();
    const found = onItsWay();
    await userEvent.type(control("name"), "A");
    await found.arrive();
    expect(form).toHaveAttribute("data-live", "true");
    expect(form).not.toHaveTextContent(formTexts.plainPost);
  });
});
