import { Link } from "gatsby";
import { layoutStrings } from "../strings/layout";
import * as styles from "./breadcrumb.module.css";

export type Trail = {
  above?: readonly { name: string; to: string }[];
  here: string;
};

/** Repeated in structured data (src/seo/structured-data.ts). */
export function Breadcrumb({ above = [], here }: Trail) {
  return (
    <nav aria-label={layoutStrings.breadcrumb}>
      <ol className={`flow small ${styles.list}`}>
        {[{ name: layoutStrings.home, to: "/" }, ...above].map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
