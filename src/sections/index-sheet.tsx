import { Link } from "gatsby";
import type { CSSProperties } from "react";
import { sectionStrings } from "../strings/sections";
import * as breakpoints from "../styles/breakpoints.module.css";
import * as styles from "./index-sheet.module.css";
import keyDrawing from "./index-sheet-key.svg";
import phoneDrawing from "./index-sheet-phone.svg";
import places from "./index-sheet-places.json";
import wideDrawing from "./index-sheet-wide.svg";

type Service = { readonly slug: string; readonly title: string; readonly order: number };

/** Returns the `inset` of a sheet in the wide drawing, in the one for phones and in the key plan. */
const placeOf = (order: number) =>
  (places as Partial<Record<string, { wide: string; phone: string; key: string }>>)[order];

/** True for a sheet of the eastern half, whose label is on its left, so that the frame does not cut it. */
const isInEast = (inset: string) => {
  const [, right = "", , left = ""] = inset.split(" ");
  return Number.parseFloat(left) > Number.parseFloat(right);
};

/** Index sheet («quadro d'unione»): plan of the valley in which all sheets lie; each outline leads to its service. */
export function IndexSheet({ services }: { services: readonly Service[] }) {
  const unplacedServices = services.filter(({ order }) => !placeOf(order));
  return (
    <figure className="screen-only">
      <div className={styles.map}>
        <picture className="contents">
          <source media={breakpoints.tablet} srcSet={wideDrawing} />
          <img
            src={phoneDrawing}
            alt={sectionStrings.indexSheet}
            width="720"
            height="600"
            className="fill"
            loading="lazy"
            decoding="async"
          />
        </picture>
        <ul className="contents">
          {services.map(({ slug, title, order }) => {
            const place = placeOf(order);
            if (!place) return null;
            const name = `${sectionStrings.sheetNumber(order)} ${title}`;
            const insets = { "--wide": place.wide, "--phone": place.phone } as CSSProperties;
            return (
              <li key={slug} data-sheet={order} className={styles.place} style={insets}>
                <Link
                  to={`/services/${slug}`}
                  aria-label={name}
                  className={isInEast(place.wide) ? `${styles.link} ${styles.east}` : styles.link}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <figcaption className="cluster small quiet">
        {sectionStrings.indexSheetCaption}
        {unplacedServices.map(({ slug, title }) => (
          <Link key={slug} to={`/services/${slug}`}>
            {title}
          </Link>
        ))}
      </figcaption>
    </figure>
  );
}

/** The index sheet in small, with one sheet filled. */
export function KeyPlan({ order }: { order: number }) {
  const place = placeOf(order);
  if (!place) return null;
  return (
    <span className={`screen-only ${styles.key}`} style={{ "--place": place.key } as CSSProperties}>
      <img src={keyDrawing} alt="" width="1060" height="450" />
    </span>
  );
}
