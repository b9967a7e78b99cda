import sharp, { type Create } from "sharp";

export const flat = (options: Pick<Create, "width" | "height"> & Partial<Create>) =>
  sharp({ create: { channels: 3, background: "#246", ...options } });

// JPEG includes the two length bytes in the length.
function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Adds IPTC data, which sharp reads but cannot write. */
export function withIptc(jpeg: Buffer, city: string): Buffer {
  const record = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, city.length]), Buffer.from(city)]);
  const resource = [Buffer.from("Photoshop 3.0\x008BIM"), Buffer.from([4, 4, 0, 0, 0, 0, 0, record.length])];
  const content = Buffer.concat([...resource, record, Buffer.alloc(record.length % 2)]);
  return Buffer.concat([jpeg.subarray(0, 2), segment(0xed, content), jpeg.subarray(2)]);
}

/** Makes a single-colour photograph, padded to at least 12 MB. */
export async function largePhoto(): Promise<Buffer> {
  const jpeg = await flat({ width: 8000, height: 6000 }).jpeg().toBuffer();
  const makerNotes = Array.from({ length: 184 }, () => segment(0xeb, Buffer.alloc(65_000, 7)));
  return Buffer.concat([jpeg.subarray(0, 2), ...makerNotes, jpeg.subarray(2)]);
}

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
