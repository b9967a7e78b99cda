import { formStrings } from "../strings/forms";
import { controlOf } from "./fields";

const separator = " – ";
const marker = "posizione del dispositivo";

const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
  `${Math.abs(value).toFixed(6).replace(".", ",")} ${value < 0 ? negative : positive}`;

function placeOf({ latitude, longitude, accuracy }: GeolocationCoordinates): string {
  const place = `${degrees(latitude, ["N", "S"])}, ${degrees(longitude, ["E", "O"])}`;
  return `${place} (${marker}, ±${Math.ceil(accuracy)} m)`;
}

/** Shows the button that writes the device's position into the field of the place (enquiry-field.tsx). */
export function offerDevicePosition(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("[data-locate]");
  const message = form.querySelector("[data-locate] + *");
  const input = controlOf(form, "location");
  if (!button || !message || !input || !("geolocation" in navigator)) return;

  const onFound = ({ coords }: GeolocationPosition) => {
    // A second press replaces the first position.
    const others = input.value
      .trim()
      .split(separator)
      .filter((part) => !part.includes(marker));
    input.value = [...others, placeOf(coords)].filter(Boolean).join(separator);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    message.textContent = formStrings.located;
  };
  const onFailure = () => {
    message.textContent = formStrings.notLocated;
  };
  // Stays enabled: a dismissed permission prompt may call neither function.
  button.onclick = () => {
    message.textContent = formStrings.locating;
    navigator.geolocation.getCurrentPosition(onFound, onFailure, {
      enableHighAccuracy: true,
      timeout: 20_000,
    });
  };
  button.hidden = false;
}
