import { graphql } from "gatsby";
import { addressLine, directionsLink, type PostalAddress } from "../lib/contacts";
import { strings } from "../strings";
import { ButtonLink } from "../ui/button";
import { Poster } from "../ui/poster";
import { Section } from "../ui/section";

export const fragment = graphql`
  fragment MapBlock on MapSection {
    heading {
      ...Heading
    }
    poster {
      ...PictureSource
    }
  }
`;

/** Where the studio is: a drawn plan, the address and a link to directions; nothing foreign is loaded. */
export function StudioMap({ map, address }: { map: Queries.MapBlockFragment; address: PostalAddress }) {
  return (
    <Section id="mappa" title={map.heading.title} text={map.heading.text}>
      <Poster image={map.poster}>
        <span>{addressLine(address)}</span>
        <ButtonLink to={directionsLink(address)} look="secondary">
          {strings.directions}
        </ButtonLink>
      </Poster>
    </Section>
  );
}
