import { graphql } from "gatsby";
import { strings } from "../strings";
import { ButtonLink } from "../ui/button";
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
  }
`;

/** The studio's video: its poster, and a link to where it can be watched; nothing foreign is loaded. */
export function Video({ video }: { video: Queries.VideoBlockFragment }) {
  return (
    <Section id="video" title={video.heading.title} text={video.heading.text}>
      <Poster image={video.poster}>
        {video.videoUrl ? (
          <ButtonLink to={video.videoUrl} look="secondary">
            {strings.playVideo}
          </ButtonLink>
        ) : null}
      </Poster>
    </Section>
  );
}
