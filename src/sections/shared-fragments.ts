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

/** An SVG of the content, as `<Drawing>` prints it. */
export const drawingFragment = graphql`
  fragment DrawingSource on Drawing {
    alt
    aspect
    src {
      publicURL
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

/** A video or map of a third party (gatsby/create-resolvers.ts). */
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

/** What structured data says of the studio, its people and its film (src/seo/structured-data.ts). */
export const factFragments = graphql`
  fragment ServedAreas on Studio {
    address {
      region
    }
    serviceArea {
      provinces {
        name
      }
    }
  }
  fragment StudioFacts on Studio {
    description
    ...Contacts
    ...Closures
    position {
      latitude
      longitude
    }
    vatNumber
    profiles
    ...ServedAreas
  }
  fragment PersonFacts on TeamMember {
    name
    role
    register
    attestations
    expertise
  }
  fragment VideoFacts on VideoSection {
    heading {
      ...Heading
    }
    poster {
      ...PictureSource
      creator
    }
    videoUrl
    uploadDate
    seconds
  }
`;
