import { sectionStrings } from "../strings/sections";
import * as styles from "./table-of-contents.module.css";

type TableOfContentsProps = { headings: readonly { readonly id: string; readonly title: string }[] };

export function TableOfContents({ headings }: TableOfContentsProps) {
  return (
    <nav className={`small ${styles.index}`} aria-labelledby="indice">
      <p id="indice" className="accent">
        {sectionStrings.onThisPage}
      </p>
      <ul className={styles.headings}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="finger-high-on-phones">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
