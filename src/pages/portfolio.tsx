import { graphql, type PageProps } from "gatsby";
import { present } from "../lib/present";
import { Atlas } from "../sections/atlas";
import { CallToAction } from "../sections/call-to-action";
import { cardSizes } from "../sections/card-sizes";
import { Hero } from "../sections/hero";
import { ProjectCards } from "../sections/project-cards";
import { RelatedLinks } from "../sections/related-work";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";

export default function PortfolioPage({ data }: PageProps<Queries.PortfolioPageQuery>) {
  const page = present(data.portfolioPage, "portfolioPage");
  const trail = { here: page.hero.title };
  return (
    <>
      <Seo {...page.seo} trail={trail} pictures={[page.hero.backgroundImage]} />
      <Hero hero={page.hero} trail={trail} motif="sheets" />
      <Section id="progetti" title={page.list.title} text={page.list.text}>
        {data.listed.nodes.length > 0 ? (
          <ProjectCards projects={data.listed.nodes} leads />
        ) : (
          <p>{sectionStrings.noProjects}</p>
        )}
      </Section>
      {data.allService.nodes.length > 0 ? (
        <Section id="tavole" {...sectionStrings.atlas}>
          <Atlas services={data.allService.nodes} />
        </Section>
      ) : null}
      {data.unlisted.nodes.length > 0 ? (
        <Section id="altri-casi" title={sectionStrings.otherCases}>
          <RelatedLinks
            links={data.unlisted.nodes.map(({ slug, title, category, image }) => ({
              to: `/portfolio/${slug}`,
              title,
              text: category,
              picture: <Picture image={image} alt="" sizes={cardSizes(3)} />,
            }))}
          />
        </Section>
      ) : null}
      <CallToAction heading={sectionStrings.closing(present(data.studio, "studio").quoteValidityDays)} />
    </>
  );
}

export const query = graphql`
  query PortfolioPage {
    portfolioPage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      list {
        ...Heading
      }
    }
    studio {
      quoteValidityDays
    }
    listed: allProject(filter: { listed: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
    unlisted: allProject(filter: { listed: { eq: false } }, sort: { order: ASC }) {
      nodes {
        slug
        title
        category
        image {
          ...PictureSource
        }
      }
    }
    allService(filter: { sheet: { title: { ne: null } } }, sort: { order: ASC }) {
      nodes {
        ...AtlasSheet
      }
    }
  }
`;
