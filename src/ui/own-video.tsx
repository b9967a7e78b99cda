import * as styles from "./own-video.module.css";
import { largestFallback, type PictureSource } from "./picture";
import { VideoSources } from "./video-sources";

type OwnVideoProps = {
  /** Path of the .mp4. */
  file: string;
  poster: PictureSource;
  /** What the film shows. */
  title: string;
};

/** A film of our own with the browser's controls: it needs no script, and asks for nothing before it is played. */
export function OwnVideo({ file, poster, title }: OwnVideoProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the content model sends films with speech to services that caption them
    <video
      className={styles.video}
      controls
      playsInline
      preload="none"
      poster={largestFallback(poster)}
      aria-label={title}
    >
      <VideoSources file={file} />
    </video>
  );
}
