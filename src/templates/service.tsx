import { graphql, type PageProps } from "gatsby";
import { present } from "../lib/present";
import { Blocks, blockId } from "../sections/blocks";
import { CallToAction } from "../sections/call-to-action";
import { Deliverables } from "../sections/deliverables";
import { Hero } from "../sections/hero";
import { PageIndex } from "../sections/page-index";
import { PointList } from "../sections/point-list";
import { RelatedWork } from "../sections/related-work";
import { ServiceCost } from "../sections/service-cost";
import { ServiceMethod } from "../sections/service-method";
import { ServicePreparation } from "../sections/service-preparation";
import { ServiceQuestions } from "../sections/service-questions";
import { ServiceTools } from "../sections/service-tools";
import { Sheet, sheetId, terrainId } from "../sections/sheet";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { ButtonLink } from "../ui/button";
import { DraftMark } from "../ui/draft-mark";
import { Section } from "../ui/section";

const blocksId = "approfondimento";

const indexOf = ({
  sheet,
  terrain,
  headings,
  specificSections,
  cost,
}: NonNullable<Queries.ServicePageQuery["service"]>) => [
  ...(sheet ? [{ id: sheetId, title: sectionStrings.shortSheet }] : []),
  ...(sheet && terrain ? [{ id: terrainId, title: sectionStrings.shortTerrain }] : []),
  { id: "consegna", title: headings?.deliverables ?? sectionStrings.deliverables },
  ...(cost ? [{ id: "costo", title: sectionStrings.cost }] : []),
  ...specificSections.map(({ title }, index) => ({ id: blockId(blocksId, index), title })),
  { id: "metodo", title: sectionStrings.method },
  { id: "preparazione", title: sectionStrings.preparation },
  { id: "domande", title: sectionStrings.questions },
];

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const service = present(data.service, "service");
  const studio = present(data.studio, "studio");
  const trail = { above: [{ name: sectionStrings.servicesCrumb, to: "/services" }], here: service.title };
  const { places, provinces } = studio.serviceArea;
  return (
    <>
      <Seo
        {...service.seo}
        trail={trail}
        pictures={[service.hero.backgroundImage]}
        service={{ ...service, areas: studio }}
      />
      <Hero
        hero={service.hero}
        trail={trail}
        motif="symbols"
        label={
          <>
            <DraftMark draft={service.draft} />
            {service.sheet
              ? `${service.group} · ${sectionStrings.sheetNumber(service.order)}`
              : service.group}
          </>
        }
      >
        <ButtonLink to={`/preventivo?servizio=${service.slug}`}>{sectionStrings.requestQuote}</ButtonLink>
        <ButtonLink to="/#servizi" look="secondary">
          {sectionStrings.showServices}
        </ButtonLink>
      </Hero>
      <Section
        id="servizio"
        title={service.intro.title}
        text={service.intro.paragraphs}
        aside={<PageIndex entries={indexOf(service)} />}
      >
        <PointList points={service.intro.points} />
      </Section>
      <Sheet service={service} />
      <Deliverables service={service} />
      <ServiceCost service={service} />
      <Blocks blocks={service.specificSections} id={blocksId} folded />
      <ServiceMethod service={service} />
      <ServicePreparation service={service} />
      <ServiceQuestions service={service} />
      <ServiceTools service={service} linked={data.equipmentPage !== null} />
      <RelatedWork service={service} projects={data.allProject.nodes} />
      <CallToAction
        heading={sectionStrings.serviceQuestion(studio.quoteValidityDays)}
        service={service.slug}
        places={provinces ?? places}
      />
    </>
  );
}

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      slug
      draft
      group
      order
      title
      description
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      intro {
        title
        paragraphs
        points {
          ...TitledPoint
        }
      }
      specificSections {
        ...Block
      }
      ...Sheet
      ...Deliverables
      ...ServiceMethod
      ...ServiceCost
      ...ServicePreparation
      ...ServiceQuestions
      ...ServiceTools
      ...RelatedServices
    }
    equipmentPage {
      hero {
        title
      }
    }
    studio {
      quoteValidityDays
      serviceArea {
        places {
          name
        }
      }
      ...ServedAreas
    }
    allProject(
      filter: { services: { elemMatch: { slug: { eq: $slug } } } }
      # First those that the list of projects leaves out.
      sort: [{ listed: ASC }, { order: ASC }]
      limit: 3
    ) {
      nodes {
        ...RelatedProject
      }
    }
  }
`;
