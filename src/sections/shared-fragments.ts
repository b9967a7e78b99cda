import { graphql } from "gatsby";

/** A photograph or drawing of the content, as `<Picture>` prints it. */
export const pictureFragment = graphql`
  fragment PictureSource on ContentImage {
    alt
    focus {
      x
      y
    }
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
  }
`;

/** A picture that fills the head of a page, with the crop for phones held upright. */
export const heroPictureFragment = graphql`
  fragment HeroPictureSource on ContentImage {
    ...PictureSource
    portrait {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 720])
      }
    }
  }
`;

export const headingFragments = graphql`
  fragment Heading on SectionHeading {
    title
    text
  }
  fragment TitledPoint on Point {
    title
    text
  }
`;

/** A video or map of a third party; the accepted copy of the content carries it (src/gatsby/accepted-json.ts). */
export const embedFragment = graphql`
  fragment EmbedSource on Embed {
    provider
    source
    link
  }
`;
