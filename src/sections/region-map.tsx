import { regionMapStrings } from "../strings/region-map";
import * as widths from "../styles/breakpoints.module.css";
import upright from "./calabria.svg";
import wide from "./calabria-wide.svg";
import * as styles from "./region-map.module.css";

/**
 * Calabria drawn from real geography, in the colour of the paper it lies on.
 *
 * @param isWide as wide as the page: a wide sheet, but on phones, where its lettering would be too small
 */
export function RegionMap({ isWide = false }: { isWide?: boolean }) {
  return (
    <picture className={styles.map}>
      {isWide ? (
        // On paper the sheet that the screen has shown: another would not be there in time.
        <source media={`print, ${widths.tablet}`} srcSet={wide} width="1600" height="900" />
      ) : null}
      <img
        src={upright}
        width="1200"
        height="1400"
        alt={regionMapStrings.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
