import { Link } from "gatsby";
import { layoutStrings } from "../strings/layout";
import * as styles from "./breadcrumb.module.css";

export type Trail = {
  parents?: readonly { name: string; to: string }[];
  current: string;
};

/** Path of the page, which structured data repeat (src/seo/structured-data.ts). */
export function Breadcrumb({ parents = [], current }: Trail) {
  return (
    <nav aria-label={layoutStrings.breadcrumb}>
      <ol className={`cluster small ${styles.list}`}>
        {[{ name: layoutStrings.home, to: "/" }, ...parents].map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className="finger-high">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
