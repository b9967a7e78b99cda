import { graphql, type PageProps } from "gatsby";
import { fillTokens, type LegalFacts } from "../../shared/fill-tokens";
import { isoDay, longDay } from "../../shared/italian-time";
import { addressLine } from "../lib/contacts";
import { requirePresent } from "../lib/require-present";
import { today } from "../lib/today";
import { Hero } from "../sections/hero";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { DraftMark } from "../ui/draft-mark";
import { Prose } from "../ui/prose";
import { UnbrokenDomains } from "../ui/unbroken-domains";
import * as styles from "./legal-document.module.css";

type DatesProps = { showUpdatedDate: boolean; version: string | null };

/** Shows today's date after «Ultimo aggiornamento:», as the specification requires for the privacy page. */
function DocumentDates({ showUpdatedDate, version }: DatesProps) {
  return (
    <div className={`cluster small strong tabular ${styles.date}`}>
      {showUpdatedDate ? (
        <p>
          {`${sectionStrings.lastUpdated} `}
          <time dateTime={isoDay(today())} data-today="">
            {longDay(today())}
          </time>
        </p>
      ) : null}
      {version ? (
        <p>
          {`${sectionStrings.version} `}
          <time dateTime={version}>{longDay(new Date(version))}</time>
        </p>
      ) : null}
    </div>
  );
}

export default function LegalDocumentPage({ data }: PageProps<Queries.LegalDocumentPageQuery>) {
  const document = requirePresent(data.legalDocument, "legalDocument");
  const studio = requirePresent(data.studio, "studio");
  const facts: LegalFacts = {
    "studio.name": studio.name,
    "studio.email": studio.email,
    "studio.phone": studio.phone,
    "studio.address": addressLine(studio.address),
    "studio.quoteValidityDays": String(studio.quoteValidityDays),
  };
  const fill = (text: string) => fillTokens(text, facts);
  const trail = { current: document.title };
  return (
    <>
      <Seo {...document.seo} trail={trail} />
      <Hero
        hero={{ title: document.title, subtitle: fill(document.intro) }}
        trail={trail}
        eyebrow={document.draft ? <DraftMark draft /> : null}
        isCompact
      />
      <div className={`container ${styles.container}`}>
        <DocumentDates showUpdatedDate={document.showUpdatedDate} version={document.version} />
        {document.sections.map(({ title, anchor, paragraphs, items }) => (
          // Uses no list: Reader View ignores paragraphs in list items (isProbablyReaderable of mozilla/readability).
          <section
            key={title}
            className={`axis ${styles.section}`}
            {...(anchor && { id: anchor, tabIndex: -1 })}
          >
            <h2 className={`h3 ${styles.title}`}>{title}</h2>
            <div className={styles.body}>
              <Prose paragraphs={paragraphs.map(fill)} />
              {items ? (
                <ul>
                  {items.map((item) => (
                    <li key={item}>
                      <UnbrokenDomains text={fill(item)} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

export const query = graphql`
  query LegalDocumentPage($slug: String!) {
    legalDocument(slug: { eq: $slug }) {
      draft
      title
      intro
      seo {
        ...Seo
      }
      showUpdatedDate
      version
      sections {
        title
        anchor
        paragraphs
        items
      }
    }
    studio {
      name
      email
      phone
      quoteValidityDays
      ...PostalAddress
    }
  }
`;
