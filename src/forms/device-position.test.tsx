import { fireEvent, render, screen } from "@testing-library/react";
import { formStrings } from "../strings/forms";
import { offerDevicePosition } from "./device-position";
import { EnquiryField } from "./enquiry-field";
import { type Field, fields } from "./fields";

const location = fields.find(({ name }) => name === "location") as Field;
const button = () => screen.queryByRole("button", { name: formStrings.locate });

test("the button appends the device's position, works again after a refusal, and replaces its position", () => {
  const getCurrentPosition = jest.fn();
  const onInput = jest.fn();
  const { container } = render(
    <form onInput={onInput}>
      <EnquiryField formId="contact" field={location} serviceGroups={[]} />
    </form>,
  );
  const offer = () => offerDevicePosition(container.firstElementChild as HTMLFormElement);
  offer();
  expect(button()).not.toBeInTheDocument();
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  offer();
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.value = "Contrada Prova ";
  expect(getCurrentPosition).not.toHaveBeenCalled();
  const locate = () => fireEvent.click(button() as HTMLElement);

  getCurrentPosition.mockImplementationOnce((_, onError) => onError({ code: 1 }));
  locate();
  expect(screen.getByText(formStrings.notLocated)).toBeVisible();

  const coords = { latitude: 38.123456, longitude: -16.1234564 };
  for (const [accuracy, metres] of [
    [11.2, 12],
    [3, 3],
  ]) {
    getCurrentPosition.mockImplementation((onSuccess) => onSuccess({ coords: { ...coords, accuracy } }));
    locate();
    expect(field).toHaveValue(
      `Contrada Prova – 38,123456 N, 16,123456 O (posizione del dispositivo, ±${metres} m)`,
    );
  }
  expect(screen.getByText(formStrings.located)).toBeVisible();
  field.value = " ";
  locate();
  expect(field.value).toMatch(/^38,123456 N/u);
  expect(getCurrentPosition.mock.lastCall?.[2]).toMatchObject({ enableHighAccuracy: true });
  expect(onInput).toHaveBeenCalledTimes(3);
});
