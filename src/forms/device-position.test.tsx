import { fireEvent, render, screen } from "@testing-library/react";
import { formTexts } from "../strings/forms";
import { DevicePosition } from "./device-position";

test("the button appends the device's position, and works again after a refusal", () => {
  const getCurrentPosition = jest.fn();
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  const onInput = jest.fn();
  render(
    <form onInput={onInput}>
      <input name="location" defaultValue="Contrada Prova " />
      <DevicePosition isLive />
    </form>,
  );
  const button = screen.getByRole("button", { name: formTexts.locate });
  expect(getCurrentPosition).not.toHaveBeenCalled();

  getCurrentPosition.mockImplementationOnce((_, onError) => onError({ code: 1 }));
  fireEvent.click(button);
  expect(screen.getByText(formTexts.notLocated)).toBeVisible();

  const coords = { latitude: 38.123456, longitude: -16.1234564, accuracy: 11.2 };
  getCurrentPosition.mockImplementationOnce((onSuccess) => onSuccess({ coords }));
  fireEvent.click(button);
  expect(screen.getByRole("textbox")).toHaveValue(
    "Contrada Prova – 38,123456 N, 16,123456 O (posizione del dispositivo, ±12 m)",
  );
  expect(screen.getByText(formTexts.located)).toBeVisible();
  expect(onInput).toHaveBeenCalledTimes(1);

  getCurrentPosition.mockImplementationOnce((onSuccess) => onSuccess({ coords: { ...coords, accuracy: 3 } }));
  fireEvent.click(button);
  expect(screen.getByRole("textbox")).toHaveValue(
    "Contrada Prova – 38,123456 N, 16,123456 O (posizione del dispositivo, ±3 m)",
  );
});
