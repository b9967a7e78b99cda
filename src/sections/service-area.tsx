import { graphql } from "gatsby";
import { regionMapStrings } from "../strings/region-map";
import { Reveal } from "../ui/reveal";
import { PointList } from "./point-list";
import { RegionMap } from "./region-map";
import * as styles from "./service-area.module.css";

export const fragment = graphql`
  fragment ServedPlaces on ServiceArea {
    places {
      title: name
      text
    }
  }
`;

/** Where the studio works: the map of the region, and what is done near and far. */
export function ServiceArea({ area }: { area: Queries.ServedPlacesFragment }) {
  return (
    <div className={styles.area}>
      <figure>
        <Reveal threshold={0.3}>
          <RegionMap />
        </Reveal>
        <figcaption className={styles.caption}>{regionMapStrings.caption}</figcaption>
      </figure>
      <PointList points={area.places} />
    </div>
  );
}
