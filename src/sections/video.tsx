import { graphql } from "gatsby";
import { Suspense } from "react";
import { EmbedFigure } from "../ui/embed/lazy";
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
  if (embed) {
    return (
      <Suspense fallback={<Poster image={poster} />}>
        <EmbedFigure use="video" embed={embed} poster={poster} title={title} />
      </Suspense>
    );
  }
  return videoUrl ? <OwnVideo file={videoUrl} poster={poster} title={title} /> : <Poster image={poster} />;
}
