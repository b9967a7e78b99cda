import { graphql, type PageProps } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { Blocks } from "../sections/blocks";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { Seo } from "../seo/seo";
import { DraftMark } from "../ui/draft-mark";

export default function CustomPage({ data }: PageProps<Queries.CustomPageQuery>) {
  const { title, draft, seo, hero, blocks, callToAction } = requirePresent(data.customPage, "customPage");
  const trail = { current: title };
  return (
    <>
      <Seo {...seo} trail={trail} mainImage={hero.backgroundImage} />
      <article>
        <Hero hero={hero} trail={trail} motif="traverse" eyebrow={draft ? <DraftMark draft /> : null} />
        <Blocks blocks={blocks} id="blocco" />
      </article>
      {callToAction ? <CallToAction heading={callToAction} /> : null}
    </>
  );
}

export const query = graphql`
  query CustomPage($slug: String!) {
    customPage(slug: { eq: $slug }) {
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
