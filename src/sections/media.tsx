import { graphql } from "gatsby";
import type { Embed } from "../../shared/embed";
import { InlineScript } from "../start/inline-script";
import { layoutStrings } from "../strings/layout";
import { sectionStrings } from "../strings/sections";
import { ClickToLoad } from "../ui/embed/click-to-load";
import { Picture, type PictureSource } from "../ui/picture";
import { VideoSources } from "../ui/video-sources";
import * as styles from "./media.module.css";
import { containerSizes } from "./picture-sizes";

export const fragment = graphql`
  fragment VideoSection on VideoSection {
    heading {
      ...Heading
    }
    poster {
      ...PictureSource
    }
    videoUrl
    description
    uploadDate
    seconds
    embed {
      ...EmbedSource
    }
  }
`;

type MediaProps = {
  media: {
    readonly poster: PictureSource;
    readonly embed: Embed | null;
    readonly videoUrl?: string | null;
    readonly description?: string | null;
  };
  title: string;
  use?: "video" | "map";
};

/** Picture of a video or map, over which the film plays or the third-party frame loads. */
export function Media({ media, title, use = "video" }: MediaProps) {
  const { poster, videoUrl, description, embed } = media;
  return (
    <ClickToLoad
      use={use}
      embed={embed}
      title={title}
      picture={<Picture image={poster} sizes={containerSizes} className={styles.picture} />}
      overlay={!embed && videoUrl ? <StudioFilm src={videoUrl} title={title} /> : null}
    >
      {description ? (
        <details className="small quiet">
          <summary className="strong finger-high">{sectionStrings.filmDescription}</summary>
          <p>{description}</p>
        </details>
      ) : null}
    </ClickToLoad>
  );
}

/** Has native controls, in whose place src/start/film.ts shows one button until it plays. Loads nothing before. */
const StudioFilm = ({ src, title }: { src: string; title: string }) => (
  <>
    <button type="button" className={`fill ${styles.play}`} hidden aria-label={layoutStrings.playVideo}>
      <svg viewBox="0 0 24 24" width="32" height="32" fill="currentColor" aria-hidden="true">
        <path d="M8 5l11 7-11 7z" />
      </svg>
    </button>
    <video className={`fill ${styles.video}`} controls muted playsInline preload="none" aria-label={title}>
      <VideoSources src={src} />
      <track
        kind="captions"
        srcLang="it"
        label={sectionStrings.filmCaptions}
        src={src.replace(/\.mp4$/u, ".vtt")}
      />
    </video>
    <InlineScript name="film" />
  </>
);
