import { Link } from "gatsby";
import type { ReactNode } from "react";
import { externalContentNotice } from "../../../shared/external-content-notice";
import { addressLine, mailLink, telephoneLink } from "../../lib/contacts";
import { openingLines } from "../../lib/opening-hours";
import { today } from "../../lib/today";
import { layoutStrings } from "../../strings/layout";
import { TitleBlock } from "../../ui/title-block";
import { Wordmark } from "../../ui/wordmark";
import type { LayoutData } from "../layout-data";
import { PageLinks } from "../page-links";
import * as styles from "./footer.module.css";

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <h2 className={`body-size accent screen-only ${styles.title}`}>{title}</h2>
      {children}
    </div>
  );
}

const linkClass = `finger-high-on-phones ${styles.link}`;

const Contacts = ({ studio }: Pick<LayoutData, "studio">) => (
  <>
    <address className={`cluster tabular small ${styles.contacts}`}>
      <span>{addressLine(studio.address)}</span>
      <a href={telephoneLink(studio.phone)} className={linkClass}>
        {studio.phone}
      </a>{" "}
      <a href={telephoneLink(studio.mobile)} className={linkClass}>
        {studio.mobile}
      </a>{" "}
      <a href={mailLink(studio.email)} className={linkClass}>
        {studio.email}
      </a>
    </address>
    <ul className={`small quiet tabular screen-only ${styles.hours}`}>
      {openingLines(studio.openingHours).map(([days, hours]) => (
        <li key={days}>{`${days} ${hours}`}</li>
      ))}
    </ul>
  </>
);

type ServiceGroupProps = { group: LayoutData["services"][number]; pathname: string };

const ServiceGroup = ({ group: { id, name, links }, pathname }: ServiceGroupProps) => (
  <div>
    <Link to={`/services#${id}`} className={`small quiet ${linkClass}`}>
      {name}
    </Link>
    <ul className={`small ${styles.list}`}>
      <PageLinks links={links} pathname={pathname} className={linkClass} />
    </ul>
  </div>
);

export function Footer({ data, pathname }: { data: LayoutData; pathname: string }) {
  const { studio, navigation, services } = data;
  const noticeLink = { label: layoutStrings.externalContent, to: externalContentNotice };
  const legalLinks = [...navigation.footer.legalLinks, noticeLink];
  return (
    <footer id="pie-di-pagina" tabIndex={-1} className={`${styles.footer} on-ink`}>
      <div className={`container stack ${styles.container}`}>
        <div className={`cluster screen-only ${styles.identity}`}>
          <Wordmark name={studio.name} />
          <p className={`quiet ${styles.tagline}`}>{studio.tagline}</p>
          <TitleBlock
            facts={[
              { label: layoutStrings.vatNumber, value: studio.vatNumber },
              { label: layoutStrings.professionalRegister, value: studio.professionalRegister },
              { label: layoutStrings.pec, value: studio.pec },
            ]}
          />
        </div>
        <nav className={styles.columns} aria-label={layoutStrings.footerNavigation}>
          <Column title={navigation.footer.servicesTitle}>
            <div className={`columns ${styles.groups}`}>
              {services.map((group) => (
                <ServiceGroup key={group.id} group={group} pathname={pathname} />
              ))}
            </div>
          </Column>
          <Column title={navigation.footer.companyTitle}>
            <ul className={`small ${styles.list}`}>
              <PageLinks links={navigation.footer.companyLinks} pathname={pathname} className={linkClass} />
            </ul>
          </Column>
          <Column title={navigation.footer.contactTitle}>
            <Contacts studio={studio} />
          </Column>
        </nav>
        <div className={`cluster small quiet ${styles.legal}`}>
          <p>
            {"© "}
            <span data-today="">{today().getFullYear()}</span>
            {` ${layoutStrings.rightsOf(studio.name)}`}
          </p>
          <ul className={`cluster screen-only ${styles.legalLinks}`}>
            <PageLinks links={legalLinks} pathname={pathname} className={linkClass} />
          </ul>
        </div>
      </div>
    </footer>
  );
}
