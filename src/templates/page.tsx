import { graphql, type PageProps } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { Blocks } from "../sections/blocks";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { Seo } from "../seo/seo";
import { DraftMark } from "../ui/draft-mark";

export default function OwnPage({ data }: PageProps<Queries.OwnPageQuery>) {
  const { title, draft, seo, hero, blocks, callToAction } = requirePresent(data.page, "page");
  const trail = { current: title };
  return (
    <>
      <Seo {...seo} trail={trail} picture={hero.backgroundImage} />
      <article>
        <Hero hero={hero} trail={trail} motif="traverse" label={draft ? <DraftMark draft /> : null} />
        <Blocks blocks={blocks} id="blocco" />
      </article>
      {callToAction ? <CallToAction heading={callToAction} /> : null}
    </>
  );
}

export const query = graphql`
  query OwnPage($slug: String!) {
    page(slug: { eq: $slug }) {
      title
      draft
      ...PageOpening
      blocks {
        ...Block
      }
      callToAction {
        ...Heading
      }
    }
  }
`;
