import { graphql } from "gatsby";
import { useMemo } from "react";
import { crossSectionOf, gridOf, heightAt, quantitiesOf } from "../../../shared/terrain";
import type { Slots } from "../../islands/island";
import { decimal } from "../../lib/decimal";
import { terrainStrings as strings } from "../../strings/terrain";
import { TitleBlock } from "../../ui/title-block";
import { useCrossSection, useHashAndAnnouncement } from "./cross-section";
import { Plan } from "./plan";
import { Profile } from "./profile";
import { Sliders } from "./sliders";
import * as styles from "./terrain.module.css";

export const fragment = graphql`
  fragment Terrain on Terrain {
    heading {
      ...Heading
    }
    startY
    endY
    level
    east
    north
    cellSize
    baseHeight
    rows
    left
    top
    right
    bottom
  }
`;

type TerrainProps = {
  terrain: Queries.TerrainFragment;
  id: string;
  /** Shows the coordinates of A and B, as only the service's own page does. */
  hasEndPlaces: boolean;
  /** `plan`, the drawing under the cross-section's line; `caption`, its caption; `notes`, those of the sheet. */
  slots: Slots;
};

/** Plan of a terrain with a cross-section that visitors move: its profile, slope, cut and fill. */
export function Terrain({ terrain, id, hasEndPlaces, slots }: TerrainProps) {
  const { cellSize, baseHeight, rows, east, north } = terrain;
  const grid = useMemo(() => gridOf(cellSize, baseHeight, rows), [cellSize, baseHeight, rows]);
  const { crossSection, change, hasChangedRef, panelRef } = useCrossSection(id, terrain, grid);
  const { startY, endY, level, cursor } = crossSection;

  const stations = crossSectionOf(grid, startY, endY);
  const { length, difference, cut, fill } = quantitiesOf(stations, level);
  const slope = `${decimal((difference / length) * 100, 1)} %`;
  const areas = strings.cutAndFill(decimal(cut, 0), decimal(fill, 0));
  const hash = `#${id}=${[startY, endY, level].map((value) => Math.round(value * 10) / 10)}`;
  const announcement = useHashAndAnnouncement(
    hasChangedRef,
    hash,
    `${strings.slope}: ${slope}. ${strings.areas}: ${areas}.`,
  );

  /** Returns coordinates and height of the line's point at a share of its length. */
  const placeAt = (share: number) => {
    const x = share * grid.width;
    const y = startY + share * (endY - startY);
    return strings.place(decimal(east + x, 2), decimal(north + y, 2), decimal(heightAt(grid, x, y), 1));
  };

  return (
    <div className={`stack ${styles.instrument}`}>
      <div className={`stack ${styles.head}`}>
        <h3>{terrain.heading.title}</h3>
        <p className="quiet">{terrain.heading.text}</p>
      </div>
      <Plan grid={grid} crossSection={crossSection} change={change} drawing={slots.plan} />
      <div className={styles.caption}>{slots.caption}</div>
      <div ref={panelRef} id={id} tabIndex={-1} className={`stack ${styles.panel}`}>
        <Profile stations={stations} level={level} cursor={cursor} />
        <p className="small strong tabular">{placeAt(cursor).join(" · ")}</p>
        <Sliders grid={grid} crossSection={crossSection} change={change} length={length} />
      </div>
      <div className={`stack ${styles.facts}`}>
        <TitleBlock
          facts={[
            { label: "A", value: hasEndPlaces ? placeAt(0).join("\n") : null },
            { label: "B", value: hasEndPlaces ? placeAt(1).join("\n") : null },
            { label: strings.length, value: `${decimal(length, 2)} m` },
            { label: strings.difference, value: `${decimal(difference, 1)} m` },
            { label: strings.slope, value: slope },
            { label: strings.areas, value: areas },
          ]}
        />
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        {slots.notes}
      </div>
    </div>
  );
}
