import { addressLine, telephoneLink } from "../../lib/contacts";
import { openingLines } from "../../lib/opening-hours";
import { layoutStrings } from "../../strings/layout";
import { buttonClass } from "../../ui/button";
import { ButtonLink } from "../../ui/button-link";
import { icons } from "../../ui/icons";
import type { LayoutData } from "../layout-data";
import { PageLinks } from "../page-links";
import * as styles from "./mobile-menu.module.css";

const id = "menu-principale";

/** Attributes by which a browser without scripts opens the dialog as a popover; React 18 lacks their types. */
const popoverToggle = { popovertarget: id };
const popover = { popover: "auto" };

const phoneIcon =
  "M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z";

export function MobileMenu({ data, pathname }: { data: LayoutData; pathname: string }) {
  const { phone, address, openingHours } = data.studio;
  const { main, quote } = data.navigation;
  const links = main.map(({ label, mobileLabel, to }) => ({ label: mobileLabel ?? label, to }));
  return (
    <>
      <div className={`screen-only ${styles.tools}`}>
        <a href={telephoneLink(phone)} className={styles.phone}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={phoneIcon} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
          </svg>
          <span className="visually-hidden">{layoutStrings.callNumber(phone)}</span>
        </a>{" "}
        <button type="button" className={styles.open} aria-haspopup="dialog" {...popoverToggle}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span>{layoutStrings.menu}</span>
        </button>
      </div>
      <dialog id={id} className={`${styles.panel} on-ink`} aria-label={layoutStrings.menu} {...popover}>
        <div className={styles.top}>
          <button type="button" className={styles.close} {...popoverToggle}>
            <span>{layoutStrings.closeMenu}</span>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={icons.close} stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        <nav aria-label={layoutStrings.mainNavigation}>
          <ul className={styles.list}>
            <PageLinks links={links} pathname={pathname} className={styles.link} />
          </ul>
        </nav>
        <div className={`stack ${styles.quote}`}>
          <ButtonLink to={quote.to}>{quote.label}</ButtonLink>
          <a href={telephoneLink(phone)} className={buttonClass("secondary")}>
            {layoutStrings.callNumber(phone)}
          </a>
        </div>
        <address className={`small quiet tabular ${styles.studio}`}>
          {[addressLine(address), ...openingLines(openingHours).map((line) => line.join(" "))].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </dialog>
    </>
  );
}
