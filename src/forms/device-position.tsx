import { type MouseEvent, useState } from "react";
import { formTexts } from "../strings/forms";
import * as styles from "./device-position.module.css";
import { controlOf } from "./fields";

const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
  `${Math.abs(value).toFixed(6).replace(".", ",")} ${value < 0 ? negative : positive}`;

const separator = " – ";
const marker = "posizione del dispositivo";

export function DevicePosition({ isLive }: { isLive: boolean }) {
  const [message, setMessage] = useState<string>(formTexts.anyPlace);

  function locate({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const input = form && controlOf(form, "location");
    if (!input) return;
    setMessage(formTexts.locating);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const place = `${degrees(latitude, ["N", "S"])}, ${degrees(longitude, ["E", "O"])}`;
        const text = `${place} (${marker}, ±${Math.ceil(accuracy)} m)`;
        // A second press replaces the first position.
        const others = input.value
          .trim()
          .split(separator)
          .filter((part) => !part.includes(marker));
        input.value = [...others, text].filter(Boolean).join(separator);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        setMessage(formTexts.located);
      },
      () => setMessage(formTexts.notLocated),
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  }

  return (
    <div className={`flow small live-only ${styles.help}`}>
      {isLive && "geolocation" in navigator ? (
        // Stays enabled: a dismissed permission prompt may call neither callback.
        <button type="button" className={`accent ${styles.button}`} onClick={locate}>
          {formTexts.locate}
        </button>
      ) : null}
      <span aria-live="polite">{message}</span>
    </div>
  );
}
