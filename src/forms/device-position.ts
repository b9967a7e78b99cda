/** Lets visitors add their device's position to the location field, after what they have typed. */
import { formStrings } from "../strings/forms";
import { controlOf } from "./form-element";

const separator = " – ";
/** Part of a written position, by which a later press finds and replaces it. */
const marker = "posizione del dispositivo";

function degrees(value: number, [positive, negative]: readonly [string, string]): string {
  const number = Math.abs(value).toFixed(6).replace(".", ",");
  return `${number} ${value < 0 ? negative : positive}`;
}

function describePosition({ latitude, longitude, accuracy }: GeolocationCoordinates): string {
  const coordinates = `${degrees(latitude, ["N", "S"])}, ${degrees(longitude, ["E", "O"])}`;
  return `${coordinates} (${marker}, ±${Math.ceil(accuracy)} m)`;
}

/** Shows the button that writes the device's position into the location field (enquiry-field.tsx). */
export function offerDevicePosition(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("[data-locate]");
  const message = form.querySelector("[data-locate] + *");
  if (!button || !message || !("geolocation" in navigator)) return;

  const onFound = ({ coords }: GeolocationPosition) => {
    const input = controlOf(form, "location");
    const parts = input.value.trim().split(separator);
    const typedParts = parts.filter((part) => part !== "" && !part.includes(marker));
    input.value = [...typedParts, describePosition(coords)].join(separator);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    message.textContent = formStrings.located;
  };
  const onFailure = () => {
    message.textContent = formStrings.notLocated;
  };

  // The button stays enabled, because a browser may call neither function if the visitor closes the permission prompt.
  button.onclick = () => {
    message.textContent = formStrings.locating;
    navigator.geolocation.getCurrentPosition(onFound, onFailure, {
      enableHighAccuracy: true,
      timeout: 20_000,
    });
  };
  button.hidden = false;
}
