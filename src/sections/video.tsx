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

type FilmProps = {
  film: Omit<Queries.VideoBlockFragment, "heading">;
  title: string;
  use?: "video" | "map";
};

export function Film({ film, title, use = "video" }: FilmProps) {
  const { poster, videoUrl, description, embed } = film;
  const picture = (
    <Picture image={poster} sizes="(min-width: 86rem) 80rem, 92vw" className={styles.picture} />
  );
  const own = !embed && videoUrl ? <OwnVideo file={videoUrl} title={title} /> : null;
  const shown = description ? (
    <details className={`small quiet ${styles.description}`}>
      <summary>{sectionStrings.filmDescription}</summary>
      <p>{description}</p>
    </details>
  ) : null;
  return embed ? (
    <ClickToLoad use={use} embed={embed} picture={picture} title={title}>
      {shown}
    </ClickToLoad>
  ) : (
    <Poster picture={picture} over={own}>
      {shown}
    </Poster>
  );
}

export function Video({ video }: { video: Queries.VideoBlockFragment }) {
  const { title, text } = video.heading;
  return (
    <Section id="video" title={title} text={text}>
      <Film film={video} title={title} />
    </Section>
  );
}

/** Works without scripts and loads nothing before play; its poster is the lazy picture beneath. */
function OwnVideo({ file, title }: { file: string; title: string }) {
  return (
    <video className={`fill ${styles.video}`} controls muted playsInline preload="none" aria-label={title}>
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
