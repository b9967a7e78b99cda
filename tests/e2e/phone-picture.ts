import sharp from "sharp";

const plain = (width: number, height: number, hue: number) =>
  sharp({ create: { width, height, channels: 3, background: `hsl(${hue}, 50%, 40%)` } });

export async function photograph(width: number, name = "foto.jpg") {
  const buffer = await plain(width, Math.round(width / 1.5), 200)
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** 12 megapixels, rotated by EXIF, with a location; the file name is always the same. */
export async function phonePicture(hue: number) {
  const buffer = await plain(4000, 3000, hue)
    .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 54/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: "IMG_20260 (castello).JPG", mimeType: "image/jpeg", buffer };
}
