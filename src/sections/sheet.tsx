import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Drawing } from "../ui/drawing";
import * as styles from "./sheet.module.css";
import { useLightbox } from "./use-lightbox";

export const fragment = graphql`
  fragment Sheet on ServiceSheet {
    title
    caption
    notes
    deliverable
    drawing {
      ...DrawingSource
    }
  }
`;

/** Anchor of the sheet, for the entry of the list that it is a sample of. */
export const sheetId = "tavola";

type SheetProps = { sheet: Queries.SheetFragment };

function Notes({ sheet }: SheetProps) {
  return (
    <ol className={styles.notes}>
      {sheet.notes.map((note) => (
        <li key={note} className={styles.note}>
          {note}
        </li>
      ))}
    </ol>
  );
}

/** A sample of a deliverable: a drawing with numbers, and what each means. It opens over the page, to be enlarged. */
export function Sheet({ sheet }: SheetProps) {
  const { title, caption, deliverable, drawing } = sheet;
  const shown = <Drawing drawing={drawing} className={styles.drawing} />;
  const { open, lightbox } = useLightbox(title, [
    {
      picture: () => shown,
      caption: (
        <details className={styles.legend}>
          <summary>{sectionStrings.sheetNotes}</summary>
          <Notes sheet={sheet} />
        </details>
      ),
    },
  ]);
  return (
    <>
      <figure id={sheetId} tabIndex={-1} className={styles.sheet}>
        <p className={styles.of}>{`${sectionStrings.sheetOf} ${deliverable}`}</p>
        <h3>{title}</h3>
        <a
          href={drawing.src.publicURL ?? undefined}
          className={styles.picture}
          onClick={(event) => open(event, 0)}
        >
          {shown}
          <span className={styles.open}>{sectionStrings.openSheet}</span>
        </a>
        <Notes sheet={sheet} />
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      {lightbox}
    </>
  );
}
