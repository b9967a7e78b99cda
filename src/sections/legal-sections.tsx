import { graphql } from "gatsby";
import { fillTokens } from "../lib/fill-tokens";
import { Prose } from "../ui/prose";
import * as styles from "./legal-sections.module.css";

export const fragment = graphql`
  fragment LegalSections on LegalDocument {
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

/** The numbered sections of a legal document. */
export function LegalSections({ document: { sections }, facts }: LegalSectionsProps) {
  const fill = (text: string) => fillTokens(text, facts);
  return (
    <ol className={styles.sections}>
      {sections.map(({ title, anchor, paragraphs, items }) => (
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
  );
}
