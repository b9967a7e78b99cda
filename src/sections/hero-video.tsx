import { useEffect, useRef, useState } from "react";
import { isConnectionSlow } from "../lib/connection";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { layoutStrings } from "../strings/layout";
import * as widths from "../styles/breakpoints.module.css";
import { drawings, IconButton } from "../ui/icon-button";
import { VideoSources } from "../ui/video-sources";
import * as styles from "./hero-video.module.css";

/** False under reduced motion, Save-Data or a 2G/3G link: then nothing moves or loads by itself. */
const mayAutoplay = () => !prefersReducedMotion() && !isConnectionSlow();

/** Stopped by the visitor, the loop does not start again before a page is loaded anew. */
let isPausedByVisitor = false;

/**
 * Our own muted loop over the hero's picture. It is requested only after the page has loaded, and never by itself
 * under reduced motion, Save-Data or a slow link; the picture stays until the first frame is there. On a phone it waits
 * for its button: the loop weighs six times the page. Stopped by the visitor, it stays stopped on the way to other pages
 * and back.
 */
export function HeroVideo({ videoUrl }: { videoUrl: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);

  // The page is loaded: no application comes before that (src/start/page-script.ts).
  useEffect(() => setWanted(mayAutoplay()), []);

  if (!isWanted) return null;
  const toggle = () => {
    isPausedByVisitor = playing;
    if (playing) video.current?.pause();
    // Where the browser refuses to play, the picture stays and the button keeps offering it.
    else video.current?.play().catch(() => setPlaying(false));
  };
  const starts = !isPausedByVisitor && window.matchMedia(widths.tablet).matches;
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        data-playing={playing}
        muted
        loop
        autoPlay={starts}
        preload={starts ? undefined : "none"}
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <VideoSources file={videoUrl} />
      </video>
      <div className={styles.control}>
        <IconButton
          label={playing ? layoutStrings.pauseVideo : layoutStrings.playVideo}
          drawing={playing ? drawings.pause : drawings.play}
          filled
          onClick={toggle}
        />
      </div>
    </>
  );
}
