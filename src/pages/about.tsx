import { graphql, type PageProps } from "gatsby";
import { placeNames } from "../lib/contacts";
import { requirePresent } from "../lib/require-present";
import { CallToAction } from "../sections/call-to-action";
import { Counters } from "../sections/counters";
import { Hero } from "../sections/hero";
import { Media } from "../sections/media";
import { ServiceCarousel } from "../sections/service-carousel";
import { Team } from "../sections/team";
import { Seo } from "../seo/seo";
import { layoutStrings } from "../strings/layout";
import { sectionStrings } from "../strings/sections";
import { Buttons } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Prose } from "../ui/prose";
import { Section } from "../ui/section";
import { TitleBlock } from "../ui/title-block";
import * as styles from "./about.module.css";

const factsOf = (studio: NonNullable<Queries.AboutPageQuery["studio"]>) => [
  {
    label: sectionStrings.places,
    value: placeNames(studio.serviceArea.provinces ?? studio.serviceArea.places),
  },
  { label: layoutStrings.vatNumber, value: studio.vatNumber },
  { label: layoutStrings.professionalRegister, value: studio.professionalRegister },
  { label: sectionStrings.professionalTitle, value: studio.professionalTitle },
  { label: sectionStrings.codeOfConduct, value: studio.codeOfConduct },
  { label: sectionStrings.professionalInsurance, value: studio.professionalInsurance },
  { label: sectionStrings.droneInsurance, value: studio.droneInsurance },
  { label: sectionStrings.uasOperatorCode, value: studio.uasOperatorCode },
];

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = requirePresent(data.aboutPage, "aboutPage");
  const studio = requirePresent(data.studio, "studio");
  const { video, carousel } = page;
  const [lead, ...rest] = page.studio.paragraphs;
  const team = data.allTeamMember.nodes;
  const hasTools = data.equipmentPage && data.allEquipment.totalCount + data.allSoftware.totalCount > 0;
  const trail = { current: page.hero.title };
  return (
    <>
      <Seo {...page.seo} trail={trail} mainImage={page.hero.backgroundImage} video={video} />
      <Hero hero={page.hero} trail={trail} motif="elevation" />
      <Section id="studio" title={page.studio.title} text={lead}>
        <div className={`axis ${styles.columns}`}>
          <TitleBlock facts={factsOf(studio)} />
          <Prose paragraphs={rest} />
        </div>
      </Section>
      <Counters studio={studio} />
      <Section id="obiettivo" title={page.goal.title} text={page.goal.paragraphs} />
      {video ? (
        <Section id="video" {...video.heading}>
          <Media media={video} title={video.heading.title} />
        </Section>
      ) : null}
      {carousel ? (
        <Section id="servizi" {...carousel.heading}>
          <ServiceCarousel label={carousel.heading.title} services={carousel.services} />
        </Section>
      ) : null}
      {team.length > 0 ? (
        <Section id="persone" {...(page.team ?? { title: sectionStrings.people })}>
          <Team members={team} />
        </Section>
      ) : null}
      {hasTools && page.tools ? (
        <Section
          id="attrezzature"
          {...page.tools}
          aside={
            <Buttons>
              <ButtonLink to="/attrezzature" variant="secondary">
                {sectionStrings.seeEquipment}
              </ButtonLink>
            </Buttons>
          }
        />
      ) : null}
      <CallToAction heading={sectionStrings.closing(studio.quoteValidityDays)} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      ...PageOpening
      studio {
        title
        paragraphs
      }
      goal {
        title
        paragraphs
      }
      video {
        ...VideoSection
      }
      carousel {
        heading {
          ...Heading
        }
        services {
          ...ServiceSlide
        }
      }
      team {
        ...Heading
      }
      tools {
        ...Heading
      }
    }
    studio {
      ...Counters
      quoteValidityDays
      serviceArea {
        places {
          name
        }
        provinces {
          name
        }
      }
      vatNumber
      professionalRegister
      professionalTitle
      codeOfConduct
      professionalInsurance
      droneInsurance
      uasOperatorCode
    }
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...TeamMemberCard
      }
    }
    equipmentPage {
      __typename
    }
    allEquipment {
      totalCount
    }
    allSoftware {
      totalCount
    }
  }
`;
