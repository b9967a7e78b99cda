import { graphql, type PageProps } from "gatsby";
import { listPath } from "../lib/list-pages";
import { present } from "../lib/present";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { ProjectCards } from "../sections/project-cards";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { Pagination } from "../ui/pagination";
import { Section } from "../ui/section";

/** Which page of the list, counted from 1, and how many there are. */
type PageContext = { page: number; pages: number };

export default function PortfolioPage({
  data,
  location,
  pageContext: { page: current, pages },
}: PageProps<Queries.PortfolioPageQuery, PageContext>) {
  const page = present(data.portfolioPage, "portfolioPage");
  const { title, description } = page.seo;
  const isFirst = current === 1;
  const trail = {
    above: isFirst ? [] : [{ name: page.hero.title, to: listPath(1) }],
    here: isFirst ? page.hero.title : sectionStrings.pageNumber(current),
  };
  return (
    <>
      <Seo
        title={isFirst ? title : `${title} – ${sectionStrings.pageOf(current, pages)}`}
        description={isFirst ? description : `${description} (${sectionStrings.pageOf(current, pages)})`}
        pathname={location.pathname}
        shareImageOf={listPath(1)}
        trail={trail}
        pictures={[page.hero.backgroundImage]}
      />
      <Hero hero={page.hero} trail={trail} motif="sheets" />
      <Section
        id="progetti"
        title={isFirst ? page.list.title : `${page.list.title}: ${sectionStrings.pageOf(current, pages)}`}
        text={page.list.text}
      >
        {data.allProject.nodes.length > 0 ? (
          <ProjectCards projects={data.allProject.nodes} leads />
        ) : (
          <p>{sectionStrings.noProjects}</p>
        )}
        <Pagination current={current} total={pages} />
      </Section>
      <CallToAction
        heading={{
          title: sectionStrings.closing,
          text: sectionStrings.closingText(present(data.studio, "studio").quoteValidityDays),
        }}
      />
    </>
  );
}

export const query = graphql`
  query PortfolioPage($skip: Int!, $limit: Int!) {
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
    allProject(filter: { listed: { eq: true } }, sort: { order: ASC }, skip: $skip, limit: $limit) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
