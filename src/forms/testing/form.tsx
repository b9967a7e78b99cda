/** Tests that send the form must mock `./transport`. */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Outcome } from "../../lib/outcome";
import { formStrings, submitLabels } from "../../strings/forms";
import { EnquiryForm } from "../enquiry-form";
import { type FieldName, fields } from "../fields";
import { sendEnquiry } from "../transport";
import { fillForms, manageTypedText } from "../typed-text";
import { settings, values } from "./enquiry";

// Does what src/start/inline/forms.ts does on a page.
manageTypedText();

export const sendMock = jest.mocked(sendEnquiry);

export function control(name: FieldName) {
  const { label, requiredError } = fields.find((field) => field.name === name) ?? {};
  return screen.getByLabelText<HTMLInputElement>(
    requiredError === undefined ? `${label} ${formStrings.optional}` : `${label}`,
  );
}
export const button = (name = submitLabels.quote) => screen.getByRole("button", { name });
export const press = (name?: string) => userEvent.click(button(name));
export const dialog = () => screen.queryByRole("alertdialog");

export async function open() {
  const { container } = render(<EnquiryForm {...settings} />);
  const form = container.querySelector("form") as HTMLFormElement;
  await waitFor(() => expect(form).toHaveAttribute("data-live", "true"));
  fillForms();
  return { form };
}

export const storeTypedText = (texts: object) =>
  sessionStorage.setItem("typed-text:quote-form", JSON.stringify(texts));

export async function openFilled() {
  storeTypedText(values);
  return open();
}

export async function startSending() {
  const { promise, resolve } = deferred();
  sendMock.mockReturnValueOnce(promise);
  const form = await openFilled();
  await press();
  return { ...form, answer: resolve };
}

export function deferred<T = Outcome>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value: T) => act(async () => settle(value)) };
}
