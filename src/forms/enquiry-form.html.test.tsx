/** The form as the HTML carries it, before any script: what it posts, and how the page takes it over. */
import { act, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { clearDraft, keepEarlyText, readDraft, writeDraft } from "./draft";
import { EnquiryForm } from "./enquiry-form";
import { emptyValues, settings } from "./testing/enquiry";

// What has been loaded in one test would be in the HTML of the next.
jest.mock("./load-live", () => ({
  ...jest.requireActual<typeof import("./load-live")>("./load-live"),
  liveForm: () => undefined,
}));

const form = (change: Partial<typeof settings.configuration> = {}) => (
  <EnquiryForm {...settings} configuration={{ ...settings.configuration, ...change }} />
);

function page(element = form()) {
  document.body.innerHTML = `<div id="root">${renderToString(element)}</div>`;
  const root = document.querySelector("#root");
  const html = document.querySelector("form");
  if (!root || !html) throw new Error("no form");
  return { root, html };
}

beforeEach(() => {
  clearDraft("quote");
  window.history.replaceState(null, "", "/preventivo");
});

test("posts the library's parts in the library's order, and no trace of the trap", () => {
  const { html } = page();
  expect(html).toHaveAttribute("method", "post");
  expect(html).toHaveAttribute("enctype", "multipart/form-data");
  expect(html).toHaveAttribute("action", "https://mail.example/api/v1.0/email/send-form");
  expect(html.noValidate).toBe(false);
  expect([...new FormData(html)]).toEqual([
    ...Object.entries(emptyValues),
    ["lib_version", "4.4.1"],
    ["service_id", "service_a"],
    ["template_id", "template_a"],
    ["user_id", "key_a"],
  ]);
  expect(html).toHaveTextContent("«OK»");
});

test("with placeholder ids it posts nowhere and names the ways that work", () => {
  const { html } = page(form({ origin: "https://api.emailjs.com", publicKey: "public_key_placeholder" }));
  expect(html).not.toHaveAttribute("action");
  expect(html.querySelector('[type="submit"]')).toBeDisabled();
  expect(html.querySelectorAll('input[type="hidden"]')).toHaveLength(0);
  expect(html.querySelector('a[href="tel:+390000000000"]')).toHaveTextContent("+39 0000 000000");
  expect(html.querySelector('a[href="mailto:info@studio.example"]')).toBeInTheDocument();
});

test("text typed before the scripts arrived survives them, and the draft fills the rest", async () => {
  const complaint = jest.spyOn(console, "error");
  writeDraft("quote", { values: { name: "Ada", phone: "123" } });
  window.history.replaceState(null, "", "/preventivo?servizio=catasto");
  const { root, html } = page();
  const name = html.querySelector<HTMLInputElement>("#quote-name");
  if (!name) throw new Error("no name");
  name.value = "Ugo";
  await act(async () => void hydrateRoot(root, form()));
  expect(Object.fromEntries(new FormData(html))).toMatchObject({
    name: "Ugo",
    phone: "123",
    service: "catasto",
  });
  expect(html.noValidate).toBe(true);
  expect(html).not.toHaveTextContent("«OK»");
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test("from the moment our code is loaded, what is typed is kept", () => {
  const { html } = page();
  const name = html.querySelector<HTMLInputElement>("#quote-name");
  if (!name) throw new Error("no name");
  name.value = "Ada";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  expect(readDraft("quote").values.name).toBe("Ada");
});

test("what was typed comes back where something foreign in the HTML makes React build the form anew", async () => {
  const complaint = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const onRecoverableError = jest.fn();
  const { root, html } = page();
  const email = html.querySelector<HTMLInputElement>("#quote-email");
  if (!email) throw new Error("no email");
  email.insertAdjacentHTML("afterend", "<div>password</div>");
  email.value = "ada@dominio.it";
  keepEarlyText();
  await act(async () => void hydrateRoot(root, form(), { onRecoverableError }));
  expect(onRecoverableError).toHaveBeenCalled();
  expect(html).not.toBeInTheDocument();
  await waitFor(() => expect(document.querySelector("#quote-email")).toHaveValue("ada@dominio.it"));
  complaint.mockRestore();
});
