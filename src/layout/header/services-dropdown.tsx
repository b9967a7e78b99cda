import { Link } from "gatsby";
import { layoutStrings } from "../../strings/layout";
import type { LayoutData } from "../layout-data";
import { ariaCurrent, PageLinks } from "../page-links";
import * as headerStyles from "./header.module.css";
import * as styles from "./services-dropdown.module.css";

type ServicesDropdownProps = {
  label: string;
  to: string;
  services: LayoutData["services"];
  pathname: string;
};

/** Opens by hover, click or keyboard (src/start/services-dropdown.ts); without scripts, by CSS alone. */
export const ServicesDropdown = ({ label, to, services, pathname }: ServicesDropdownProps) => (
  <li className={styles.item}>
    <Link to={to} className={headerStyles.link} aria-current={ariaCurrent(to, pathname)}>
      {label}
    </Link>
    <button
      type="button"
      className={styles.toggle}
      aria-expanded="false"
      aria-controls="elenco-servizi"
      aria-label={layoutStrings.openServices}
    >
      <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
        <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
    <div id="elenco-servizi" className={styles.panel}>
      {services.map(({ name, links }) => (
        <div key={name}>
          <p className={`label accent ${styles.group}`}>{name}</p>
          <ul>
            <PageLinks links={links} pathname={pathname} className={styles.link} />
          </ul>
        </div>
      ))}
    </div>
  </li>
);
