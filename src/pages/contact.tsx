import { graphql, type PageProps } from "gatsby";
import { EnquiryForm } from "../forms/enquiry-form";
import { requirePresent } from "../lib/require-present";
import { ContactDetails } from "../sections/contact-details";
import { Hero } from "../sections/hero";
import { StudioMap } from "../sections/map";
import { Seo } from "../seo/seo";
import { formStrings } from "../strings/forms";
import { Section } from "../ui/section";
import { TitleBlock } from "../ui/title-block";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const page = requirePresent(data.contactPage, "contactPage");
  const studio = requirePresent(data.studio, "studio");
  const trail = { current: page.hero.title };
  return (
    <>
      <Seo {...page.seo} trail={trail} mainImage={page.hero.backgroundImage} studio={studio} />
      <Hero hero={page.hero} trail={trail} motif="region" />
      <Section
        hasColumns
        id="recapiti"
        title={page.details.title}
        text={page.details.text}
        aside={<ContactDetails studio={studio} />}
      >
        <section id="messaggio" tabIndex={-1} aria-labelledby="messaggio-titolo" className="stack">
          <h2 id="messaggio-titolo">{page.form.title}</h2>
          <p className="lead">{page.form.text}</p>
          <TitleBlock facts={[{ label: formStrings.replyTime, value: studio.replyTime }]} />
          <EnquiryForm id="contact" data={data} fallback={studio} />
        </section>
      </Section>
      {page.map ? (
        <StudioMap map={page.map} address={studio.address} regionMap={studio.serviceArea.map} />
      ) : null}
    </>
  );
}

export const query = graphql`
  query ContactPage {
    contactPage {
      ...PageOpening
      details {
        ...Heading
      }
      form {
        ...Heading
      }
      map {
        ...StudioMap
      }
    }
    studio {
      ...StudioFacts
      replyTime
      serviceArea {
        map {
          ...DrawnMap
        }
      }
    }
    ...EnquiryData
  }
`;
