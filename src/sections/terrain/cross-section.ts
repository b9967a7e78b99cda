/** Keeps the numbers of a cross-section, which sliders and the plan change, and the URL's hash that names them. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Grid, nearestCrossSection } from "../../../shared/terrain";

export type CrossSection = {
  /** Ends A and B of its line, on the plan's western and eastern edge, in metres from the southern edge. */
  readonly startY: number;
  readonly endY: number;
  /** Design level in metres. */
  readonly level: number;
  /** Share of the line's length at which height and coordinates are shown. */
  readonly cursor: number;
};

export type ChangeCrossSection = (name: keyof CrossSection, value: number) => void;

/** Reads `#ID=38,64,93`; a number outside the plan gives the nearest cross-section. */
function crossSectionInHash(id: string, grid: Grid): Partial<CrossSection> | undefined {
  const [name, values = ""] = window.location.hash.slice(1).split("=");
  const [startY = Number.NaN, endY = Number.NaN, level = Number.NaN, ...furtherValues] = values
    .split(",")
    .map(Number);
  const isCrossSection =
    name === id && furtherValues.length === 0 && [startY, endY, level].every(Number.isFinite);
  return isCrossSection ? nearestCrossSection(grid, { startY, endY, level }) : undefined;
}

/** Takes the numbers from the content, then from sliders moved before hydration, the hash, and the visitor. */
export function useCrossSection(id: string, terrain: Queries.TerrainFragment, grid: Grid) {
  const { startY, endY, level } = terrain;
  const [crossSection, setCrossSection] = useState<CrossSection>({ startY, endY, level, cursor: 0.5 });
  const panelRef = useRef<HTMLDivElement>(null);
  const hasChangedRef = useRef(false);

  useEffect(() => {
    const fromHash = crossSectionInHash(id, grid);
    const inputs = panelRef.current?.querySelectorAll("input") ?? [];
    const fromSliders = Object.fromEntries(
      Array.from(inputs, (slider) => [slider.name, slider.valueAsNumber]),
    );
    setCrossSection((initial) => ({ ...initial, ...fromSliders, ...fromHash }));
    if (fromHash) panelRef.current?.scrollIntoView();
  }, [id, grid]);

  const change: ChangeCrossSection = (name, value) => {
    hasChangedRef.current = true;
    setCrossSection((current) => ({ ...current, [name]: value }));
  };
  return { crossSection, change, hasChangedRef, panelRef };
}

/** Writes the hash into the URL once the sliders rest, and returns the result to be read out. */
export function useHashAndAnnouncement(
  hasChangedRef: RefObject<boolean>,
  hash: string,
  result: string,
): string {
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const onRest = () => {
      if (!hasChangedRef.current) return;
      // Writes the URL only at rest: Safari refuses more than 100 changes in 30 s
      // (https://bugs.webkit.org/show_bug.cgi?id=156115).
      window.history.replaceState(window.history.state, "", hash);
      setAnnouncement(result);
    };
    const timer = setTimeout(onRest, 400);
    return () => clearTimeout(timer);
  }, [hasChangedRef, hash, result]);
  return announcement;
}
