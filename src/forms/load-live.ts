import type { EnquirySettings } from "./enquiry";
import type { FormId } from "./fields";
import type { LiveForm } from "./live";

const loaded = new Map<FormId, LiveForm>();

/** A form that has gone live in this tab before, on its page or on the way back to it. */
export const liveForm = (id: FormId): LiveForm | undefined => loaded.get(id);

/** @throws ChunkLoadError when its code does not arrive; the next call asks for it again */
export async function loadLiveForm(settings: EnquirySettings): Promise<LiveForm> {
  const { createLiveForm } = await import(/* webpackChunkName: "live-form" */ "./live");
  const live = loaded.get(settings.id) ?? createLiveForm(settings);
  loaded.set(settings.id, live);
  return live;
}
