import { type PointerEvent, type ReactNode, useRef } from "react";
import { clamp, type Grid } from "../../../shared/terrain";
import type { ChangeCrossSection, CrossSection } from "./cross-section";
import * as styles from "./terrain.module.css";

type PlanProps = { grid: Grid; crossSection: CrossSection; change: ChangeCrossSection; drawing: ReactNode };

/** Drawing of the terrain with the line of the cross-section, whose ends a finger or the mouse drags. */
export function Plan({ grid, crossSection, change, drawing }: PlanProps) {
  const { width, depth } = grid;
  const { startY, endY, cursor } = crossSection;
  /** Stays the same when the pointer crosses the middle of the line. */
  const draggedEndRef = useRef<"startY" | "endY">("startY");
  const line = `M0 ${depth - startY}L${width} ${depth - endY}`;

  const drag = (event: PointerEvent<SVGPathElement>) => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (event.buttons === 0 || !box) return;
    if (event.type === "pointerdown") {
      event.currentTarget.setPointerCapture(event.pointerId);
      draggedEndRef.current = event.clientX < box.left + box.width / 2 ? "startY" : "endY";
    }
    const metres = (1 - (event.clientY - box.top) / box.height) * depth;
    change(draggedEndRef.current, clamp(metres, 0, depth));
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
        <circle cx="0" cy={depth - startY} className={styles.end} />
        <text x="0" y={depth - startY} className={styles.letter}>
          A
        </text>
        <circle cx={width} cy={depth - endY} className={styles.end} />
        <text x={width} y={depth - endY} className={styles.letter}>
          B
        </text>
        <circle cx={cursor * width} cy={depth - startY - cursor * (endY - startY)} className={styles.point} />
        <path d={line} className={styles.handle} onPointerDown={drag} onPointerMove={drag} />
      </svg>
    </div>
  );
}
