import { graphql } from "gatsby";
import { Suspense } from "react";
import { addressLine, directionsLink, type PostalAddress } from "../lib/contacts";
import { ButtonLink } from "../ui/button";
import { EmbedFigure } from "../ui/embed/lazy";
import { Poster } from "../ui/poster";
import { Section } from "../ui/section";
import { layoutWords } from "../words/layout";

export const fragment = graphql`
  fragment MapBlock on MapSection {
    heading {
      ...Heading
    }
    poster {
      ...PictureSource
    }
    embed {
      ...EmbedSource
    }
  }
`;

/** Where the studio is: a drawn plan, the address and a link to directions; a third party's map where asked for. */
export function StudioMap({ map, address }: { map: Queries.MapBlockFragment; address: PostalAddress }) {
  const { heading, poster, embed } = map;
  const ways = (
    <>
      <span>{addressLine(address)}</span>
      <ButtonLink to={directionsLink(address)} look="secondary">
        {layoutWords.directions}
      </ButtonLink>
    </>
  );
  const plan = <Poster image={poster}>{ways}</Poster>;
  return (
    <Section id="mappa" title={heading.title} text={heading.text}>
      {embed ? (
        <Suspense fallback={plan}>
          <EmbedFigure use="map" embed={embed} poster={poster} title={heading.title}>
            {ways}
          </EmbedFigure>
        </Suspense>
      ) : (
        plan
      )}
    </Section>
  );
}
