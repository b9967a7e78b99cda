import { graphql } from "gatsby";
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
    map {
      ...DrawnMap
    }
  }
`;

/** Where the studio works: the map of the region if there is one, and what is done near and far. */
export function ServiceArea({ area }: { area: Queries.ServedPlacesFragment }) {
  const { places, map } = area;
  if (!map) return <PointList points={places} />;
  return (
    <div className={styles.area}>
      <figure>
        <Reveal threshold={0.3}>
          <RegionMap map={map} />
        </Reveal>
        <figcaption className={styles.caption}>{map.caption}</figcaption>
      </figure>
      <PointList points={places} />
    </div>
  );
}
