import { graphql } from "gatsby";
import { useToday } from "../hooks/use-today";
import { fillTokens } from "../lib/fill-tokens";
import { isoDay, longDay } from "../lib/italian-time";
import { Prose } from "../ui/prose";
import { sectionWords } from "../words/sections";
import * as styles from "./legal-sections.module.css";

export const fragment = graphql`
  fragment LegalSections on LegalDocument {
    showUpdatedDate
    version
    sections {
      title
      anchor
      paragraphs
      items
    }
  }
`;

type LegalSectionsProps = {
  document: Queries.LegalSectionsFragment;
  /** The studio's facts that stand in place of the texts' tokens. */
  facts: Readonly<Record<string, string>>;
};

/** «Versione del 22 novembre 2026»; without a version «Ultimo aggiornamento:» and today, as the specification wants it on the privacy page. */
function DocumentDate({ version }: { version: string | null }) {
  const today = useToday();
  const date = version ? new Date(version) : today;
  return (
    <p className={styles.date}>
      {version ? sectionWords.version : sectionWords.lastUpdated}{" "}
      <time dateTime={isoDay(date)}>{longDay(date)}</time>
    </p>
  );
}

/** The numbered sections of a legal document, and the day of its last change where it says so. */
export function LegalSections({ document, facts }: LegalSectionsProps) {
  const fill = (text: string) => fillTokens(text, facts);
  return (
    <div className={styles.sheet}>
      <DocumentDate version={document.showUpdatedDate ? null : document.version} />
      <ol className={styles.sections}>
        {document.sections.map(({ title, anchor, paragraphs, items }) => (
          <li key={title} className={styles.section} {...(anchor && { id: anchor, tabIndex: -1 })}>
            <h2 className={styles.title}>{title}</h2>
            <div className={styles.body}>
              <Prose paragraphs={paragraphs.map(fill)} />
              {items ? (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{fill(item)}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
