/** Tests that send must mock `./transport`. */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Outcome } from "../../lib/outcome";
import { buttonTexts, formTexts } from "../../strings/forms";
import { writeDraft } from "../draft";
import { EnquiryForm } from "../enquiry-form";
import { type FieldName, type FormId, fieldNames, fields } from "../fields";
import { sendEnquiry } from "../transport";
import { settings, values } from "./enquiry";

export const sending = jest.mocked(sendEnquiry);

export function formIn(place: Element) {
  const form = place.querySelector("form");
  if (!form) throw new Error("no form");
  return form;
}

export function control(name: FieldName) {
  const { label, missing } = fields.find((field) => field.name === name) ?? {};
  return screen.getByLabelText<HTMLInputElement>(
    missing === undefined ? `${label} ${formTexts.optional}` : `${label}`,
  );
}
export const button = (name = buttonTexts.quote) => screen.getByRole("button", { name });
export const press = (name?: string) => userEvent.click(button(name));
export const dialog = () => screen.queryByRole("alertdialog");

export function fillIn() {
  for (const name of fieldNames) fireEvent.input(control(name), { target: { value: values[name] } });
}

export async function open(id: FormId = "quote") {
  const { container, unmount } = render(<EnquiryForm {...settings} id={id} />);
  const form = formIn(container);
  await waitFor(() => expect(form).toHaveAttribute("data-live", "true"));
  return { form, leave: () => act(async () => unmount()) };
}

export async function openFilled(id: FormId = "quote") {
  writeDraft(id, { values });
  return open(id);
}

export function answerLater() {
  const { promise, arrive } = later();
  sending.mockReturnValueOnce(promise);
  return arrive;
}

export async function startSending(id: FormId = "quote") {
  const answer = answerLater();
  const form = await openFilled(id);
  await press(buttonTexts[id]);
  return { ...form, answer };
}

export function later<T = Outcome>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, arrive: (value: T) => act(async () => resolve(value)) };
}
