/** Links to large versions of pictures: a press on one loads the lightbox, which shows it in a dialog. */
import type { OnDemandScript } from "./held-press";

/** Links from a picture to its large version, which without scripts open that file. */
export const pictureLinks = 'main a[href^="/static/"]';

type LoadLightbox = () => Promise<typeof import("../lightbox/lightbox")>;

export const onDemandLightbox = (load: LoadLightbox): OnDemandScript => ({
  controls: pictureLinks,
  load: () => load(),
  activate: async (link) => (await load()).openPicture(link),
});
