import type { ComponentProps, ComponentType } from "react";
import type { EnquiryBehaviour } from "./enquiry-behaviour";

export type Behaviour = ComponentType<ComponentProps<typeof EnquiryBehaviour>>;

let loaded: Behaviour | undefined;

/** What has been loaded in this tab before: on the next page with a form it is there from the start. */
export const loadedBehaviour = (): Behaviour | undefined => loaded;

/** @throws ChunkLoadError when it does not arrive; the next call asks for it again */
export async function loadBehaviour(): Promise<Behaviour> {
  loaded = (await import("./enquiry-behaviour")).EnquiryBehaviour;
  return loaded;
}
