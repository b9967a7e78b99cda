/**
 * The form before it is live: as the HTML carries it, taken over by React, and until its live part has arrived, which is
 * fetched when the form is first touched and may never come.
 */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { sharedTexts } from "../strings/form-results";
import { formTexts } from "../strings/forms";
import { clearDraft, writeDraft } from "./draft";
import { EnquiryForm } from "./enquiry-form";
import { createEnquiryStore, type EnquiryStore } from "./enquiry-store-ui";
import { enquiryStore, loadEnquiryStore } from "./load-enquiry-store";
import { settings, values } from "./testing/enquiry";
import { button, control, fillIn, formIn, later, press, sending } from "./testing/form";

jest.mock("./load-enquiry-store", () => ({ enquiryStore: jest.fn(), loadEnquiryStore: jest.fn() }));
jest.mock("./transport", () => ({ sendEnquiry: jest.fn(() => new Promise(() => undefined)) }));
const load = jest.mocked(loadEnquiryStore);

const [service] = settings.services;
const nativeSubmit = jest.fn();

beforeEach(() => {
  clearDraft("quote");
  jest.clearAllMocks();
  window.history.replaceState(null, "", "/preventivo");
  HTMLFormElement.prototype.submit = nativeSubmit;
});

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
    load.mockImplementation(async () => createEnquiryStore(settings));
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

  test("what was typed comes back where something foreign in it makes React build the form anew", async () => {
    const complaint = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const onRecoverableError = jest.fn();
    load.mockImplementation(async () => createEnquiryStore(settings));
    const { root, html, element } = page();
    control("email").insertAdjacentHTML("afterend", "<div>password</div>");
    fireEvent.input(control("email"), { target: { value: values.email } });
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
    const { promise, arrive, fail } = later<EnquiryStore>();
    load.mockReturnValue(promise);
    return { arrive: async () => arrive(await act(async () => createEnquiryStore(settings))), lose: fail };
  }

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
    const live = await act(async () => createEnquiryStore(settings));
    jest.mocked(enquiryStore).mockReturnValueOnce(live);
    load.mockResolvedValue(live);
    function PressedAtOnce() {
      useLayoutEffect(() => document.querySelector("form")?.requestSubmit(), []);
      return <EnquiryForm {...settings} />;
    }
    render(<PressedAtOnce />);
    expect(await screen.findByRole("group", { name: sharedTexts.summaryTitle })).toHaveFocus();
  });

  test.each([
    { ends: "checked in Italian", filled: false, arrives: true, words: sharedTexts.summaryTitle },
    { ends: "sent once", filled: true, arrives: true, words: formTexts.progress, sent: 1 },
    { ends: "checked by the browser where that is lost", filled: false, words: formTexts.plainPost },
    { ends: "posted by it where that is lost", filled: true, words: formTexts.plainPost, posted: 1 },
    {
      ends: "posted nowhere where that is lost and nothing is configured",
      filled: true,
      publicKey: "",
      words: formTexts.plainPostUnavailable,
    },
  ])("submitted before, it waits, and is $ends", async (row) => {
    const { filled, arrives = false, publicKey = "key_a", words, sent = 0, posted = 0 } = row;
    const { arrive, lose } = onItsWay();
    const form = show({ ...settings.configuration, publicKey });
    const checked = jest.spyOn(form, "reportValidity");
    if (filled) fillIn();
    await press();
    expect(button(formTexts.sending)).toBeDisabled();
    expect(sending).not.toHaveBeenCalled();
    await (arrives ? arrive() : lose());
    await waitFor(() => expect(form).toHaveTextContent(words));
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(sent));
    expect(nativeSubmit.mock.contexts).toEqual(posted === 0 ? [] : [form]);
    const results = checked.mock.results.map(({ value }) => value);
    expect(results).toEqual(arrives || publicKey === "" ? [] : [filled]);
  });
});
