/**
 * Powers of the browser that neither the site nor a video or map in it has any use for, and that reveal most about visitors or
 * cost them most. The others are the site's alone by default, and a frame's only where it says `allow` (src/ui/embed).
 */
const unused = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
];

/** Those off. Each page carries it: all powers there are took half a kilobyte. */
export const permissionsPolicy = unused.map((power) => `${power}=()`).join(", ");
