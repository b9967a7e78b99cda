/** Links to large versions of pictures: a press on one loads the lightbox, which shows it in a dialog. */
import type { OnDemandScript } from "./held-press";

/** Matches links from a picture to its large version. Without scripts, they open that file. */
export const pictureLinkSelector = 'main a[href^="/static/"]';

type LoadLightbox = () => Promise<typeof import("../lightbox/lightbox")>;

export const onDemandLightbox = (load: LoadLightbox): OnDemandScript => ({
  selector: pictureLinkSelector,
  load: () => load(),
  activate: async (link) => (await load()).openPicture(link),
});
