import { graphql, type PageProps } from "gatsby";
import { formConfiguration } from "../forms/configuration";
import { EnquiryForm } from "../forms/enquiry-form";
import { mailLink, telephoneLink } from "../lib/contacts";
import { present } from "../lib/present";
import { Hero } from "../sections/hero";
import { Seo } from "../seo/seo";
import { formTexts } from "../strings/forms";
import { ButtonLink, Buttons } from "../ui/button";
import { FactList } from "../ui/fact-list";
import { Section } from "../ui/section";

export default function QuotePage({ data, location }: PageProps<Queries.QuotePageQuery>) {
  const page = present(data.quotePage, "quotePage");
  const studio = present(data.studio, "studio");
  const forms = present(data.formsConfiguration, "formsConfiguration");
  const trail = { here: page.hero.title };
  return (
    <>
      <Seo {...page.seo} pathname={location.pathname} trail={trail} pictures={[page.hero.backgroundImage]} />
      <Hero hero={page.hero} trail={trail} />
      <Section id="richiesta" title={page.form.title} text={page.form.text}>
        <FactList facts={{ [formTexts.replyTime]: studio.replyTime }} />
        <EnquiryForm
          id="quote"
          configuration={formConfiguration("quote", forms)}
          services={data.allService.nodes}
          serviceGroups={present(data.lists, "lists").serviceGroups}
          privacyNote={forms.privacyNote}
          fallback={studio}
        />
      </Section>
      <Section
        id="contatto-diretto"
        title={page.directContact.title}
        text={page.directContact.text}
        ground="ink"
      >
        <Buttons>
          <ButtonLink to={telephoneLink(studio.phone)}>{studio.phone}</ButtonLink>
          <ButtonLink to={mailLink(studio.email)} look="secondary">
            {studio.email}
          </ButtonLink>
        </Buttons>
      </Section>
    </>
  );
}

export const query = graphql`
  query QuotePage {
    quotePage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      form {
        ...Heading
      }
      directContact {
        ...Heading
      }
    }
    studio {
      phone
      email
      replyTime
    }
    formsConfiguration {
      ...EnquiryConfiguration
      privacyNote
    }
    lists {
      ...ServiceGroups
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...EnquiryService
      }
    }
  }
`;
