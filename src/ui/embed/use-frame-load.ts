import { useEffect } from "react";
import type { EmbedState } from "./use-embed";

/** How long a frame may take before the poster comes back, in milliseconds. */
const patience = 10_000;

/** Follows the loading of a frame; returns the handler to put on it. Frames have no error event. */
export function useFrameLoad(state: EmbedState, onChange: (state: EmbedState) => void) {
  const { phase } = state;

  useEffect(() => {
    if (phase !== "loading") return;
    const timer = setTimeout(() => onChange({ phase: "failed", isAsked: false }), patience);
    return () => clearTimeout(timer);
  }, [phase, onChange]);

  return { onLoad: () => onChange({ ...state, phase: "shown" }) };
}
