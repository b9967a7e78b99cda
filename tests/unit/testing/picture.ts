import type { PictureSource } from "../../../src/ui/picture";

/** A picture as the image pipeline hands it over, in AVIF and JPEG, 3:2. */
export const picture = (alt = "Rilievo di un ponte", file = "ponte"): PictureSource & { creator: null } => ({
  alt,
  creator: null,
  focus: { x: 30, y: 60 },
  src: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 1200,
        // No whole number, as the plugin leaves it for most proportions.
        height: 1200 / (1000 / 667),
        backgroundColor: "#123456",
        images: {
          fallback: { src: `/${file}.jpg`, srcSet: `/${file}-800.jpg 800w` },
          sources: [{ type: "image/avif", srcSet: `/${file}-800.avif 800w` }],
        },
      },
    },
  },
});
