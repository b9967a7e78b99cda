import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { ClickToLoad } from "../ui/embed/click-to-load";
import { Picture } from "../ui/picture";
import { Poster } from "../ui/poster";
import { Section } from "../ui/section";
import { VideoSources } from "../ui/video-sources";
import * as styles from "./video.module.css";

export const fragment = graphql`
  fragment VideoBlock on VideoSection {
    heading {
      ...Heading
    }
    poster {
      ...PictureSource
    }
    videoUrl
    description
    embed {
      ...EmbedSource
    }
  }
`;

/** The studio's film: its own, or a third party's once the visitor asks for it; without either, the picture. */
export function Video({ video }: { video: Queries.VideoBlockFragment }) {
  const { heading, poster, videoUrl, description, embed } = video;
  const { title, text } = heading;
  const picture = (
    <Picture image={poster} sizes="(min-width: 86rem) 80rem, 92vw" className={styles.picture} />
  );
  const own = !embed && videoUrl ? <OwnVideo file={videoUrl} title={title} /> : null;
  const shown = description ? <p className={styles.description}>{description}</p> : null;
  return (
    <Section id="video" title={title} text={text}>
      {embed ? (
        <ClickToLoad use="video" embed={embed} picture={picture} title={title}>
          {shown}
        </ClickToLoad>
      ) : (
        <Poster picture={picture} over={own}>
          {shown}
        </Poster>
      )}
    </Section>
  );
}

/**
 * A film of our own with the browser's controls: it needs no script, and asks for nothing before it is played. Its poster
 * is the picture beneath, which comes only when it is nearly in view.
 */
function OwnVideo({ file, title }: { file: string; title: string }) {
  return (
    <video className={styles.video} controls muted playsInline preload="none" aria-label={title}>
      <VideoSources file={file} />
      <track
        kind="captions"
        srcLang="it"
        label={sectionStrings.filmCaptions}
        src={file.replace(/\.mp4$/u, ".vtt")}
      />
    </video>
  );
}
