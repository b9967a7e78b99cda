import { graphql } from "gatsby";
import { addressLine, directionsLink, type PostalAddress } from "../lib/contacts";
import { layoutStrings } from "../strings/layout";
import { regionMapStrings } from "../strings/region-map";
import { ButtonLink } from "../ui/button";
import { ClickToLoad } from "../ui/embed/click-to-load";
import { Poster } from "../ui/poster";
import { Section } from "../ui/section";
import * as styles from "./map.module.css";
import { RegionMap } from "./region-map";

export const fragment = graphql`
  fragment MapBlock on MapSection {
    heading {
      ...Heading
    }
    embed {
      ...EmbedSource
    }
  }
`;

/** Where the studio is: the region as a drawn map, the address and the way there; a third party's map on request. */
export function StudioMap({ map, address }: { map: Queries.MapBlockFragment; address: PostalAddress }) {
  const { heading, embed } = map;
  const drawn = <RegionMap isWide />;
  const ways = (
    <>
      <span>{addressLine(address)}</span>{" "}
      <ButtonLink to={directionsLink(address)} look="secondary">
        {layoutStrings.directions}
      </ButtonLink>
      <p className={styles.caption}>{regionMapStrings.caption}</p>
    </>
  );
  return (
    <Section id="mappa" title={heading.title} text={heading.text}>
      {embed ? (
        <ClickToLoad use="map" embed={embed} picture={drawn} title={heading.title}>
          {ways}
        </ClickToLoad>
      ) : (
        <Poster picture={drawn}>{ways}</Poster>
      )}
    </Section>
  );
}
