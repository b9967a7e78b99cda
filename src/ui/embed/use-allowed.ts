import { useSyncExternalStore } from "react";
import type { EmbedProvider } from "../../lib/embed";
import { isAllowed, onChoicesChange } from "../../lib/embed-choices";

/** Whether the visitor lets this third party's content load without being asked again. */
export const useAllowed = (provider: EmbedProvider) =>
  useSyncExternalStore(onChoicesChange, () => isAllowed(provider));
