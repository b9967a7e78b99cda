import { graphql } from "gatsby";
import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { contoursBetween, cutAndFill, extentOf, gridOf, heightAt, sectionOf } from "../lib/terrain";
import { terrainStrings } from "../strings/terrain";
import { drawingSize } from "../ui/drawing";
import { TitleBlock } from "../ui/title-block";
import * as styles from "./terrain.module.css";

export const fragment = graphql`
  fragment Terrain on Terrain {
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
`;

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
const profile = { width: 1000, times: 3, margin: 12, interval: 5 };

type TerrainProps = {
  terrain: Queries.TerrainFragment;
  /** Of the panel; ids of its parts begin with it. */
  id: string;
  /** Width by height of the sheet. */
  aspect: number;
  /** The sheet, as wide as what is around it. */
  children: ReactNode;
};

/**
 * A line across the terrain of a sheet, from edge to edge, and below the sheet the section along that line. Its ends follow a
 * finger or two sliders, the level a third; what is printed into the HTML is the section that the content gives.
 */
export function Terrain({ terrain, id, aspect, children }: TerrainProps) {
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
  const { cut, fill } = cutAndFill(stations, level);
  const [first = 0, last = 0] = [stations[0]?.height, stations.at(-1)?.height];
  const lowest = Math.floor(Math.min(...grid.heights.flat()));
  const highest = Math.ceil(Math.max(...grid.heights.flat()));
  const place = (x: number, y: number) =>
    `E\u00a0${written(terrain.east + x, 2)} N\u00a0${written(terrain.north + y, 2)} quota\u00a0${written(heightAt(grid, x, y), 1)}\u00a0m`;
  const { title, text } = terrain.heading;
  return (
    <>
      <div className={styles.plan}>
        {children}
        <Line
          terrain={terrain}
          aspect={aspect}
          depth={depth}
          ends={[west, east]}
          onMove={[setWest, setEast]}
        />
      </div>
      <div id={id} tabIndex={-1} className={styles.section}>
        <div className={styles.head}>
          <h3>{title}</h3>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
        <div ref={sliders} className={styles.sliders} data-react="">
          {(
            [
              [terrainStrings.begin, west, setWest, depth, 0, terrainStrings.metresFromSouth],
              [terrainStrings.end, east, setEast, depth, 0, terrainStrings.metresFromSouth],
              [terrainStrings.level, level, setLevel, highest, lowest, terrainStrings.metres],
            ] as const
          ).map(([label, value, set, max, min, spoken]) => (
            <label key={label} className={styles.slider}>
              <span>
                {label} <span className={styles.value}>{spoken(written(value, 1))}</span>
              </span>
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
        <Profile id={id} stations={stations} level={level} lowest={lowest} highest={highest} />
        <TitleBlock
          facts={{
            A: place(0, west),
            B: place(width, east),
            [terrainStrings.length]: `${written(length, 2)} m`,
            [terrainStrings.difference]: `${written(last - first, 1)} m`,
            [terrainStrings.slope]: `${written(((last - first) / length) * 100, 1)} %`,
            [terrainStrings.cut]: terrainStrings.perMetre(written(cut, 0)),
            [terrainStrings.fill]: terrainStrings.perMetre(written(fill, 0)),
          }}
        />
      </div>
    </>
  );
}

type Point = { x: number; y: number };

type LineProps = Pick<TerrainProps, "terrain" | "aspect"> & {
  /** Of the terrain, from south to north, in metres. */
  depth: number;
  /** Where A and B are, in metres from the southern edge. */
  ends: readonly [west: number, east: number];
  onMove: readonly [west: (metres: number) => void, east: (metres: number) => void];
};

/** The line on the sheet, whose nearer end follows a finger. Sliders do the same for everybody else. */
function Line({ terrain: { left, top, right, bottom }, aspect, depth, ends, onMove }: LineProps) {
  const { width, height } = drawingSize(aspect);
  const [begin, end] = [left, right].map((x, index) => {
    const y = bottom - ((ends[index] ?? 0) / depth) * (bottom - top);
    return { x: Math.round((x / 100) * width), y: Math.round((y / 100) * height) };
  }) as [Point, Point];

  const drag = ({
    clientX,
    clientY,
    buttons,
    type,
    currentTarget,
    pointerId,
  }: PointerEvent<SVGPathElement>) => {
    const box = currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (buttons === 0 || !box) return;
    if (type === "pointerdown") currentTarget.setPointerCapture(pointerId);
    const fromTop = ((clientY - box.top) / box.height) * 100;
    const metres = ((bottom - fromTop) / (bottom - top)) * depth;
    const isWest = clientX < box.left + ((left + right) / 200) * box.width;
    onMove[isWest ? 0 : 1](Math.min(Math.max(metres, 0), depth));
  };

  const path = `M${begin.x} ${begin.y}L${end.x} ${end.y}`;
  return (
    <svg className={styles.overlay} data-react="" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} className={styles.line} />
      {Object.entries({ A: begin, B: end }).map(([letter, { x, y }]) => (
        <g key={letter} transform={`translate(${x} ${y})`}>
          <circle className={styles.end} />
          <text className={styles.letter}>{letter}</text>
        </g>
      ))}
      <path d={path} className={styles.handle} onPointerDown={drag} onPointerMove={drag} />
    </svg>
  );
}

type ProfileProps = {
  /** Ids of its parts begin with it. */
  id: string;
  stations: ReturnType<typeof sectionOf>;
  level: number;
  lowest: number;
  highest: number;
};

function Profile({ id, stations, level, lowest, highest }: ProfileProps) {
  const length = stations.at(-1)?.at ?? 1;
  const scale = profile.width / length;
  const tall = Math.round(profile.times * scale * (highest - lowest)) + 2 * profile.margin;
  const x = (at: number) => Math.round(at * scale);
  const y = (height: number) => Math.round(tall - profile.margin - (height - lowest) * scale * profile.times);
  const points = stations.map(({ at, height }) => [x(at), y(height)] as const);
  /** From one to the next: half the bytes of their places. */
  const steps = points.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return `${toX - fromX} ${toY - fromY}`;
  });
  /** All below the ground; its outline is the ground's, and the frame's. */
  const below = `M-9 ${tall + 9}V${points[0]?.[1]}H0l${steps.join(" ")}H${profile.width + 9}V${tall + 9}Z`;
  return (
    <figure>
      <svg
        className={styles.profile}
        viewBox={`0 0 ${profile.width} ${tall}`}
        role="img"
        aria-label={terrainStrings.profile(written(length, 1), profile.times)}
      >
        <path d={`M0 ${y(level)}H${profile.width}V${tall}H0Z`} className={styles.fill} />
        <defs>
          <path id={`${id}-profilo`} d={below} />
          <clipPath id={`${id}-sopra`}>
            <path d={`M0 0H${profile.width}V${y(level)}H0Z`} />
          </clipPath>
        </defs>
        <use href={`#${id}-profilo`} className={styles.earth} />
        <use href={`#${id}-profilo`} className={styles.cut} clipPath={`url(#${id}-sopra)`} />
        {contoursBetween(lowest, highest, profile.interval).map((height) => (
          <g key={height}>
            <path d={`M0 ${y(height)}H${profile.width}`} className={styles.height} />
            <text x="6" y={y(height) - 4} className={styles.number}>
              {height}
            </text>
          </g>
        ))}
        <path d={`M0 ${y(level)}H${profile.width}`} className={styles.level} />
        <use href={`#${id}-profilo`} className={styles.ground} />
      </svg>
      <figcaption className={styles.caption}>
        {terrainStrings.profile(written(length, 1), profile.times)}
        {(["cut", "fill"] as const).map((kind) => (
          <span key={kind} className={styles.key}>
            <svg width="12" height="12" aria-hidden="true">
              <path d="M0 0h12v12H0z" className={styles[kind]} />
            </svg>
            {terrainStrings[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
