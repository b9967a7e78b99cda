import { graphql } from "gatsby";
import { ButtonLink } from "../ui/button";
import { HeroPicture } from "./hero-picture";
import * as styles from "./not-found.module.css";

export const fragment = graphql`
  fragment NotFoundTexts on NotFoundPage {
    code
    title
    text
    button
    image {
      ...HeroPictureSource
    }
  }
`;

/** Off the map: the page for addresses that lead nowhere. */
export function NotFound({ page }: { page: Queries.NotFoundTextsFragment }) {
  return (
    <section className={`${styles.band} on-ink`} aria-labelledby="titolo-pagina">
      <HeroPicture image={page.image} alt="" className={styles.image} />
      <div className={styles.scrim} />
      <div className={styles.sheet}>
        <p className={styles.code}>{page.code}</p>
        <h1 id="titolo-pagina">{page.title}</h1>
        <p className={styles.text}>{page.text}</p>
        <ButtonLink to="/">{page.button}</ButtonLink>
      </div>
    </section>
  );
}
