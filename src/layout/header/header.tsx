import { useEffect, useState } from "react";
import { ButtonLink } from "../../ui/button";
import { Link } from "../../ui/link";
import { Wordmark } from "../../ui/wordmark";
import { layoutWords } from "../../words/layout";
import type { LayoutData } from "../layout-data";
import { PageLinks } from "../page-links";
import * as styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu";
import { ServicesDropdown } from "./services-dropdown";

/** Scroll position from which the header turns opaque, in pixels (specification, section 9). */
const scrollThreshold = 50;

/** Transparent only at the top of the home page; opaque everywhere else. */
export function Header({ data, pathname }: { data: LayoutData; pathname: string }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrollThreshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  const overHero = pathname === "/";
  return (
    <header
      className={`${styles.header} ${overHero ? styles.overHero : ""}`}
      data-opaque={!overHero || scrolled}
      data-scrolled={scrolled}
    >
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${data.studio.name}, home`}>
          <Wordmark name={data.studio.name} />
        </Link>
        <nav className={styles.nav} aria-label={layoutWords.mainNavigation}>
          <ul className={styles.list}>
            {data.navigation.main.map(({ label, to, listsServices }) =>
              listsServices ? (
                <ServicesDropdown
                  key={to}
                  label={label}
                  to={to}
                  services={data.services}
                  pathname={pathname}
                />
              ) : (
                <PageLinks key={to} links={[{ label, to }]} pathname={pathname} className={styles.link} />
              ),
            )}
          </ul>
          <ButtonLink to={data.navigation.quote.to}>{data.navigation.quote.label}</ButtonLink>
        </nav>
        <MobileMenu data={data} pathname={pathname} />
      </div>
    </header>
  );
}
