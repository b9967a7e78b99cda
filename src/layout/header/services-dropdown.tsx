import { Link } from "gatsby";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { hoverGroup, useHoverOpen } from "../../hooks/use-hover-open";
import { layoutStrings } from "../../strings/layout";
import type { LinkGroup } from "../layout-data";
import { PageLinks } from "../page-links";
import * as headerStyles from "./header.module.css";
import * as styles from "./services-dropdown.module.css";

type ServicesDropdownProps = {
  label: string;
  to: string;
  services: readonly LinkGroup[];
  pathname: string;
};

const menus = hoverGroup(200, 300);

/**
 * The «Servizi» link, which scrolls to the services, and beside it the list of all of them: it opens by mouse rest, click
 * or keyboard, and closes on leaving, Escape or choosing. Until the page is hydrated, CSS opens it by :hover and
 * :focus-within instead.
 */
export function ServicesDropdown({ label, to, services, pathname }: ServicesDropdownProps) {
  const { open, setOpen, pointer } = useHoverOpen(menus);
  const [hydrated, setHydrated] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what CSS has opened stays open under pointer or focus
  useEffect(() => {
    setHydrated(true);
    if (item.current?.matches(":not([data-closed]):is(:hover, :focus-within)")) setOpen(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to a new page closes the panel
  useEffect(() => () => setOpen(false), [pathname]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !open) return;
    button.current?.focus();
    setOpen(false);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press on the panel's own ground takes the focus to nowhere: the panel stays.
    const pressedInside = relatedTarget === null && currentTarget.matches(":hover");
    if (!pressedInside && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it only listens to the controls inside
    <li
      ref={item}
      className={styles.item}
      data-open={open}
      data-enhanced={hydrated}
      {...pointer}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Link to={to} className={headerStyles.link}>
        {label}
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        // Another value than `false`, so that hydration takes back what src/start/services-list.ts has said until then.
        aria-expanded={hydrated ? open : "false"}
        aria-controls="elenco-servizi"
        aria-label={layoutStrings.openServices}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div id="elenco-servizi" className={styles.panel}>
        {services.map(({ name, links }) => (
          <div key={name}>
            <p className={styles.group}>{name}</p>
            <ul className={styles.links}>
              <PageLinks
                links={links}
                pathname={pathname}
                className={styles.link}
                onClick={() => setOpen(false)}
              />
            </ul>
          </div>
        ))}
      </div>
    </li>
  );
}
