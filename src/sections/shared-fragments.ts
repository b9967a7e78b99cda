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
        gatsbyImageData(width: 1200)
      }
    }
  }
`;

export const textFragments = graphql`
  fragment Seo on SeoTexts {
    title
    description
  }
  fragment Heading on SectionHeading {
    title
    text
  }
  fragment TitledPoint on Point {
    title
    text
  }
  fragment Points on PointsSection {
    heading {
      ...Heading
    }
    items {
      ...TitledPoint
    }
  }
`;

/** A video or map of a third party; the accepted copy of the content carries it (gatsby/prepare-content/accepted-json.ts). */
export const embedFragment = graphql`
  fragment EmbedSource on Embed {
    provider
    source
    link
  }
`;

/** Where the studio is, and how to reach it. */
export const contactsFragments = graphql`
  fragment PostalAddress on Studio {
    address {
      street
      postalCode
      city
      province
      region
    }
  }
  fragment Contacts on Studio {
    phone
    mobile
    email
    pec
    ...PostalAddress
    openingHours {
      days
      opens
      closes
    }
  }
  fragment Closures on Studio {
    closures {
      from
      to
      note
    }
  }
`;
