/** Tests that send must mock `./transport`. */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Outcome } from "../../lib/outcome";
import { buttonTexts, formTexts } from "../../strings/forms";
import { writeDraft } from "../draft";
import { EnquiryForm } from "../enquiry-form";
import { type FieldName, fields } from "../fields";
import { sendEnquiry } from "../transport";
import { settings, values } from "./enquiry";

export const sending = jest.mocked(sendEnquiry);

export function control(name: FieldName) {
  const { label, missing } = fields.find((field) => field.name === name) ?? {};
  return screen.getByLabelText<HTMLInputElement>(
    missing === undefined ? `${label} ${formTexts.optional}` : `${label}`,
  );
}
export const button = (name = buttonTexts.quote) => screen.getByRole("button", { name });
export const press = (name?: string) => userEvent.click(button(name));
export const dialog = () => screen.queryByRole("alertdialog");

export async function open() {
  const { container, unmount } = render(<EnquiryForm {...settings} />);
  const form = container.querySelector("form") as HTMLFormElement;
  await waitFor(() => expect(form).toHaveAttribute("data-live", "true"));
  return { form, leave: () => act(async () => unmount()) };
}

export async function openFilled() {
  writeDraft("quote", { values });
  return open();
}

export async function startSending() {
  const { promise, arrive } = later();
  sending.mockReturnValueOnce(promise);
  const form = await openFilled();
  await press();
  return { ...form, answer: arrive };
}

export function later<T = Outcome>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, arrive: (value: T) => act(async () => resolve(value)) };
}
