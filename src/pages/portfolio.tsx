import { graphql, Link, type PageProps } from "gatsby";
import { present } from "../lib/present";
import { Atlas } from "../sections/atlas";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { ProjectCards } from "../sections/project-cards";
import * as related from "../sections/related-work.module.css";
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
          <ul className={related.list}>
            {data.unlisted.nodes.map(({ slug, title, category }) => (
              <li key={slug} className={related.item}>
                <Link to={`/portfolio/${slug}`} className={`strong ${related.link}`}>
                  {title}
                </Link>{" "}
                <span className={`quiet ${related.text}`}>{category}</span>
              </li>
            ))}
          </ul>
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
      }
    }
    allService(filter: { sheet: { title: { ne: null } } }, sort: { order: ASC }) {
      nodes {
        ...AtlasSheet
      }
    }
  }
`;
