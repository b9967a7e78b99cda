/** @jest-environment node */
import { cacheControlFor } from "./caching";
import { deployFolderOf } from "./deploy-folder";

const immutable = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

test.each([
  ["/static/manrope-1a2b3c.woff2", immutable],
  ["/static/07fcd0f0199b45ba6b655e554276ed69/8f2a1/ponte.avif", immutable],
  ["/app-0f7698dc0a8624fe2b4c.js", immutable],
  ["/component---src-pages-about-tsx-6a928bd86dd3dbac0c63.js", immutable],
  ["/styles.90d8b9f5b14b2fdcbde8.css", immutable],
  ["/", revalidated],
  ["/about", revalidated],
  ["/page-data/about/page-data.json", revalidated],
  ["/manifest.webmanifest", revalidated],
  ["/icons/icon-192.png", revalidated],
  ["/video/hero-loop.mp4", revalidated],
  ["/framework-c3702afca07b3fc9784f.js.LICENSE.txt", revalidated],
  ["/services/app-0f7698dc0a8624fe2b4c.js", revalidated],
])("%s is kept as %s", (path, caching) => {
  expect(cacheControlFor(path)).toBe(caching);
});

test.each([
  ["/site/public", "/site/.deploy"],
  ["/site/public/", "/site/.deploy"],
  ["/site/.sending-site", "/site/.sending-site.deploy"],
  ["/site/.sending-site/", "/site/.sending-site.deploy"],
])("what the host of %s needs is in %s", (root, folder) => {
  expect(deployFolderOf(root)).toBe(folder);
});
