/** A photograph as a telephone writes it: 12 megapixels, lying on its side, with the place in its camera data. */
import sharp from "sharp";

/** @param hue degrees that its colours are turned by: the same file twice would be one picture */
export async function phonePicture(hue = 0) {
  const { data, info } = await sharp("content/images/pages/home.jpg")
    .resize(4000, 3000, { fit: "cover" })
    .modulate({ hue })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const buffer = await sharp(data, { raw: info })
    .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 54/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: "IMG_20260 (castello).JPG", mimeType: "image/jpeg", buffer };
}

phonePicture.seen = async (file: string) => {
  const { format, width, height, exif } = await sharp(file).metadata();
  return { format, width, height, exif };
};
