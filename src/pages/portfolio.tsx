import { graphql, type PageProps } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { Atlas } from "../sections/atlas";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { ProjectCards } from "../sections/project-cards";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";

export default function PortfolioPage({ data }: PageProps<Queries.PortfolioPageQuery>) {
  const page = requirePresent(data.portfolioPage, "portfolioPage");
  const listedProjects = data.allProject.nodes.filter((project) => project.isListed);
  const otherProjects = data.allProject.nodes.filter((project) => !project.isListed);
  const { quoteValidityDays } = requirePresent(data.studio, "studio");
  const trail = { current: page.hero.title };
  return (
    <>
      <Seo {...page.seo} trail={trail} mainImage={page.hero.backgroundImage} />
      <Hero hero={page.hero} trail={trail} motif="sites" />
      <Section id="progetti" title={page.list.title} text={page.list.text}>
        {listedProjects.length > 0 ? (
          <ProjectCards projects={listedProjects} hasFeatured />
        ) : (
          <p>{sectionStrings.noProjects}</p>
        )}
      </Section>
      {data.allService.nodes.length > 0 ? (
        <Section id="tavole" {...sectionStrings.atlas}>
          <Atlas services={data.allService.nodes} />
        </Section>
      ) : null}
      {otherProjects.length > 0 ? (
        <Section id="altri-casi" title={sectionStrings.otherCases}>
          <ProjectCards projects={otherProjects} isBrief />
        </Section>
      ) : null}
      <CallToAction heading={sectionStrings.closing(quoteValidityDays)} />
    </>
  );
}

export const query = graphql`
  query PortfolioPage {
    portfolioPage {
      ...PageOpening
      list {
        ...Heading
      }
    }
    studio {
      quoteValidityDays
    }
    allProject(sort: { order: ASC }) {
      nodes {
        isListed
        ...ProjectCard
        image {
          ...Thumbnail
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
