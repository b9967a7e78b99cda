/** Powers of the browser that neither the site nor a video or map in it has any use for. */
const unused = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * Those off. The others are the site's alone by default, and a frame's only where it says `allow` (src/ui/embed): with every
 * page, each host named here would cost a hundred bytes and more.
 */
export const permissionsPolicy = unused.map((power) => `${power}=()`).join(", ");
