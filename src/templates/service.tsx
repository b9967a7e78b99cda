import { graphql, type PageProps } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { Blocks, blockId } from "../sections/blocks";
import { CallToAction } from "../sections/call-to-action";
import { DeliverableList } from "../sections/deliverables";
import { Hero } from "../sections/hero";
import { KeyPlan } from "../sections/index-sheet";
import { LawCheck } from "../sections/law-check";
import { PointList } from "../sections/point-list";
import { QuestionLinks } from "../sections/question-links";
import { QuestionList } from "../sections/question-list";
import { RelatedWork } from "../sections/related-work";
import { costId, dutiesId, ServiceCost } from "../sections/service-cost";
import { ServiceTools } from "../sections/service-tools";
import { Sheet, sheetId, terrainId } from "../sections/sheet";
import { TableOfContents } from "../sections/table-of-contents";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import type { Trail } from "../ui/breadcrumb";
import { ButtonLink } from "../ui/button-link";
import { DraftMark } from "../ui/draft-mark";
import { Section } from "../ui/section";
import { TitleBlock } from "../ui/title-block";
import * as styles from "./service.module.css";

/** Ids of sections, to which the table of contents links. */
const ids = {
  deliverables: "consegna",
  blocks: "approfondimento",
  method: "metodo",
  preparation: "preparazione",
  questions: "domande",
} as const;

type Service = NonNullable<Queries.ServicePageQuery["service"]>;

const tableOfContentsOf = ({ sheet, terrain, headings, specificSections, cost }: Service) => [
  ...(sheet ? [{ id: sheetId, title: sectionStrings.shortSheet }] : []),
  ...(sheet && terrain ? [{ id: terrainId, title: sectionStrings.shortTerrain }] : []),
  { id: ids.deliverables, title: headings?.deliverables ?? sectionStrings.deliverables },
  ...(cost ? [{ id: costId, title: sectionStrings.cost }] : []),
  ...(cost?.duties?.length ? [{ id: dutiesId, title: sectionStrings.duties }] : []),
  ...specificSections.map(({ title }, index) => ({ id: blockId(ids.blocks, index), title })),
  { id: ids.method, title: sectionStrings.method },
  { id: ids.preparation, title: sectionStrings.preparation },
  { id: ids.questions, title: sectionStrings.questions },
];

function ServiceHero({ service, trail }: { service: Service; trail: Trail }) {
  const { slug, order, group, hero, sheet } = service;
  return (
    <Hero
      hero={hero}
      trail={trail}
      motif="relief"
      sheet={sheet}
      caption={sheet && sectionStrings.plate(order, sheet)}
      eyebrow={
        <>
          <DraftMark draft={service.draft} />
          <KeyPlan order={order} />
          {sheet ? `${group} · ${sectionStrings.sheetNumber(order)}` : group}
        </>
      }
    >
      <ButtonLink to={`/preventivo?servizio=${slug}`}>{sectionStrings.requestQuote}</ButtonLink>
      <ButtonLink to="/#servizi" variant="secondary">
        {sectionStrings.showServices}
      </ButtonLink>
    </Hero>
  );
}

function Method({ service }: { service: Service }) {
  return (
    <Section id={ids.method} title={service.headings?.method ?? sectionStrings.method} ground="ink">
      <PointList points={service.method} isNumbered />
      <div className={styles.facts}>
        <TitleBlock
          facts={[
            { label: sectionStrings.usualDuration, value: service.usualDuration },
            { label: sectionStrings.filedBy, value: service.filedBy },
          ]}
        />
      </div>
    </Section>
  );
}

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const service = requirePresent(data.service, "service");
  const studio = requirePresent(data.studio, "studio");
  const { slug, title, hero, intro, sheet, headings, law } = service;
  const trail = { parents: [{ name: sectionStrings.servicesCrumb, to: "/services" }], current: title };
  const { places, provinces } = studio.serviceArea;
  const otherQuestions = (data.questionsPage?.groups ?? [])
    .flatMap(({ questions }) => questions)
    .filter((question) => question.service?.slug === slug);
  return (
    <>
      <Seo
        {...service.seo}
        trail={trail}
        mainImage={hero.backgroundImage}
        service={{ ...service, servedAreas: studio }}
        law={law}
      />
      <ServiceHero service={service} trail={trail} />
      <Section
        id="servizio"
        title={intro.title}
        text={intro.paragraphs}
        aside={<TableOfContents headings={tableOfContentsOf(service)} />}
      >
        <PointList points={intro.points} />
      </Section>
      <Sheet service={service} />
      <Section id={ids.deliverables} title={headings?.deliverables ?? sectionStrings.deliverables}>
        <DeliverableList deliverables={service.deliverables} sheetDeliverable={sheet?.deliverable} />
      </Section>
      <ServiceCost service={service} />
      <Blocks blocks={service.specificSections} id={ids.blocks} isFolded />
      <Method service={service} />
      <Section hasColumns id={ids.preparation} title={headings?.preparation ?? sectionStrings.preparation}>
        <ul className={`two-columns dash-list ${styles.checklist}`}>
          {service.preparation.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section hasColumns id={ids.questions} title={headings?.questions ?? sectionStrings.questions}>
        <QuestionList questions={service.questions} />
        <QuestionLinks title={sectionStrings.otherQuestions} questions={otherQuestions} />
        <div className={styles.facts}>
          <LawCheck law={law} />
        </div>
      </Section>
      <ServiceTools service={service} hasEquipmentPage={data.equipmentPage !== null} />
      <RelatedWork service={service} projects={data.allProject.nodes} />
      <CallToAction
        heading={sectionStrings.serviceCallToAction(studio.quoteValidityDays)}
        service={slug}
        places={provinces ?? places}
      />
    </>
  );
}

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      ...PageOpening
      slug
      draft
      group
      order
      title
      description
      intro {
        title
        paragraphs
        points {
          ...TitledPoint
        }
      }
      headings {
        deliverables
        method
        preparation
        questions
      }
      deliverables {
        ...Deliverable
      }
      specificSections {
        ...Block
      }
      method {
        ...TitledPoint
      }
      usualDuration
      filedBy
      preparation
      questions {
        ...Answer
      }
      law {
        ...LawCheck
      }
      sheet {
        ...Plate
      }
      ...Sheet
      ...ServiceCost
      ...ServiceTools
      ...RelatedServices
    }
    equipmentPage {
      __typename
    }
    questionsPage {
      groups {
        questions {
          question
          anchor
          service {
            slug
          }
        }
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
      # Puts unlisted projects first, which /portfolio shows only briefly.
      sort: [{ isListed: ASC }, { order: ASC }]
      limit: 2
    ) {
      nodes {
        ...RelatedProject
      }
    }
  }
`;
