/** A form on the page, as the tests of this folder meet it; those that send mock `./transport`. */
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

/** The control of a field, by its label; an optional one says so. */
export function control(name: FieldName) {
  const { label, missing } = fields.find((field) => field.name === name) ?? {};
  return screen.getByLabelText<HTMLInputElement>(
    missing === undefined ? `${label} ${formTexts.optional}` : `${label}`,
  );
}
export const button = (name = buttonTexts.quote) => screen.getByRole("button", { name });
export const press = (name?: string) => userEvent.click(button(name));
export const dialog = () => screen.queryByRole("alertdialog");

/** Every field is filled in at once, as by pasting. */
export function fillIn() {
  for (const name of fieldNames) fireEvent.input(control(name), { target: { value: values[name] } });
}

/** The form on its page. It is live at once where it has a draft. */
export async function open(id: FormId = "quote") {
  const { container, unmount } = render(<EnquiryForm {...settings} id={id} />);
  const form = formIn(container);
  await waitFor(() => expect(form).toHaveAttribute("data-live", "true"));
  /** The visitor goes on to another page of the site. */
  return { form, leave: () => act(async () => unmount()) };
}

/** The form as a visitor finds it who comes back to a draft. */
export async function openFilled(id: FormId = "quote") {
  writeDraft(id, { values });
  return open(id);
}

/** The service answers the next message when the test says so. */
export function answerLater() {
  const { promise, arrive } = later();
  sending.mockReturnValueOnce(promise);
  return arrive;
}

/** A form on its way to the service, and the means to let the service answer. */
export async function startSending(id: FormId = "quote") {
  const answer = answerLater();
  const form = await openFilled(id);
  await press(buttonTexts[id]);
  return { ...form, answer };
}

/** A promise for a mock to return, and the means to settle it. */
export function later<T = Outcome>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, arrive: (value: T) => act(async () => resolve(value)) };
}
