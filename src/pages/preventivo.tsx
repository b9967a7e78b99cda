import { graphql, type PageProps } from "gatsby";
import { EnquiryForm } from "../forms/enquiry-form";
import { mailLink, telephoneLink } from "../lib/contacts";
import { requirePresent } from "../lib/require-present";
import { Hero } from "../sections/hero";
import { QuestionLinks } from "../sections/question-links";
import { Seo } from "../seo/seo";
import { formStrings } from "../strings/forms";
import { sectionStrings } from "../strings/sections";
import { Buttons } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { TitleBlock } from "../ui/title-block";
import { UnbrokenDomains } from "../ui/unbroken-domains";
import * as styles from "./preventivo.module.css";

const NextSteps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <div className="stack">
    <h3>{title}</h3>
    <ol className={`stack ${styles.steps}`}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);

export default function QuotePage({ data }: PageProps<Queries.QuotePageQuery>) {
  const page = requirePresent(data.quotePage, "quotePage");
  const studio = requirePresent(data.studio, "studio");
  const { nextSteps } = page;
  const questions = (data.questionsPage?.groups ?? [])
    .filter(({ isInQuotePage }) => isInQuotePage)
    .flatMap((group) => group.questions);
  const trail = { current: page.hero.title };
  return (
    <>
      <Seo {...page.seo} trail={trail} mainImage={page.hero.backgroundImage} />
      <Hero hero={page.hero} trail={trail} isCompact />
      <section
        id="richiesta"
        tabIndex={-1}
        aria-labelledby="richiesta-titolo"
        className={`container stack block-on-paper ${styles.section}`}
      >
        <div className={`stack ${styles.form}`}>
          {/* Uses a small heading, because visitors come for the form. */}
          <h2 id="richiesta-titolo" className="h3">
            {page.form.title}
          </h2>
          <EnquiryForm id="quote" data={data} fallback={studio} />
        </div>
        <div className={`stack ${styles.aside}`}>
          <p>{page.form.text}</p>
          {nextSteps ? <NextSteps {...nextSteps} /> : null}
          <TitleBlock
            facts={[
              { label: formStrings.replyTime, value: studio.replyTime },
              { label: formStrings.validity, value: formStrings.days(studio.quoteValidityDays) },
            ]}
          />
          <div id="contatto-diretto" className="stack">
            <h3>{page.directContact.title}</h3>
            <p>{page.directContact.text}</p>
            <Buttons>
              <ButtonLink to={telephoneLink(studio.phone)} variant="secondary">
                {studio.phone}
              </ButtonLink>
              <ButtonLink to={mailLink(studio.email)} variant="secondary">
                <span>
                  <UnbrokenDomains text={studio.email} />
                </span>
              </ButtonLink>
            </Buttons>
          </div>
        </div>
        <QuestionLinks title={sectionStrings.quoteQuestions} questions={questions} />
      </section>
    </>
  );
}

export const query = graphql`
  query QuotePage {
    quotePage {
      ...PageOpening
      form {
        ...Heading
      }
      nextSteps {
        title
        steps
      }
      directContact {
        ...Heading
      }
    }
    questionsPage {
      groups {
        isInQuotePage
        questions {
          question
          anchor
        }
      }
    }
    studio {
      phone
      email
      replyTime
      quoteValidityDays
    }
    ...EnquiryData
  }
`;
