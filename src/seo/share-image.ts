/** The size that Facebook, LinkedIn, WhatsApp and X ask for, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/**
 * Address of a page's share image below the site; every build draws it (gatsby/publish/share-images.tsx).
 *
 * @param pathname address of the page, without a final slash
 */
export const shareImageAddress = (pathname: string) => `/social${pathname === "/" ? "/home" : pathname}.jpg`;
