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

/** A video or map of a third party; the accepted copy of the content carries it (build/accept/accepted-json.ts). */
export const embedFragment = graphql`
  fragment EmbedSource on Embed {
    provider
    source
    link
  }
`;
