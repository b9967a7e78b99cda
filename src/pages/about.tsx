import { graphql, type PageProps } from "gatsby";
import { present } from "../lib/present";
import { Counters } from "../sections/counters";
import { Hero } from "../sections/hero";
import { ServiceCarousel } from "../sections/service-carousel";
import { Team, teamHeading } from "../sections/team";
import { Video } from "../sections/video";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { ButtonLink } from "../ui/button";
import { FactList } from "../ui/fact-list";
import { Section } from "../ui/section";

export default function AboutPage({ data, location }: PageProps<Queries.AboutPageQuery>) {
  const page = present(data.aboutPage, "aboutPage");
  const studio = present(data.studio, "studio");
  const { video, carousel } = page;
  const team = data.allTeamMember.nodes;
  const facts = {
    [sectionStrings.professionalRegister]: studio.professionalRegister,
    [sectionStrings.professionalInsurance]: studio.professionalInsurance,
    [sectionStrings.droneInsurance]: studio.droneInsurance,
    [sectionStrings.uasOperatorCode]: studio.uasOperatorCode,
  };
  const hasTools = data.equipmentPage && data.allEquipment.nodes.length + data.allSoftware.nodes.length > 0;
  const people = team.length > 0 ? teamHeading(page.team) : { title: sectionStrings.credentials };
  const trail = { here: page.hero.title };
  return (
    <>
      <Seo
        {...page.seo}
        pathname={location.pathname}
        trail={trail}
        pictures={[page.hero.backgroundImage, video?.poster]}
        people={team}
        video={video}
      />
      <Hero hero={page.hero} trail={trail} />
      <Section id="studio" title={page.studio.title} text={page.studio.paragraphs} />
      <Counters studio={studio} />
      <Section id="obiettivo" title={page.goal.title} text={page.goal.paragraphs} />
      {video ? <Video video={video} /> : null}
      {carousel ? (
        <Section id="servizi" title={carousel.heading.title} text={carousel.heading.text}>
          <ServiceCarousel label={carousel.heading.title} services={carousel.services} />
        </Section>
      ) : null}
      {team.length > 0 || Object.values(facts).some(Boolean) ? (
        <Section id="persone" {...people}>
          {team.length > 0 ? <Team members={team} /> : null}
          <FactList facts={facts} />
        </Section>
      ) : null}
      {hasTools && page.tools ? (
        <Section id="attrezzature" title={page.tools.title} text={page.tools.text}>
          <ButtonLink to="/attrezzature" look="secondary">
            {sectionStrings.seeEquipment}
          </ButtonLink>
        </Section>
      ) : null}
    </>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      studio {
        title
        paragraphs
      }
      goal {
        title
        paragraphs
      }
      video {
        ...VideoBlock
        ...VideoFacts
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
      professionalRegister
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
      hero {
        title
      }
    }
    allEquipment(limit: 1) {
      nodes {
        slug
      }
    }
    allSoftware(limit: 1) {
      nodes {
        slug
      }
    }
  }
`;
