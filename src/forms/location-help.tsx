import { lazy, Suspense, useEffect, useState } from "react";
import type { LatLon, PlanePoint } from "../lib/utm";
import { pointTexts } from "../strings/point";
import { controlId, type FormId } from "./fields";
import * as styles from "./location-help.module.css";
import type { Reading } from "./point";
import type { FramedMap } from "./point-map";

/** Its code comes when somebody needs it. */
const loadPoint = () => import("./point");
const PointMap = lazy(() => loadPoint().then((point) => ({ default: point.PointMap })));

const pointOf = (reading: Reading | undefined) => (reading && "point" in reading ? reading.point : undefined);

type LocationHelpProps = {
  form: FormId;
  /** Where the studio is, if it has said so. */
  office: LatLon | null | undefined;
  /** On which the place is shown, if the studio has one. */
  map: FramedMap | null | undefined;
};

/**
 * Below the field for the place of the work: coordinates typed into it are read and offered as a surveyor writes them; at a
 * press the device says where it is. All that is sent is the text of the field, which the visitor sees and may change.
 */
export function LocationHelp({ form, office, map }: LocationHelpProps) {
  const [reading, setReading] = useState<Reading>();
  /** The last one: it stays to be seen when its words are in the field. */
  const [point, setPoint] = useState<LatLon | PlanePoint>();
  const [isLocating, setLocating] = useState(false);
  const [isLive, setLive] = useState(false);
  const field = () => document.getElementById(controlId(form, "location")) as HTMLInputElement;

  useEffect(() => {
    setLive("geolocation" in navigator);
    const input = field();
    const read = async () => {
      // A number with decimals, degrees or an address: a street has none of these.
      const text = input.value;
      const found = /\d[.,]\d{3}|°|\bE\W*\d/iu.test(text)
        ? (await loadPoint()).readPoint(text, office)
        : undefined;
      setReading(found);
      setPoint(pointOf(found));
    };
    input.addEventListener("change", read);
    return () => input.removeEventListener("change", read);
  });

  const write = (text: string) => {
    const input = field();
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
    setReading(undefined);
  };

  async function locate() {
    setLocating(true);
    const found = await (await loadPoint()).measuredPoint(office);
    setLocating(false);
    setPoint(pointOf(found));
    if ("text" in found && field().value === "") write(found.text);
    else setReading(found);
  }

  return (
    <div className={styles.help}>
      <p>{pointTexts.hint}</p>
      {isLive ? (
        <button type="button" className={styles.button} onClick={locate} disabled={isLocating}>
          {isLocating ? pointTexts.locating : pointTexts.locate}
        </button>
      ) : null}
      <div aria-live="polite" className={styles.reading}>
        {reading && "problem" in reading ? <p>{reading.problem}</p> : null}
        {reading && "text" in reading ? (
          <>
            <p>{reading.text}</p>
            <button type="button" className={styles.button} onClick={() => write(reading.text)}>
              {pointTexts.write}
            </button>
          </>
        ) : null}
        {map && point ? (
          <Suspense>
            <PointMap map={map} point={point} office={office} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
