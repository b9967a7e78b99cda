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

/** What videos and maps need once a visitor has asked for them; the site itself plays, enlarges and copies. */
const shared = ["autoplay", "clipboard-write", "encrypted-media", "fullscreen", "picture-in-picture"];

/** @param frameOrigins hosts whose frames the content holds */
export function permissionsPolicy(frameOrigins: readonly string[]): string {
  const allowed = ["self", ...frameOrigins.map((origin) => `"${origin}"`)].join(" ");
  return [...unused.map((power) => `${power}=()`), ...shared.map((power) => `${power}=(${allowed})`)].join(
    ", ",
  );
}
