import { Link } from "gatsby";
import { type ReactNode, useState } from "react";
import type { Embed, EmbedUse } from "../../lib/embed";
import { externalContentPolicy } from "../../lib/external-content-policy";
import { embedStrings } from "../../strings/embeds";
import { buttonClass } from "../button";
import { Poster } from "../poster";
import * as styles from "./embed.module.css";

/** In the phases "loading" and "shown" the frame is in the page, otherwise the picture alone. */
type Phase = "poster" | "loading" | "shown";

/** Players need no more, and YouTube's runs in no sandbox; maps open links in a new tab. */
const rights = {
  video: { allow: "autoplay; fullscreen; picture-in-picture; encrypted-media" },
  background: { allow: "autoplay" },
  map: {
    allow: "fullscreen",
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  },
} as const;

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

type EmbedProps<Use extends EmbedUse> = {
  use: Use;
  embed: Embed;
  title: string;
};

/**
 * A third party's frame, and its panel: a notice about the visitor's data, a link to the third party's site and, with
 * scripts, the button that loads and closes the frame. The link stays: browsers fire `load` for a blocked frame too.
 */
function useEmbed({ use, embed, title }: EmbedProps<EmbedUse>) {
  const [phase, setPhase] = useState<Phase>("poster");
  const isOpen = phase !== "poster";
  const texts = embedStrings(use, embed.provider);

  const frame = isOpen ? (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it is the frame that loads, nobody acts on it
    <iframe
      ref={use === "background" ? undefined : focus}
      className={styles.frame}
      title={`${texts.frame}: ${title}`}
      // Set before `src`: attributes set later have no effect on the frame.
      {...rights[use]}
      // YouTube plays only where it learns which site shows it.
      referrerPolicy="strict-origin-when-cross-origin"
      src={embed.source}
      data-shown={phase === "shown"}
      onLoad={() => setPhase("shown")}
    />
  ) : null;

  const panel = (
    <div className={`${styles.panel} on-ink`} data-react="">
      <div className={styles.words}>
        <p>
          {`${texts.notice} `}
          <Link to={externalContentPolicy}>{texts.policy}</Link>
        </p>
        <a href={embed.link} className={styles.link}>
          {texts.open}
        </a>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={buttonClass(isOpen ? "secondary" : "primary")}
          onClick={() => setPhase(isOpen ? "poster" : "loading")}
        >
          {isOpen ? texts.close : texts.load}
        </button>
        <p role="status">{phase === "poster" ? null : texts[phase]}</p>
      </div>
    </div>
  );
  return { frame, panel };
}

type ClickToLoadProps = EmbedProps<"video" | "map"> & {
  /** Our own picture, in the frame's place; it shows until the frame has loaded. A map may have none. */
  picture: ReactNode;
  children?: ReactNode;
};

/** A video or a map of a third party: our own picture, and the frame for whoever asks for it. */
export function ClickToLoad({ picture, children, ...embed }: ClickToLoadProps) {
  const { frame, panel } = useEmbed(embed);
  return (
    <Poster picture={picture} over={frame} panel={panel}>
      {children}
    </Poster>
  );
}

/** A third party's video behind the hero's text, over its picture: silent and endless. Stopped, it leaves the picture. */
export function ClickToLoadBackground(embed: Omit<EmbedProps<"background">, "use">) {
  const { frame, panel } = useEmbed({ use: "background", ...embed });
  return (
    <>
      {frame && (
        // `inert`: nothing in it is for the keyboard or the pointer. React 18 knows it only as a plain attribute.
        <div className={styles.background} aria-hidden="true" {...{ inert: "" }}>
          {frame}
        </div>
      )}
      <div className={styles.strip}>{panel}</div>
    </>
  );
}
