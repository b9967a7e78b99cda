import { useEffect } from "react";
import { useHoverDisclosure } from "../../hooks/use-hover-disclosure";
import { Link } from "../../ui/link";
import { layoutWords } from "../../words/layout";
import type { NavigationLink } from "../layout-data";
import { PageLinks } from "../page-links";
import * as headerStyles from "./header.module.css";
import * as styles from "./services-dropdown.module.css";

type ServicesDropdownProps = {
  label: string;
  to: string;
  services: readonly NavigationLink[];
  pathname: string;
};

/** The «Servizi» link, which scrolls to the services, and beside it the list of all of them. */
export function ServicesDropdown({ label, to, services, pathname }: ServicesDropdownProps) {
  const { open, hydrated, button, setOpen, container } = useHoverDisclosure();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel
  useEffect(() => setOpen(false), [pathname]);

  return (
    <li className={styles.item} data-open={open} data-enhanced={hydrated} {...container}>
      <Link to={to} className={headerStyles.link}>
        {label}
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="elenco-servizi"
        aria-label={layoutWords.openServices}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" focusable="false">
          <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id="elenco-servizi" className={styles.panel}>
        <PageLinks
          links={services}
          pathname={pathname}
          className={styles.link}
          onClick={() => setOpen(false)}
        />
      </ul>
    </li>
  );
}
