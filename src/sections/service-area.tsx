import { graphql } from "gatsby";
import { Section } from "../ui/section";
import { PointList } from "./point-list";

export const fragment = graphql`
  fragment ServiceArea on Studio {
    serviceArea {
      heading {
        ...Heading
      }
      places {
        name
        text
      }
    }
  }
`;

/** Where the studio works. */
export function ServiceArea({ studio: { serviceArea } }: { studio: Queries.ServiceAreaFragment }) {
  const { heading, places } = serviceArea;
  return (
    <Section id="dove-operiamo" title={heading.title} text={heading.text}>
      <PointList points={places.map(({ name, text }) => ({ title: name, text }))} />
    </Section>
  );
}
