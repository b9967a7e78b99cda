import { useEffect, useRef } from "react";
import { type EmbedState, isOpen } from "./use-embed";

type RememberedStart = {
  isAllowed: boolean;
  /** Whether its time has come: what nobody looks at is not loaded. */
  isDue: boolean;
  mayStart: () => boolean;
  state: EmbedState;
  onChange: (state: EmbedState) => void;
};

/** Loads the frame by a choice remembered from earlier, once; takes it away when the choice is revoked. */
export function useRememberedStart({ isAllowed, isDue, mayStart, state, onChange }: RememberedStart): void {
  const hasStarted = useRef(false);
  const wasAllowed = useRef(isAllowed);
  const open = isOpen(state);

  useEffect(() => {
    const isRevoked = wasAllowed.current && !isAllowed;
    wasAllowed.current = isAllowed;
    if (isRevoked && open) onChange({ phase: "poster", isAsked: false });
    // Closed by hand, it stays closed.
    if (open) hasStarted.current = true;
    if (!isAllowed || !isDue || hasStarted.current || !mayStart()) return;
    hasStarted.current = true;
    onChange({ phase: "loading", isAsked: false });
  }, [isAllowed, isDue, open, mayStart, onChange]);
}
