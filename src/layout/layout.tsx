import type { GatsbySSR } from "gatsby";
import { type ReactNode, useEffect, useRef } from "react";
import { PagePath } from "../lib/page-path";
import { layoutStrings } from "../strings/layout";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { rowOf } from "./header/row";
import * as styles from "./layout.module.css";
import { useLayoutData } from "./layout-data";

type LayoutProps = { location: { readonly pathname: string; readonly hash: string }; children: ReactNode };

/** Stays mounted across page changes. */
export function Layout({ location, children }: LayoutProps) {
  const { pathname } = location;
  const data = useLayoutData();
  const isLoad = useRef(true);
  // Focuses the section of an address in a microtask, right after the router's effect in the same commit.
  useEffect(() => {
    const section = isLoad.current ? null : document.getElementById(location.hash.slice(1));
    isLoad.current = false;
    queueMicrotask(() => {
      // Focus may have moved inside it meanwhile.
      if (!section?.contains(document.activeElement)) section?.focus({ preventScroll: true });
    });
  }, [location]);
  return (
    <>
      <a className={`screen-only ${styles.skip}`} href="#contenuto">
        {layoutStrings.skipToContent}
      </a>{" "}
      <a
        className={["screen-only", styles.skip, rowOf(data)].filter(Boolean).join(" ")}
        href="#pie-di-pagina"
      >
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
