import { graphql } from "gatsby";
import { addressLine, directionsLink, type PostalAddress } from "../lib/contacts";
import { layoutStrings } from "../strings/layout";
import { ButtonLink } from "../ui/button-link";
import { ClickToLoad } from "../ui/embed/click-to-load";
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

type StudioMapProps = {
  map: Queries.MapBlockFragment;
  address: PostalAddress;
  region: Queries.DrawnMapFragment | null;
};

export function StudioMap({ map, address, region }: StudioMapProps) {
  const { heading, embed } = map;
  const regionMap = region && <RegionMap map={region} isWide />;
  return (
    <Section id="mappa" {...heading}>
      <ClickToLoad use="map" embed={embed} picture={regionMap} title={heading.title}>
        {region ? <p className={`small quiet ${styles.caption}`}>{region.caption}</p> : null}
        <span>{addressLine(address)}</span>{" "}
        <ButtonLink to={directionsLink(address)} variant="secondary">
          {layoutStrings.directions}
        </ButtonLink>
      </ClickToLoad>
    </Section>
  );
}
