import sharp from "sharp";
import { maskableIcon } from "./theme";

/** A ground of its own with round corners, and a sign as far as the edge. */
const favicon = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="12" fill="#12351f"/><path d="M0 19h40v2H0z" fill="#ff0000"/></svg>`;

test("an icon of platforms fills its square; what the favicon shows stays in the circle that every platform keeps", async () => {
  const { data, info } = await sharp(Buffer.from(maskableIcon(favicon, "#12351f")), { density: 144 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const [ground, sign] = [
    [18, 53, 31],
    [255, 0, 0],
  ];
  for (const corner of [0.001, 0.999]) expect(at(corner, corner)).toEqual(ground);
  expect([at(0.5, 0.5), at(0.12, 0.5), at(0.88, 0.5)]).toEqual([sign, sign, sign]);
  expect([at(0.1, 0.5), at(0.9, 0.5)]).toEqual([ground, ground]);
});
