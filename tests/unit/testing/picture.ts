import type { PictureSource } from "../../../src/ui/picture";

export const picture = (alt = "Rilievo di un ponte", file = "ponte"): PictureSource => ({
  alt,
  focus: { x: 30, y: 60 },
  src: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 1200,
        // The plugin does not round heights.
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
