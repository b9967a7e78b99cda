import { graphql, type PageProps } from "gatsby";
import { present } from "../lib/present";
import { Hero } from "../sections/hero";
import { ProjectCards } from "../sections/project-cards";
import { Seo } from "../seo/seo";
import { Section } from "../ui/section";

export default function PortfolioPage({ data, location }: PageProps<Queries.PortfolioPageQuery>) {
  const page = present(data.portfolioPage, "portfolioPage");
  return (
    <>
      <Seo {...page.seo} pathname={location.pathname} />
      <Hero hero={page.hero} />
      <Section id="progetti" title={page.list.title} text={page.list.text}>
        <ProjectCards projects={data.allProject.nodes} />
      </Section>
    </>
  );
}

export const query = graphql`
  query PortfolioPage {
    portfolioPage {
      seo {
        title
        description
      }
      hero {
        ...HeroTexts
      }
      list {
        ...Heading
      }
    }
    allProject(filter: { listed: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
