import { graphql } from "gatsby";
import { addressLine, directionsLink, type PostalAddress } from "../lib/contacts";
import { layoutStrings } from "../strings/layout";
import { ButtonLink } from "../ui/button-link";
import { ClickToLoad } from "../ui/embed/click-to-load";
import { Section } from "../ui/section";
import * as styles from "./map.module.css";
import { RegionMap } from "./region-map";

export const fragment = graphql`
  fragment StudioMap on MapSection {
    heading {
      ...Heading
    }
    embed {
      ...EmbedSource
    }
  }
`;

type StudioMapProps = {
  map: Queries.StudioMapFragment;
  address: PostalAddress;
  regionMap: Queries.DrawnMapFragment | null;
};

export function StudioMap({ map, address, regionMap }: StudioMapProps) {
  const { heading, embed } = map;
  const picture = regionMap && <RegionMap map={regionMap} isWide />;
  return (
    <Section id="mappa" {...heading}>
      <ClickToLoad use="map" embed={embed} picture={picture} title={heading.title}>
        {regionMap ? <p className={`small quiet ${styles.caption}`}>{regionMap.caption}</p> : null}
        <span>{addressLine(address)}</span>{" "}
        <ButtonLink to={directionsLink(address)} variant="secondary">
          {layoutStrings.directions}
        </ButtonLink>
      </ClickToLoad>
    </Section>
  );
}
