import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { PagePath } from "../lib/page-path";
import { layoutStrings } from "../strings/layout";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import * as styles from "./layout.module.css";
import { useLayoutData } from "./layout-data";

type LayoutProps = { location: { readonly pathname: string }; children: ReactNode };

export function Layout({ location, children }: LayoutProps) {
  const { pathname } = location;
  const data = useLayoutData();
  return (
    <>
      <a className={`screen-only ${styles.skip}`} href="#contenuto">
        {layoutStrings.skipToContent}
      </a>{" "}
      <a className={`screen-only ${styles.skip}`} href="#pie-di-pagina">
        {layoutStrings.skipToFooter}
      </a>
      <Header data={data} pathname={pathname} />
      <main id="contenuto" tabIndex={-1} className={pathname === "/" ? undefined : styles.belowHeader}>
        <PagePath.Provider value={pathname}>{children}</PagePath.Provider>
      </main>
      <Footer data={data} pathname={pathname} />
    </>
  );
}

/** Shared by gatsby-ssr and gatsby-browser: server and browser must render the same layout. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout location={props.location}>{element}</Layout>
);
