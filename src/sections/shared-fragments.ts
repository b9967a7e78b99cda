/** Fragments of components without a query of their own (ui, lib, seo), and those that several sections need. */
import { graphql } from "gatsby";

export const fragments = graphql`
  # For <Picture>.
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
  # For a box of 76 by 116 px, with 1.7 image pixels per CSS pixel (picture-sizes.ts).
  fragment Thumbnail on ContentImage {
    thumbnail: square {
      childImageSharp {
        gatsbyImageData(width: 192, breakpoints: [192], avifOptions: { quality: 38 })
      }
    }
  }
  # For <Drawing>.
  fragment DrawingSource on Drawing {
    alt
    aspect
    src {
      publicURL
    }
  }
  fragment DrawingFile on DrawingWithoutAlt {
    src {
      publicURL
    }
  }
  fragment Seo on SeoTexts {
    title
    description
  }
  fragment PageOpening on PageWithHero {
    seo {
      ...Seo
    }
    hero {
      ...Hero
    }
  }
  fragment Heading on SectionHeading {
    title
    text
  }
  fragment TitledPoint on Point {
    title
    text
  }
  fragment Source on Source {
    label
    to
  }
  fragment Answer on Question {
    question
    answer
    sources {
      ...Source
    }
  }
  # The day stays an ISO date, for <time> and structured data.
  fragment LawCheck on LawCheck {
    checkedOn
    checkedBy
  }
  fragment Points on PointsSection {
    heading {
      ...Heading
    }
    items {
      ...TitledPoint
    }
  }
  fragment ServiceGroups on Lists {
    serviceGroups {
      name
    }
  }
  # A third party's video or map, whose URL gatsby/create-resolvers.ts reads.
  fragment EmbedSource on Embed {
    provider
    frameUrl
    pageUrl
  }
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
  # For structured data (src/seo/structured-data.ts).
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
`;
