import { render, screen } from "@testing-library/react";
import { Field } from "./field";

const show = (change: { required?: boolean; error?: string }) =>
  render(
    <Field
      id="f"
      label="Telefono"
      required={false}
      optionalMark="(facoltativo)"
      error={undefined}
      {...change}
    >
      {(attributes) => <input {...attributes} />}
    </Field>,
  );

test("marks what may stay empty", () => {
  show({});
  expect(screen.getByRole("textbox", { name: "Telefono (facoltativo)" })).toBeValid();
});

test("does not mark what is required", () => {
  show({ required: true });
  expect(screen.getByRole("textbox", { name: "Telefono" })).toBeRequired();
});

test("ties the error to the control, in words and not by colour alone", () => {
  show({ error: "Scrivi il numero." });
  expect(screen.getByRole("textbox")).toBeInvalid();
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Errore: Scrivi il numero.");
});
