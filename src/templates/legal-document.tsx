import { graphql, type PageProps } from "gatsby";
import { addressLine } from "../lib/contacts";
import { fillTokens, type LegalFacts } from "../lib/fill-tokens";
import { present } from "../lib/present";
import { Hero } from "../sections/hero";
import { LegalSections } from "../sections/legal-sections";
import { Seo } from "../seo/seo";

export default function LegalDocumentPage({ data, location }: PageProps<Queries.LegalDocumentPageQuery>) {
  const document = present(data.legalDocument, "legalDocument");
  const studio = present(data.studio, "studio");
  const facts: LegalFacts = {
    "studio.name": studio.name,
    "studio.email": studio.email,
    "studio.phone": studio.phone,
    "studio.address": addressLine(studio.address),
  };
  return (
    <>
      <Seo {...document.seo} pathname={location.pathname} />
      <Hero
        hero={{ title: document.title, subtitle: fillTokens(document.intro, facts) }}
        trail={{ here: document.title }}
      />
      <LegalSections document={document} facts={facts} />
    </>
  );
}

export const query = graphql`
  query LegalDocumentPage($slug: String!) {
    legalDocument(slug: { eq: $slug }) {
      title
      intro
      seo {
        title
        description
      }
      ...LegalSections
    }
    studio {
      name
      email
      phone
      address {
        street
        postalCode
        city
        province
        region
      }
    }
  }
`;
