import { graphql, type PageProps } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { Seo } from "../seo/seo";
import * as breakpoints from "../styles/breakpoints.module.css";
import { ButtonLink } from "../ui/button-link";
import * as styles from "./404.module.css";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = requirePresent(data.notFoundPage, "notFoundPage");
  return (
    <>
      <Seo {...page.seo} isIndexed={false} />
      <section id="testata" className={`stage ${styles.band} on-ink`} aria-labelledby="titolo-pagina">
        {page.drawing ? (
          <picture className="screen-only">
            <source
              media={breakpoints.portraitViewport}
              srcSet={page.phoneDrawing?.src.publicURL ?? undefined}
            />
            <img
              src={page.drawing.src.publicURL ?? undefined}
              alt=""
              width="1280"
              height="800"
              className={`fill ${styles.image}`}
            />
          </picture>
        ) : null}
        <div className={`container stack ${styles.container}`}>
          <p className={`tabular ${styles.code}`}>{page.code}</p>
          <h1 id="titolo-pagina">{page.title}</h1>
          <p className="lead">{page.text}</p>
          <ButtonLink to="/">{page.button}</ButtonLink>
        </div>
      </section>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        ...Seo
      }
      code
      title
      text
      button
      drawing {
        ...DrawingFile
      }
      phoneDrawing {
        ...DrawingFile
      }
    }
  }
`;
