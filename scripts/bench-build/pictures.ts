/** Photographs for invented projects: cuts of one large drawing, all of them different. */
import sharp from "sharp";
import { seededRandom } from "./random";

const size = { width: 1600, height: 1067 };
const ground = { width: 2400, height: 1600 };
const seed = 20_261_121;

/** Fields and paths seen from above, with the grain of a photograph: encoders work on it as on one. */
function drawing(): string {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.round(random() * most);
  const field = () => {
    const [x, y, w, h] = [upTo(ground.width), upTo(ground.height), 60 + upTo(400), 60 + upTo(300)];
    const colour = `hsl(${40 + upTo(100)} ${20 + upTo(40)}% ${25 + upTo(45)}%)`;
    return `<rect x="${x - 100}" y="${y - 100}" width="${w}" height="${h}" fill="${colour}" transform="rotate(${upTo(90)} ${x} ${y})"/>`;
  };
  const path = () => {
    const points = Array.from({ length: 6 }, () => `${upTo(ground.width)} ${upTo(ground.height)}`);
    return `<path d="M${points.join(" L")}" fill="none" stroke="#d8cfb8" stroke-width="${1 + upTo(5)}"/>`;
  };
  const shapes = [...Array.from({ length: 400 }, field), ...Array.from({ length: 20 }, path)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ground.width}" height="${ground.height}"><rect width="100%" height="100%" fill="#6b7a4a"/>${shapes.join("")}</svg>`;
}

const grain = { type: "gaussian", mean: 128, sigma: 12 } as const;

const drawGround = () =>
  sharp(Buffer.from(drawing()))
    .composite([
      {
        input: { create: { ...ground, channels: 3, background: "#888", noise: grain } },
        blend: "soft-light",
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();

/** Where the picture of a number is cut from: no two below 800 × 534 share a place. */
export function placeOf(index: number): { left: number; top: number } {
  const columns = ground.width - size.width;
  const rows = ground.height - size.height + 1;
  // The step has no factor in common with the columns, so that neighbours look different.
  return { left: (index * 97) % columns, top: (Math.floor(index / columns) * 7) % rows };
}

/** A maker of JPEG pictures, by number; the drawing is made once. */
export async function pictureMaker(): Promise<(index: number) => Promise<Buffer>> {
  const raw = await drawGround();
  return (index) =>
    sharp(raw, { raw: { ...ground, channels: 3 } })
      .extract({ ...placeOf(index), ...size })
      .jpeg({ quality: 80 })
      .toBuffer();
}
