import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import type { Failure } from "../lib/outcome";
import {
  dialogStrings,
  errorStrings,
  failureReason,
  liveFormStrings,
  resultStrings,
} from "../strings/form-results";
import { formStrings } from "../strings/forms";
import { EnquiryForm } from "./enquiry-form";
import { enquiryMailto, enquiryText } from "./enquiry-text";
import { emptyValues, requiredFields, services, settings, values } from "./testing/enquiry";
import {
  button,
  control,
  dialog,
  open,
  openFilled,
  press,
  sendMock,
  startSending,
  storeTypedText,
} from "./testing/form";

jest.mock("./transport", () => ({ sendEnquiry: jest.fn() }));

const { success, failure } = resultStrings.quote;
const timeout = { kind: "timeout" } as const;
const warnsBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

async function fail(failure: Failure) {
  const form = await startSending();
  await form.answer(failure);
  return form;
}

beforeEach(() => {
  sessionStorage.clear();
  sendMock.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, "", "/preventivo");
});

test("validates on submit only, marks corrected fields, and keeps the text of an invalid form", async () => {
  const user = userEvent.setup();
  storeTypedText({ email: "nom" });
  await open();
  await user.type(control("email"), "e");
  expect(control("email")).not.toHaveAttribute("aria-invalid");

  await press();
  const summary = screen.getByRole("group", { name: liveFormStrings.summaryTitle });
  expect(summary).toHaveFocus();
  expect(control("email")).toHaveAccessibleDescription(`Errore: ${errorStrings.email}`);
  await user.type(control("email"), "@posta.example");
  expect(control("email")).toBeValid();
  const link = within(summary).getByText(errorStrings.email);
  expect(within(summary).getByText(`(${liveFormStrings.corrected})`).parentElement).toContainElement(link);
  expect(control("name")).toBeInvalid();
  await user.click(link);
  expect(control("email")).toHaveFocus();

  await press();
  expect(within(summary).getAllByRole("link")).toHaveLength(requiredFields.length - 1);
  expect(control("email")).toHaveValue("nome@posta.example");
});

test.each<[Failure, RegExp]>([
  [{ kind: "unconfigured" }, /non è ancora attivo/u],
  [{ kind: "network", canHaveArrived: true }, /potrebbe essere arrivato oppure no/u],
  [{ kind: "network", canHaveArrived: false }, /il messaggio non è partito/u],
  [{ kind: "refused", status: 200 }, /chiede prima un accesso/u],
  [{ kind: "refused", status: 412 }, /difetto del sito/u],
  [{ kind: "refused", status: 403 }, /da questo browser/u],
  [{ kind: "refused", status: 429 }, /tra qualche secondo/u],
  [{ kind: "refused", status: 503 }, /momentaneamente fuori uso/u],
])("explains the failure %j", (failure, reason) => {
  expect(failureReason(failure)).toMatch(reason);
});

test("after a failure, keeps the text and offers phone, e-mail and copying", async () => {
  const { fallback } = settings;
  const { form } = await fail(timeout);
  const { title, text } = failure;
  expect(dialog()).toHaveAccessibleName(title);
  expect(dialog()).toHaveAccessibleDescription(
    [text, failureReason(timeout), liveFormStrings.kept].join(" "),
  );
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf(liveFormStrings.call(fallback.phone))).toBe("tel:+390000000000");
  expect(hrefOf(liveFormStrings.write(fallback.email))).toBe(
    enquiryMailto(fallback.email, "quote", values, services),
  );
  await press(dialogStrings.copy);
  await expect(navigator.clipboard.readText()).resolves.toBe(enquiryText(values, services));
  expect(screen.queryByRole("button", { name: liveFormStrings.reload })).not.toBeInTheDocument();
  expect(form).toHaveFormValues(values);
  expect(warnsBeforeLeaving()).toBe(false);
  sendMock.mockReturnValue(new Promise(() => undefined));
  await press(liveFormStrings.retry);
  expect(sendMock).toHaveBeenCalledTimes(2);
  expect(dialog()).not.toBeInTheDocument();
});

test("two submissions in the same instant send once", async () => {
  sendMock.mockReturnValue(new Promise(() => undefined));
  const { form } = await openFilled();
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(sendMock).toHaveBeenCalledTimes(1);
});

test("success empties the form and its draft, and takes the focus", async () => {
  const { form, answer } = await startSending();
  expect(warnsBeforeLeaving()).toBe(true);
  expect(button(formStrings.sending)).toBeDisabled();
  expect(control("name").closest("[inert]")).not.toBeNull();
  await answer({ kind: "sent" });
  expect(screen.getByRole("heading", { name: success.title })).toHaveFocus();
  expect(form).toHaveFormValues(emptyValues);
  expect(sessionStorage).toHaveLength(0);
  await press(dialogStrings.close);
  expect(button()).toHaveFocus();
});

test("with placeholder ids, the HTML posts nowhere and offers phone and e-mail", () => {
  const formsConfiguration = { ...settings.data.formsConfiguration, publicKey: "my_placeholder" };
  const data = { ...settings.data, formsConfiguration };
  const page = document.createElement("div");
  page.innerHTML = renderToString(<EnquiryForm {...settings} data={data} />);
  expect(page.querySelector('[action], input[type="hidden"]')).toBeNull();
  expect(page.querySelector('[type="submit"][autocomplete="off"]')).toBeDisabled();
  expect(page.querySelector('a[href="tel:+390000000000"]')).toHaveTextContent(settings.fallback.phone);
  expect(page.querySelector('a[href="mailto:info@studio.example"]')).not.toBeNull();
});

test("removes invisible characters pasted with the e-mail address", async () => {
  sendMock.mockResolvedValueOnce(timeout);
  await openFilled();
  fireEvent.input(control("email"), { target: { value: " \u202aNome@\u200bposta.example\u202c" } });
  await press();
  expect(sendMock.mock.lastCall?.[0].email).toBe("Nome@posta.example");
  expect(control("email")).toHaveValue("Nome@posta.example");
});

test("shows success to a robot that fills the hidden field, and sends nothing", async () => {
  const { form } = await openFilled();
  const honeypot = form.querySelector<HTMLInputElement>('[name="riferimento-interno"]');
  if (!honeypot) throw new Error("The form has no honeypot");
  expect(honeypot).toBeEnabled();
  honeypot.value = "spam";
  await press();
  expect(dialog()).toHaveAccessibleName(success.title);
  expect(sendMock).not.toHaveBeenCalled();
});

test("the form's HTML stays: React replaces no field and no element of another program", async () => {
  const { form } = await openFilled();
  expect(form.querySelector("p[data-plain-post]")).not.toBeVisible();
  expect(form.querySelector("input[data-plain-post]")).toBeDisabled();
  const fields = form.querySelector("[data-fields]") as HTMLElement;
  const foreign = fields.insertBefore(document.createElement("lastpass-icon"), fields.firstChild);
  const nameField = control("name");
  await userEvent.clear(nameField);
  await press();
  expect(nameField).toHaveAccessibleDescription(/^Errore: /u);
  expect([control("name"), fields.firstChild]).toEqual([nameField, foreign]);
});
