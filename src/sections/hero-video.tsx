import { useEffect, useRef, useState } from "react";
import { mayAutoplay } from "../lib/may-autoplay";
import { strings } from "../strings";
import { drawings, IconButton } from "../ui/icon-button";
import * as styles from "./hero-video.module.css";

const isOwnFile = (videoUrl: string) => videoUrl.startsWith("/video/");

/**
 * The muted loop over the hero's picture. It is requested only after the page has loaded, and
 * never by itself under reduced motion, Save-Data or a slow link; the picture stays until the
 * first frame is there. Videos of other sites are not requested before the visitor asks.
 */
export function HeroVideo({ videoUrl }: { videoUrl: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!isOwnFile(videoUrl) || !mayAutoplay()) return;
    const start = () => setWanted(true);
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, [videoUrl]);

  if (!wanted) return null;
  const toggle = () => {
    if (playing) video.current?.pause();
    // Where the browser refuses to play, the picture stays and the button keeps offering it.
    else video.current?.play().catch(() => setPlaying(false));
  };
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        data-playing={playing}
        muted
        loop
        autoPlay
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={videoUrl.replace(/\.mp4$/u, ".webm")} type="video/webm" />
        <source src={videoUrl} type="video/mp4" />
      </video>
      <div className={styles.control}>
        <IconButton
          label={playing ? strings.pauseVideo : strings.playVideo}
          drawing={playing ? drawings.pause : drawings.play}
          filled
          onClick={toggle}
        />
      </div>
    </>
  );
}
