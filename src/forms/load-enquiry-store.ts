import type { EnquirySettings } from "./enquiry";
import type { EnquiryStore } from "./enquiry-store-ui";
import type { FormId } from "./fields";

const loaded = new Map<FormId, EnquiryStore>();

/** A form that has gone live in this tab before, on its page or on the way back to it. */
export const enquiryStore = (id: FormId): EnquiryStore | undefined => loaded.get(id);

/** @throws ChunkLoadError when its code does not arrive; the next call asks for it again */
export async function loadEnquiryStore(settings: EnquirySettings): Promise<EnquiryStore> {
  const { createEnquiryStore } = await import(/* webpackChunkName: "enquiry-store" */ "./enquiry-store-ui");
  const live = loaded.get(settings.id) ?? createEnquiryStore(settings);
  loaded.set(settings.id, live);
  return live;
}
