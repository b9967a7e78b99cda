import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Reveal } from "../ui/reveal";
import { TitleBlock } from "../ui/title-block";
import { PointList } from "./point-list";
import { RegionMap } from "./region-map";
import * as styles from "./service-area.module.css";

export const fragment = graphql`
  fragment ServedPlaces on ServiceArea {
    places {
      title: name
      text
    }
    provinces {
      name
      towns
    }
    municipalities
    map {
      ...DrawnMap
    }
  }
`;

export function ServiceArea({ area }: { area: Queries.ServedPlacesFragment }) {
  const { places, provinces, municipalities, map } = area;
  const list = (
    <div className={`stack ${styles.list}`}>
      <PointList points={places} />
      <TitleBlock
        facts={[
          ...(provinces ?? []).map(({ name, towns }) => ({ label: name, value: towns.join(", ") })),
          { label: sectionStrings.municipalities, value: municipalities?.join(", ") },
        ]}
      />
    </div>
  );
  if (!map) return list;
  return (
    <div className={styles.area}>
      <figure>
        <Reveal threshold={0.3}>
          <RegionMap map={map} />
        </Reveal>
        <figcaption className="small quiet">{map.caption}</figcaption>
      </figure>
      {list}
    </div>
  );
}
