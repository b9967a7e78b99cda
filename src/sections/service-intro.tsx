import { graphql } from "gatsby";
import { Section } from "../ui/section";
import { PointList } from "./point-list";

export const fragment = graphql`
  fragment ServiceIntro on Service {
    intro {
      title
      paragraphs
      points {
        ...TitledPoint
      }
    }
    specificSections {
      title
      paragraphs
      style
      points {
        ...TitledPoint
      }
    }
  }
`;

/** What the service is, in three points; then the sections that only this service has. */
export function ServiceIntro({
  service: { intro, specificSections },
}: {
  service: Queries.ServiceIntroFragment;
}) {
  return (
    <>
      <Section id="servizio" title={intro.title} text={intro.paragraphs}>
        <PointList points={intro.points} />
      </Section>
      {specificSections.map(({ title, paragraphs, style, points }, index) => (
        <Section key={title} id={`approfondimento-${index + 1}`} title={title} text={paragraphs}>
          <PointList points={points} numbered={style === "passi"} />
        </Section>
      ))}
    </>
  );
}
