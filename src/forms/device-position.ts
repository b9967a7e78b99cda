/** Lets visitors write their device's position into the field of the place, after what they have typed there. */
import { formStrings } from "../strings/forms";
import { controlOf } from "./form-element";

const separator = " – ";
/** Recognizes a position that an earlier press has written. */
const marker = "posizione del dispositivo";

function degrees(value: number, [positive, negative]: readonly [string, string]): string {
  const number = Math.abs(value).toFixed(6).replace(".", ",");
  return `${number} ${value < 0 ? negative : positive}`;
}

function describePosition({ latitude, longitude, accuracy }: GeolocationCoordinates): string {
  const place = `${degrees(latitude, ["N", "S"])}, ${degrees(longitude, ["E", "O"])}`;
  return `${place} (${marker}, ±${Math.ceil(accuracy)} m)`;
}

/** Shows the button that writes the device's position into the field of the place (enquiry-field.tsx). */
export function offerDevicePosition(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("[data-locate]");
  const message = form.querySelector("[data-locate] + *");
  if (!button || !message || !("geolocation" in navigator)) return;

  const onFound = ({ coords }: GeolocationPosition) => {
    const input = controlOf(form, "location");
    const parts = input.value.trim().split(separator);
    const typed = parts.filter((part) => part !== "" && !part.includes(marker));
    input.value = [...typed, describePosition(coords)].join(separator);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    message.textContent = formStrings.located;
  };
  const onFailure = () => {
    message.textContent = formStrings.notLocated;
  };

  // Stays enabled: a browser whose question is closed may call neither function.
  button.onclick = () => {
    message.textContent = formStrings.locating;
    navigator.geolocation.getCurrentPosition(onFound, onFailure, {
      enableHighAccuracy: true,
      timeout: 20_000,
    });
  };
  button.hidden = false;
}
