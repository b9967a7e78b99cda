import { graphql, type PageProps } from "gatsby";
import { present } from "../lib/present";
import { ContactDetails } from "../sections/contact-details";
import { Enquiry } from "../sections/enquiry-section";
import { Hero } from "../sections/hero";
import { StudioMap } from "../sections/map";
import { Seo } from "../seo/seo";
import { formTexts } from "../strings/forms";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";
import { TitleBlock } from "../ui/title-block";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const page = present(data.contactPage, "contactPage");
  const studio = present(data.studio, "studio");
  const trail = { here: page.hero.title };
  return (
    <>
      <Seo {...page.seo} trail={trail} pictures={[page.hero.backgroundImage]} studio={studio} />
      <Hero hero={page.hero} trail={trail} motif="net" />
      <Section id="recapiti" title={page.details.title} text={page.details.text}>
        <ContactDetails studio={studio} />
      </Section>
      <Section
        beside
        id="messaggio"
        title={page.form.title}
        text={page.form.text}
        aside={
          <TitleBlock
            facts={{
              [sectionStrings.places]: studio.serviceArea.provinces?.map(({ name }) => name).join(", "),
              [formTexts.replyTime]: studio.replyTime,
            }}
          />
        }
      >
        <Enquiry form="contact" data={data} fallback={studio} />
      </Section>
      {page.map ? (
        <StudioMap map={page.map} address={studio.address} region={studio.serviceArea.map} />
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
        ...MapBlock
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
