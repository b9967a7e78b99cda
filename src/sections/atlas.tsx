import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Drawing } from "../ui/drawing";
import * as styles from "./atlas.module.css";

export const fragment = graphql`
  fragment AtlasSheet on Service {
    slug
    title
    order
    sheet {
      title
      drawing {
        ...DrawingSource
      }
    }
  }
`;

/** The sample sheets of all services, each of which can be enlarged. */
export function Atlas({ services }: { services: readonly Queries.AtlasSheetFragment[] }) {
  return (
    <ol className={styles.atlas} data-gallery={sectionStrings.atlas.title}>
      {services.map(({ slug, title, order, sheet }) =>
        sheet ? (
          <li key={slug}>
            <figure>
              <a href={sheet.drawing.src.publicURL ?? undefined} className={styles.picture}>
                <span className="visually-hidden">{sectionStrings.enlarge} </span>
                <Drawing drawing={sheet.drawing} />
              </a>
              <figcaption className={`small ${styles.caption}`}>
                <span data-caption="">
                  <b className="accent">{sectionStrings.sheetNumber(order)}</b>
                  {` ${sheet.title}`}
                </span>
                <Link to={`/services/${slug}`}>{title}</Link>
              </figcaption>
            </figure>
          </li>
        ) : null,
      )}
    </ol>
  );
}
