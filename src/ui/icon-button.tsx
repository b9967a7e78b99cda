import "./icon-button.css";
import { icons } from "./icons";

type IconButtonProps = {
  label: string;
  icon: keyof typeof icons;
  /** Announced and drawn as disabled, but keeps the focus. */
  disabled: boolean;
  onClick: () => void;
};

export const IconButton = ({ label, icon, disabled, onClick }: IconButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    aria-disabled={disabled}
    onClick={() => !disabled && onClick()}
  >
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  </button>
);
