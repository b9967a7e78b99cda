import { Link } from "gatsby";
import { listPath } from "../lib/list-pages";
import { sectionStrings } from "../strings/sections";
import * as styles from "./pagination.module.css";

type PaginationProps = {
  /** The present page, counted from 1. */
  current: number;
  total: number;
};

/** Links to the pages of the list of projects; nothing where there is only one. */
export function Pagination({ current, total }: PaginationProps) {
  if (total < 2) return null;
  const pages = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <nav aria-label={sectionStrings.projectPages} className={styles.pagination}>
      {current > 1 ? (
        <Link to={listPath(current - 1)} rel="prev" className={styles.step}>
          {sectionStrings.previousPage}
        </Link>
      ) : null}
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={listPath(page)}
              className={styles.page}
              aria-current={page === current ? "page" : undefined}
              aria-label={sectionStrings.pageNumber(page)}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {current < total ? (
        <Link to={listPath(current + 1)} rel="next" className={styles.step}>
          {sectionStrings.nextPage}
        </Link>
      ) : null}
    </nav>
  );
}
