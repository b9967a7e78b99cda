import { graphql } from "gatsby";
import { type CSSProperties, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { cutAndFill, extentOf, gridOf, heightAt, sectionOf } from "../lib/terrain";
import { terrainStrings } from "../strings/terrain";
import { Drawing } from "../ui/drawing";
import { Section } from "../ui/section";
import { TitleBlock } from "../ui/title-block";
import * as styles from "./terrain-section.module.css";

export const fragment = graphql`
  fragment TerrainSection on Service {
    sheet {
      drawing {
        ...DrawingSource
      }
    }
    terrain {
      heading {
        ...Heading
      }
      east
      north
      cell
      base
      rows
      left
      top
      right
      bottom
      west
      eastEnd
      level
    }
  }
`;

type Terrain = NonNullable<Queries.TerrainSectionFragment["terrain"]>;

/** With the sign that is as wide as a figure. */
const written = (value: number, digits: number) =>
  value
    .toLocaleString("it", {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: true,
    })
    .replace("-", "−");

/** Of the profile, in units of its drawing; a metre of height is as long as `times` metres of length. */
const profile = { width: 1000, times: 2, margin: 12, interval: 5 };

/**
 * The sheet's terrain with a line across it, from edge to edge, and the section along that line. Its ends follow a finger or
 * two sliders, the level a third; what is printed into the HTML is the section that the content gives.
 */
export function TerrainSection({ service: { sheet, terrain } }: { service: Queries.TerrainSectionFragment }) {
  if (!sheet || !terrain) return null;
  const { title, text } = terrain.heading;
  return (
    <Section id="sezione" title={title} text={text}>
      <Plan drawing={sheet.drawing} terrain={terrain} />
    </Section>
  );
}

function Plan({ drawing, terrain }: { drawing: Queries.DrawingSourceFragment; terrain: Terrain }) {
  const grid = useMemo(() => gridOf(terrain.cell, terrain.base, terrain.rows), [terrain]);
  const { width, depth } = extentOf(grid);
  const [west, setWest] = useState(terrain.west);
  const [east, setEast] = useState(terrain.eastEnd);
  const [level, setLevel] = useState(terrain.level);
  const sliders = useRef<HTMLDivElement>(null);
  // Moved before React was there.
  useEffect(() => {
    const [first, second, third] = sliders.current?.querySelectorAll("input") ?? [];
    setWest(first?.valueAsNumber ?? terrain.west);
    setEast(second?.valueAsNumber ?? terrain.eastEnd);
    setLevel(third?.valueAsNumber ?? terrain.level);
  }, [terrain]);

  const stations = sectionOf(grid, west, east);
  const length = stations.at(-1)?.at ?? 0;
  const heights = stations.map(({ height }) => height);
  const { cut, fill } = cutAndFill(stations, level);
  const [first = 0, last = 0] = [heights[0], heights.at(-1)];
  const lowest = Math.floor(Math.min(...grid.heights.flat()));
  const highest = Math.ceil(Math.max(...grid.heights.flat()));

  const drag = ({
    clientX,
    clientY,
    buttons,
    type,
    currentTarget,
    pointerId,
  }: PointerEvent<SVGSVGElement>) => {
    if (buttons === 0) return;
    if (type === "pointerdown") currentTarget.setPointerCapture(pointerId);
    const box = currentTarget.getBoundingClientRect();
    const y = Math.min(Math.max(((box.bottom - clientY) / box.height) * depth, 0), depth);
    if (clientX < box.left + box.width / 2) setWest(y);
    else setEast(y);
  };

  const place = (x: number, y: number) =>
    `E ${written(terrain.east + x, 2)}, N ${written(terrain.north + y, 2)}, ${written(heightAt(grid, x, y), 1)} m`;
  const { begin, end, level: levelLabel, metresFromSouth, perMetre } = terrainStrings;
  return (
    <div className={styles.terrain}>
      <div
        className={styles.plan}
        style={
          {
            "--left": terrain.left,
            "--top": terrain.top,
            "--width": terrain.right - terrain.left,
            "--height": terrain.bottom - terrain.top,
            aspectRatio: `${width} / ${depth}`,
          } as CSSProperties
        }
      >
        {/* The page has it whole, and described, above. */}
        <Drawing drawing={{ ...drawing, alt: "" }} className={styles.drawing} />
        <svg
          className={styles.map}
          viewBox={`0 0 ${width} ${depth}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerDown={drag}
          onPointerMove={drag}
        >
          <path d={`M0 ${depth - west}L${width} ${depth - east}`} className={styles.line} />
          {[
            [0, west],
            [width, east],
          ].map(([x = 0, y = 0]) => (
            <circle key={x} cx={x} cy={depth - y} r={width / 60} className={styles.end} />
          ))}
        </svg>
      </div>
      <div className={styles.side}>
        <div ref={sliders} className={styles.sliders}>
          {(
            [
              [begin, west, setWest, depth, 0, metresFromSouth],
              [end, east, setEast, depth, 0, metresFromSouth],
              [levelLabel, level, setLevel, highest, lowest, (metres: string) => `${metres} m`],
            ] as const
          ).map(([label, value, set, max, min, spoken]) => (
            <label key={label} className={styles.slider}>
              <span>{label}</span>
              <input
                type="range"
                min={min}
                max={max}
                step="0.1"
                value={value}
                aria-valuetext={spoken(written(value, 1))}
                autoComplete="off"
                onChange={(event) => set(event.currentTarget.valueAsNumber)}
              />
            </label>
          ))}
        </div>
        <TitleBlock
          facts={{
            A: place(0, west),
            B: place(width, east),
            [terrainStrings.length]: `${written(length, 2)} m`,
            [terrainStrings.difference]: `${written(last - first, 1)} m`,
            [terrainStrings.slope]: `${written(((last - first) / length) * 100, 1)} %`,
            [levelLabel]: `${written(level, 1)} m`,
            [terrainStrings.cut]: perMetre(written(cut, 0)),
            [terrainStrings.fill]: perMetre(written(fill, 0)),
          }}
        />
      </div>
      <Profile stations={stations} level={level} lowest={lowest} highest={highest} />
    </div>
  );
}

type ProfileProps = {
  stations: ReturnType<typeof sectionOf>;
  level: number;
  lowest: number;
  highest: number;
};

function Profile({ stations, level, lowest, highest }: ProfileProps) {
  const length = stations.at(-1)?.at ?? 1;
  const scale = profile.width / length;
  const tall = profile.times * scale * (highest - lowest) + 2 * profile.margin;
  const x = (at: number) => Math.round(at * scale * 10) / 10;
  const y = (height: number) =>
    Math.round((tall - profile.margin - (height - lowest) * scale * profile.times) * 10) / 10;
  /** All below the ground; its outline is the ground's, and the frame's. */
  const below = `M-9 ${Math.round(tall) + 9}V${y(stations[0]?.height ?? 0)}L${stations
    .map(({ at, height }) => `${x(at)} ${y(height)}`)
    .join("L")}H${profile.width + 9}V${Math.round(tall) + 9}Z`;
  return (
    <figure>
      <svg
        className={styles.profile}
        viewBox={`0 0 ${profile.width} ${Math.round(tall)}`}
        role="img"
        aria-label={terrainStrings.profile(written(length, 1), profile.times)}
      >
        <path d={`M0 ${y(level)}H${profile.width}V${Math.round(tall)}H0Z`} className={styles.fill} />
        <defs>
          <path id="profilo" d={below} />
          <clipPath id="sopra">
            <path d={`M0 0H${profile.width}V${y(level)}H0Z`} />
          </clipPath>
        </defs>
        <use href="#profilo" className={styles.earth} />
        <use href="#profilo" className={styles.cut} clipPath="url(#sopra)" />
        {Array.from(
          { length: Math.floor((highest - lowest) / profile.interval) },
          (_, index) => Math.ceil(lowest / profile.interval) * profile.interval + index * profile.interval,
        ).map((height) => (
          <g key={height}>
            <path d={`M0 ${y(height)}H${profile.width}`} className={styles.height} />
            <text x="6" y={y(height) - 4} className={styles.number}>
              {height}
            </text>
          </g>
        ))}
        <path d={`M0 ${y(level)}H${profile.width}`} className={styles.level} />
        <use href="#profilo" className={styles.ground} />
      </svg>
      <figcaption className={styles.caption}>
        {terrainStrings.profile(written(length, 1), profile.times)}
        <span className={styles.key} data-kind="cut">
          {terrainStrings.cut}
        </span>
        <span className={styles.key} data-kind="fill">
          {terrainStrings.fill}
        </span>
      </figcaption>
    </figure>
  );
}
