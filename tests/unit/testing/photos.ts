import sharp, { type Create } from "sharp";

export const flat = (options: Pick<Create, "width" | "height"> & Partial<Create>) =>
  sharp({ create: { channels: 3, background: "#246", ...options } });

const indexOfMarker = (jpeg: Buffer, marker: number) => jpeg.indexOf(Buffer.from([0xff, marker]));

/** Imitates a mistake of some phones; every program still shows the picture. */
export function withWrongSpectralRange(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const start = indexOfMarker(copy, 0xda) + 2;
  copy[start + copy.readUInt16BE(start) - 2] = 0;
  return copy;
}

/** Changes only the header: a huge size costs nothing until it is decoded. */
export function withStatedSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = indexOfMarker(copy, 0xc0);
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}
