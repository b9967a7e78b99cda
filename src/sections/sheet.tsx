import { graphql, Link } from "gatsby";
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

type SheetProps = {
  sheet: Queries.SheetFragment;
  /** The service's place among all, which is drawn in the sheet's title block. */
  number: number;
  /** Where the page is not the service's own. */
  service?: { readonly slug: string; readonly title: string };
};

function Notes({ sheet }: Pick<SheetProps, "sheet">) {
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

/**
 * A sample of a deliverable, the pause of a long page: a drawing with numbers, and what each means. It opens over the page,
 * to be enlarged.
 */
export function Sheet({ sheet, number, service }: SheetProps) {
  const { title, caption, deliverable, drawing } = sheet;
  const shown = <Drawing drawing={drawing} className={styles.drawing} />;
  const notes = (
    <details className={styles.legend}>
      <summary>{sectionStrings.sheetNotes}</summary>
      <Notes sheet={sheet} />
    </details>
  );
  const { open, lightbox } = useLightbox(title, [{ picture: () => shown, caption: notes }]);
  return (
    <section id={sheetId} tabIndex={-1} aria-labelledby={`${sheetId}-titolo`} className={styles.band}>
      <figure className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={`${sheetId}-titolo`} className={styles.title}>
            <span className={styles.number}>{sectionStrings.sheetNumber(number)}</span> {title}
          </h2>
          <p className={styles.of}>
            {`${sectionStrings.sheetOf} ${deliverable}`}
            {service ? (
              <>
                {" · "}
                <Link to={`/services/${service.slug}`}>{service.title}</Link>
              </>
            ) : null}
          </p>
        </div>
        <a
          href={drawing.src.publicURL ?? undefined}
          className={styles.picture}
          onClick={(event) => open(event, 0)}
        >
          {shown}
          <span className={styles.open}>{sectionStrings.openSheet}</span>
        </a>
        <figcaption className={styles.foot}>
          <p className={styles.caption}>{caption}</p>
          {notes}
        </figcaption>
      </figure>
      {lightbox}
    </section>
  );
}
