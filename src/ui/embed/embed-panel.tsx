import type { ReactNode } from "react";
import type { Embed } from "../../lib/embed";
import { externalContentPolicy } from "../../lib/external-content-policy";
import { type EmbedUse, embedTexts } from "../../words/embeds";
import { Link } from "../link";
import * as styles from "./embed-panel.module.css";

type EmbedPanelProps = {
  use: EmbedUse;
  embed: Embed;
  /** The controls, once the page is live. */
  children: ReactNode;
};

/**
 * Who holds a video or map and what they learn from whoever loads it, with a link to it on their own site. The link
 * always stays: no script can tell a frame that a browser or an extension has blocked.
 */
export function EmbedPanel({ use, embed: { provider, link }, children }: EmbedPanelProps) {
  return (
    <div className={`${styles.panel} on-ink`}>
      <div className={styles.words}>
        <p>
          {embedTexts.notice(use, provider)} <Link to={externalContentPolicy}>{embedTexts.policy}</Link>
        </p>
        <a href={link} className={styles.link}>
          {embedTexts.open(use, provider)}
        </a>
      </div>
      <div className={styles.controls}>{children}</div>
    </div>
  );
}
