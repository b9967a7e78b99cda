import { useEffect, useState } from "react";
import type { Closure } from "../lib/closures";
import { type OpenState, openNow } from "../lib/open-now";
import type { OpeningHours } from "../lib/opening-hours";

const minute = 60_000;

const openNowText = ({ day, time }: OpenState) =>
  day ? `Ora chiuso: riapre ${day} alle ${time}` : `Aperto ora, fino alle ${time}`;

type OpenNowProps = { hours: readonly OpeningHours[]; closures: readonly Closure[] | null };

/**
 * «Aperto ora, fino alle 19:00», by the weekly hours, the closures and the Italian clock. An empty line until
 * hydration: HTML would say what was true at the hour of the build. No live region: who reads the hours finds it below them.
 */
export function OpenNow({ hours, closures }: OpenNowProps) {
  const [state, setState] = useState<ReturnType<typeof openNow>>();

  useEffect(() => {
    const look = () => setState(openNow(hours, closures ?? [], Date.now()));
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, [hours, closures]);

  return state ? openNowText(state) : null;
}
