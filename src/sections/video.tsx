import { graphql } from "gatsby";
import { EmbedFigure } from "../ui/embed/embed-figure";
import { OwnVideo } from "../ui/own-video";
import { Poster } from "../ui/poster";
import { Section } from "../ui/section";

export const fragment = graphql`
  fragment VideoBlock on VideoSection {
    heading {
      ...Heading
    }
    poster {
      ...PictureSource
    }
    videoUrl
    embed {
      ...EmbedSource
    }
  }
`;

/** The studio's video: its own, or a third party's once the visitor asks for it; without either, the picture. */
export function Video({ video }: { video: Queries.VideoBlockFragment }) {
  return (
    <Section id="video" title={video.heading.title} text={video.heading.text}>
      <Film {...video} title={video.heading.title} />
    </Section>
  );
}

function Film({ embed, videoUrl, poster, title }: Queries.VideoBlockFragment & { title: string }) {
  if (embed) return <EmbedFigure kind="video" embed={embed} poster={poster} title={title} />;
  return videoUrl ? <OwnVideo file={videoUrl} poster={poster} title={title} /> : <Poster image={poster} />;
}
