import * as styles from "./wordmark.module.css";

export const Wordmark = ({ name }: { name: string }) => (
  <span className={styles.wordmark}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="16" cy="16" r="9" />
        <path d="M16 1v9M16 22v9M1 16h9M22 16h9" />
      </g>
      <path d="M16 12.5l3.5 6h-7z" fill="var(--accent)" />
    </svg>
    <span>{name}</span>
  </span>
);
