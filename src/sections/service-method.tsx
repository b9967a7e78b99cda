import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";
import { TitleBlock } from "../ui/title-block";
import { PointList } from "./point-list";

export const fragment = graphql`
  fragment ServiceMethod on Service {
    headings {
      method
    }
    method {
      ...TitledPoint
    }
    usualDuration
    filedBy
  }
`;

export function ServiceMethod({ service }: { service: Queries.ServiceMethodFragment }) {
  const { headings, method, usualDuration, filedBy } = service;
  return (
    <Section id="metodo" title={headings?.method ?? sectionStrings.method} ground="ink">
      <PointList points={method} numbered />
      <TitleBlock
        facts={{
          [sectionStrings.usualDuration]: usualDuration,
          [sectionStrings.filedBy]: filedBy,
        }}
      />
    </Section>
  );
}
