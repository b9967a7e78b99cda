import * as styles from "./icon-button.module.css";
import { Tooltip } from "./tooltip";

/** Drawings of the site's round buttons. */
export const drawings = {
  previous: "M15 4l-8 8 8 8",
  next: "M9 4l8 8-8 8",
  close: "M5 5l14 14M19 5L5 19",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  play: "M8 5l11 7-11 7z",
} as const;

type IconButtonProps = {
  /** Accessible name, and text of the tooltip. */
  label: string;
  /** Path of the drawing, in a box of 24 by 24. */
  drawing: string;
  /** Filled drawings are shapes, the others lines. */
  filled?: boolean;
  /** Announced and drawn as disabled, but keeps the focus of a keyboard user. */
  disabled?: boolean;
  /** Marks the button that closes a modal dialog. */
  closes?: boolean;
  tooltip?: "above" | "below";
  onClick: () => void;
};

/** A round button with a drawing on it. */
export function IconButton(props: IconButtonProps) {
  const { label, drawing, filled = false, disabled = false, closes, tooltip = "above", onClick } = props;
  return (
    <Tooltip text={label} side={tooltip}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-disabled={disabled}
        data-close={closes}
        onClick={() => !disabled && onClick()}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path
            d={drawing}
            fill={filled ? "currentColor" : "none"}
            stroke={filled ? "none" : "currentColor"}
            strokeWidth="2"
          />
        </svg>
      </button>
    </Tooltip>
  );
}
