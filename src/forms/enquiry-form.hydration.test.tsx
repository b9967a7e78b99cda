import { act, fireEvent } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { clearDraft } from "./draft";
import { EnquiryForm } from "./enquiry-form";
import { keepText } from "./prefill";
import { settings, values } from "./testing/enquiry";
import { control, formIn } from "./testing/form";

jest.mock("./transport", () => ({ sendEnquiry: jest.fn() }));

beforeEach(() => {
  clearDraft("quote");
  window.history.replaceState(null, "", "/preventivo");
});
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

test("what was typed comes back where something foreign in it makes React build the form anew", async () => {
  const complaint = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const onRecoverableError = jest.fn();
  const { root, html, element } = page();
  control("email").insertAdjacentHTML("afterend", "<div>password</div>");
  fireEvent.input(control("email"), { target: { value: values.email } });
  keepText(html);
  await act(async () => void hydrateRoot(root, element, { onRecoverableError }));
  expect(onRecoverableError).toHaveBeenCalled();
  expect(html).not.toBeInTheDocument();
  expect(control("email")).toHaveValue(values.email);
  complaint.mockRestore();
});
