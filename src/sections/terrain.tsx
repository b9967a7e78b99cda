import { graphql } from "gatsby";
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  clamp,
  crossSectionOf,
  type Grid,
  gridOf,
  heightAt,
  nearestCrossSection,
  quantitiesOf,
} from "../../shared/terrain";
import type { Slots } from "../islands/island";
import { decimal } from "../lib/decimal";
import { terrainStrings as strings } from "../strings/terrain";
import { TitleBlock } from "../ui/title-block";
import { Profile } from "./profile";
import * as styles from "./terrain.module.css";

export const fragment = graphql`
  fragment Terrain on Terrain {
    heading {
      ...Heading
    }
    a
    b
    level
    east
    north
    cell
    base
    rows
    left
    top
    right
    bottom
  }
`;

/** Ends in metres from the southern edge, level in metres, cursor as a share of the length. */
type State = Readonly<Record<"a" | "b" | "level" | "cursor", number>>;

/** Reads `#ID=38,64,93`; a number out of the plan gives the nearest section. */
function crossSectionInHash(id: string, grid: Grid): Partial<State> | undefined {
  const [name, values = ""] = window.location.hash.slice(1).split("=");
  const [a = Number.NaN, b = Number.NaN, level = Number.NaN, ...others] = values.split(",").map(Number);
  const isSection = name === id && others.length === 0 && [a, b, level].every(Number.isFinite);
  return isSection ? nearestCrossSection(grid, { a, b, level }) : undefined;
}

function printCrossSection() {
  const { dataset } = document.documentElement;
  dataset.print = "cross-section";
  // Phones return from `print` before they lay out the paper.
  window.addEventListener("afterprint", () => void delete dataset.print, { once: true });
  window.print();
}

type Move = (name: keyof State, value: number) => void;

/** Numbers of the section: from the address, from sliders that moved before hydration, then from the visitor. */
function useCrossSection(id: string, terrain: Queries.TerrainFragment, grid: Grid) {
  const { a, b, level } = terrain;
  const [state, setState] = useState<State>({ a, b, level, cursor: 0.5 });
  const panel = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);

  useEffect(() => {
    const addressed = crossSectionInHash(id, grid);
    const inputs = panel.current?.querySelectorAll("input") ?? [];
    const moved = Object.fromEntries(Array.from(inputs, ({ name, valueAsNumber }) => [name, valueAsNumber]));
    setState((initial) => ({ ...initial, ...moved, ...addressed }));
    if (addressed) panel.current?.scrollIntoView();
  }, [id, grid]);

  const move: Move = (name, value) => {
    isMoved.current = true;
    setState((before) => ({ ...before, [name]: value }));
  };
  return { state, move, isMoved, panel };
}

/** Changes the page's address once the sliders rest, and returns the result to be read out. */
function useRestedResult(isMoved: RefObject<boolean>, address: string, result: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const onRest = () => {
      if (!isMoved.current) return;
      // Safari refuses more than 100 changes in 30 seconds (https://bugs.webkit.org/show_bug.cgi?id=156115).
      window.history.replaceState(window.history.state, "", address);
      setRested(result);
    };
    const timer = setTimeout(onRest, 400);
    return () => clearTimeout(timer);
  }, [isMoved, address, result]);
  return rested;
}

type PlanProps = { grid: Grid; state: State; move: Move; drawing: ReactNode };

/** Drawing with the section's line, whose ends a finger or the mouse drags. */
function Plan({ grid: { width, depth }, state: { a, b, cursor }, move, drawing }: PlanProps) {
  /** Stays the same beyond the middle. */
  const draggedEnd = useRef<"a" | "b">("a");
  const line = `M0 ${depth - a}L${width} ${depth - b}`;

  const drag = (event: PointerEvent<SVGPathElement>) => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (event.buttons === 0 || !box) return;
    if (event.type === "pointerdown") {
      event.currentTarget.setPointerCapture(event.pointerId);
      draggedEnd.current = event.clientX < box.left + box.width / 2 ? "a" : "b";
    }
    const metres = (1 - (event.clientY - box.top) / box.height) * depth;
    move(draggedEnd.current, clamp(metres, 0, depth));
  };

  return (
    <div className={styles.plan}>
      {drawing}
      <svg
        className={`fill ${styles.overlay}`}
        data-react=""
        viewBox={`0 0 ${width} ${depth}`}
        aria-hidden="true"
      >
        <path d={line} className={styles.line} />
        <circle cx="0" cy={depth - a} className={styles.end} />
        <text x="0" y={depth - a} className={styles.letter}>
          A
        </text>
        <circle cx={width} cy={depth - b} className={styles.end} />
        <text x={width} y={depth - b} className={styles.letter}>
          B
        </text>
        <circle cx={cursor * width} cy={depth - a - cursor * (b - a)} className={styles.point} />
        <path d={line} className={styles.handle} onPointerDown={drag} onPointerMove={drag} />
      </svg>
    </div>
  );
}

type SlidersProps = { grid: Grid; state: State; move: Move; length: number };

function Sliders({ grid: { depth, range }, state, move, length }: SlidersProps) {
  const { a, b, level, cursor } = state;
  const fromSouth = (metres: number) => strings.metresFromSouth(decimal(metres, 1));
  const sliders = [
    ["a", strings.begin, fromSouth(a), 0, depth, 0.1],
    ["b", strings.end, fromSouth(b), 0, depth, 0.1],
    ["level", strings.level, strings.metres(decimal(level, 1)), ...range, 0.1],
    ["cursor", strings.cursor, strings.metres(decimal(cursor * length, 1)), 0, 1, 0.005],
  ] as const;
  return (
    <div className={`small scripts-only ${styles.sliders}`} data-react="">
      {sliders.map(([name, label, spoken, min, max, step]) => (
        <label key={name} className={styles.slider}>
          <span>
            {label} {/* Read out as the slider's value. */}
            <span className={`quiet tabular ${styles.value}`} aria-hidden="true">
              {spoken}
            </span>
          </span>
          <input
            type="range"
            {...{ name, min, max, step }}
            value={state[name]}
            aria-valuetext={spoken}
            autoComplete="off"
            onChange={(event) => move(name, event.currentTarget.valueAsNumber)}
          />
        </label>
      ))}
      <button type="button" className={`strong ${styles.print}`} onClick={printCrossSection}>
        {strings.print}
      </button>
    </div>
  );
}

type TerrainProps = {
  terrain: Queries.TerrainFragment;
  id: string;
  /** Gives the coordinates of A and B. */
  hasEndPlaces: boolean;
  /** `plan`: the drawing under the line; `notes`. */
  slots: Slots;
};

export function Terrain({ terrain, id, hasEndPlaces, slots }: TerrainProps) {
  const grid = useMemo(() => gridOf(terrain.cell, terrain.base, terrain.rows), [terrain]);
  const { state, move, isMoved, panel } = useCrossSection(id, terrain, grid);
  const { a, b, level, cursor } = state;

  const crossSection = crossSectionOf(grid, a, b);
  const { length, difference, cut, fill } = quantitiesOf(crossSection, level);
  const slope = `${decimal((difference / length) * 100, 1)} %`;
  const areas = strings.cutAndFill(decimal(cut, 0), decimal(fill, 0));
  const address = `#${id}=${[a, b, level].map((value) => Math.round(value * 10) / 10)}`;
  const result = useRestedResult(isMoved, address, `${strings.slope}: ${slope}. ${strings.areas}: ${areas}.`);

  const placeAt = (part: number) => {
    const [x, y] = [part * grid.width, a + part * (b - a)];
    const height = decimal(heightAt(grid, x, y), 1);
    return strings.place(decimal(terrain.east + x, 2), decimal(terrain.north + y, 2), height);
  };

  return (
    <div className={`stack ${styles.instrument}`}>
      <div className={`stack ${styles.head}`}>
        <h3>{terrain.heading.title}</h3>
        <p className="quiet">{terrain.heading.text}</p>
      </div>
      <Plan grid={grid} state={state} move={move} drawing={slots.plan} />
      <div ref={panel} id={id} tabIndex={-1} className={`stack ${styles.panel}`}>
        <Profile stations={crossSection} level={level} cursor={cursor} />
        <p className="small strong tabular">{placeAt(cursor)}</p>
        <Sliders grid={grid} state={state} move={move} length={length} />
      </div>
      <div className={`stack ${styles.figures}`}>
        <TitleBlock
          facts={[
            { label: "A", value: hasEndPlaces ? placeAt(0) : null },
            { label: "B", value: hasEndPlaces ? placeAt(1) : null },
            { label: strings.length, value: `${decimal(length, 2)} m` },
            { label: strings.difference, value: `${decimal(difference, 1)} m` },
            { label: strings.slope, value: slope },
            { label: strings.areas, value: areas },
          ]}
        />
        <p role="status" className="visually-hidden">
          {result}
        </p>
        {slots.notes}
      </div>
    </div>
  );
}
