import { graphql, type PageProps } from "gatsby";
import { mailLink, telephoneLink } from "../lib/contacts";
import { present } from "../lib/present";
import { EnquirySection, NextSteps } from "../sections/enquiry-section";
import { Hero } from "../sections/hero";
import { QuestionLinks } from "../sections/question-links";
import { Seo } from "../seo/seo";
import { formStrings } from "../strings/forms";
import { sectionStrings } from "../strings/sections";
import { Buttons } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { TitleBlock } from "../ui/title-block";

export default function QuotePage({ data }: PageProps<Queries.QuotePageQuery>) {
  const page = present(data.quotePage, "quotePage");
  const studio = present(data.studio, "studio");
  const { nextSteps } = page;
  const questions = (data.questionsPage?.groups ?? [])
    .filter(({ inQuotePage }) => inQuotePage)
    .flatMap((group) => group.questions);
  const trail = { here: page.hero.title };
  return (
    <>
      <Seo {...page.seo} trail={trail} pictures={[page.hero.backgroundImage]} />
      <Hero hero={page.hero} trail={trail} compact />
      <EnquirySection
        id="richiesta"
        title={page.form.title}
        form="quote"
        data={data}
        fallback={studio}
        aside={
          <>
            <p>{page.form.text}</p>
            {nextSteps ? <NextSteps {...nextSteps} /> : null}
            <TitleBlock
              facts={{
                [formStrings.replyTime]: studio.replyTime,
                [formStrings.validity]: formStrings.days(studio.quoteValidityDays),
              }}
            />
            <div id="contatto-diretto">
              <h3>{page.directContact.title}</h3>
              <p>{page.directContact.text}</p>
              <Buttons>
                <ButtonLink to={telephoneLink(studio.phone)} look="secondary">
                  {studio.phone}
                </ButtonLink>
                <ButtonLink to={mailLink(studio.email)} look="secondary">
                  {studio.email}
                </ButtonLink>
              </Buttons>
            </div>
          </>
        }
      >
        <QuestionLinks title={sectionStrings.quoteQuestions} questions={questions} />
      </EnquirySection>
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
        inQuotePage
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
