import { Link } from "gatsby";
import { layoutStrings } from "../../strings/layout";
import { ButtonLink } from "../../ui/button-link";
import { Wordmark } from "../../ui/wordmark";
import type { LayoutData } from "../layout-data";
import { PageLinks } from "../page-links";
import * as styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu";
import { rowClass } from "./row";
import { ServicesDropdown } from "./services-dropdown";

export function Header({ data, pathname }: { data: LayoutData; pathname: string }) {
  const { services, studio, navigation } = data;
  const classes = [styles.header, pathname === "/" ? styles.overHero : undefined, rowClass(data)];
  return (
    <header className={classes.filter(Boolean).join(" ")}>
      <div className={`container ${styles.bar}`}>
        <Link to="/" className={styles.home} aria-label={layoutStrings.homeOf(studio.name)}>
          <Wordmark name={studio.name} />
        </Link>
        <nav className={styles.nav} aria-label={layoutStrings.mainNavigation}>
          <ul className={styles.list}>
            {navigation.main.map(({ label, to, listsServices }) =>
              listsServices ? (
                <ServicesDropdown key={to} label={label} to={to} services={services} pathname={pathname} />
              ) : (
                <PageLinks key={to} links={[{ label, to }]} pathname={pathname} className={styles.link} />
              ),
            )}
          </ul>
          <ButtonLink to={navigation.quote.to}>{navigation.quote.label}</ButtonLink>
        </nav>
        <MobileMenu data={data} pathname={pathname} />
      </div>
    </header>
  );
}
