import { graphql, type PageProps } from "gatsby";
import { present } from "../lib/present";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { ProjectCards } from "../sections/project-cards";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";

export default function PortfolioPage({ data, location }: PageProps<Queries.PortfolioPageQuery>) {
  const page = present(data.portfolioPage, "portfolioPage");
  const trail = { here: page.hero.title };
  return (
    <>
      <Seo {...page.seo} pathname={location.pathname} trail={trail} pictures={[page.hero.backgroundImage]} />
      <Hero hero={page.hero} trail={trail} motif="sheets" />
      <Section id="progetti" title={page.list.title} text={page.list.text}>
        {data.allProject.nodes.length > 0 ? (
          <ProjectCards projects={data.allProject.nodes} leads />
        ) : (
          <p>{sectionStrings.noProjects}</p>
        )}
      </Section>
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
    allProject(filter: { listed: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
