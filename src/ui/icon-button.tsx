import { hoverGroup, useHoverOpen } from "../hooks/use-hover-open";
import * as styles from "./icon-button.module.css";

const tooltips = hoverGroup(700, 300);

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

/**
 * A round button with a drawing on it. Its name shows as a tooltip: to the mouse after a rest, to the keyboard at once.
 */
export function IconButton(props: IconButtonProps) {
  const { label, drawing, filled = false, disabled = false, closes, tooltip = "above", onClick } = props;
  const { open, setOpen, pointer } = useHoverOpen(tooltips);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the same
    <span
      className={styles.anchor}
      {...pointer}
      onFocus={({ target }) => target.matches(":focus-visible") && setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-disabled={disabled}
        data-close={closes}
        onClick={() => !disabled && onClick()}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d={drawing}
            fill={filled ? "currentColor" : "none"}
            stroke={filled ? "none" : "currentColor"}
            strokeWidth="2"
          />
        </svg>
      </button>
      {open ? (
        <span role="tooltip" className={styles.tooltip} data-side={tooltip} aria-hidden="true">
          {label}
        </span>
      ) : null}
    </span>
  );
}
