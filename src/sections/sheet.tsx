import { graphql, Link } from "gatsby";
import type { CSSProperties } from "react";
import { Island } from "../islands/island";
import { sectionStrings } from "../strings/sections";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Drawing } from "../ui/drawing";
import { plateUrl, ratioOf } from "./plate";
import * as styles from "./sheet.module.css";
import { Terrain } from "./terrain/terrain";

export const fragment = graphql`
  fragment Sheet on Service {
    slug
    order
    title
    sheet {
      title
      caption
      notes
      deliverable
      phoneView
      drawing {
        ...DrawingSource
      }
    }
    terrain {
      ...Terrain
    }
  }
`;

export const sheetId = "tavola";
export const terrainId = "sezione";

type SheetProps = {
  service: Queries.SheetFragment;
  /** Links to the service, on whose page the sheet usually is. */
  isOnOtherPage?: boolean;
};

/** Crops a drawing to its terrain: turns edges in percent of the drawing into percent of the frame. */
function cropTo({ left, top, right, bottom }: Queries.TerrainFragment, aspect: number) {
  const [width, height] = [right - left, bottom - top];
  return {
    "--frame-ratio": `${(width * aspect) / height}`,
    "--drawing-width": `${(100 / width) * 100}%`,
    "--drawing-left": `${(-100 * left) / width}%`,
    "--drawing-top": `${(-100 * top) / height}%`,
  } as CSSProperties;
}

type SheetContent = NonNullable<Queries.SheetFragment["sheet"]>;

const Notes = ({ notes }: Pick<SheetContent, "notes">) => (
  <details className={styles.legend} data-caption="">
    <summary className="screen-only strong">{sectionStrings.sheetNotes}</summary>
    <ol className={`two-columns ${styles.notes}`}>
      {notes.map((note) => (
        <li key={note} className={`circled ${styles.note}`}>
          {note}
        </li>
      ))}
    </ol>
  </details>
);

type SheetLinkProps = { sheet: SheetContent } & Pick<Queries.SheetFragment, "terrain">;

/** Opens the whole sheet; phones see its part for them. */
function SheetLink({ sheet, terrain }: SheetLinkProps) {
  const { drawing, phoneView } = sheet;
  const phoneRatio = { "--phone-ratio": phoneView ? ratioOf(phoneView) : drawing.aspect } as CSSProperties;
  const image = (
    <picture className="contents" style={phoneRatio}>
      {phoneView ? <source media={breakpoints.phone} srcSet={plateUrl(sheet, phoneView)} /> : null}
      <Drawing drawing={drawing} className={styles.drawing} />
    </picture>
  );
  return (
    <a
      href={drawing.src.publicURL ?? undefined}
      className={terrain ? `label strong ${styles.terrain}` : "stack small strong"}
    >
      {terrain ? (
        <span className={styles.frame} style={cropTo(terrain, drawing.aspect)}>
          {image}
        </span>
      ) : (
        image
      )}
      <span className={`screen-only ${styles.open}`}>{sectionStrings.openSheet}</span>
    </a>
  );
}

export function Sheet({ service, isOnOtherPage = false }: SheetProps) {
  const { slug, order, terrain, sheet } = service;
  if (!sheet) return null;
  const { title, caption, deliverable } = sheet;
  const suffix = isOnOtherPage ? `-${slug}` : "";
  const id = sheetId + suffix;
  const notes = <Notes notes={sheet.notes} />;
  const picture = <SheetLink sheet={sheet} terrain={terrain} />;
  const example = deliverable.startsWith(title) ? null : `${sectionStrings.sheetOf} ${deliverable}`;
  const serviceLink = isOnOtherPage ? <Link to={`/services/${slug}`}>{service.title}</Link> : null;
  const captionText = <p className="caption small quiet">{caption}</p>;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titolo`}
      className={styles.band}
      data-gallery={title}
    >
      <figure className="container stack">
        <div className="axis">
          <h2 id={`${id}-titolo`} className={`axis ${styles.title}`}>
            <span className="accent tabular">{sectionStrings.sheetNumber(order)}</span> <span>{title}</span>
          </h2>
          {example || serviceLink ? (
            <p className="small quiet">
              {example}
              {example && serviceLink ? "\u00a0· " : null}
              {serviceLink}
            </p>
          ) : null}
        </div>
        {terrain ? (
          <Island
            name="terrain"
            component={Terrain}
            props={{ terrain, id: terrainId + suffix, hasEndPlaces: !isOnOtherPage }}
            slots={{ plan: picture, caption: captionText, notes }}
          />
        ) : (
          <>
            {picture}
            <figcaption className="axis">
              {captionText}
              {notes}
            </figcaption>
          </>
        )}
      </figure>
    </section>
  );
}
