import { graphql, Link } from "gatsby";
import { Island } from "../islands/island";
import * as widths from "../styles/breakpoints.module.css";
import { Carousel } from "../ui/carousel";
import { Picture } from "../ui/picture";
import * as styles from "./card.module.css";

export const fragment = graphql`
  fragment ServiceSlide on Service {
    slug
    title
    description
    hero {
      backgroundImage {
        ...PictureSource
      }
    }
  }
`;

type ServiceCarouselProps = { label: string; services: readonly Queries.ServiceSlideFragment[] };

export function ServiceCarousel({ label, services }: ServiceCarouselProps) {
  const contents = services.map(({ slug, title, description, hero }) => (
    <div key={slug} className={`ring ${styles.card}`}>
      {hero.backgroundImage ? (
        <div className={`photo ${styles.picture}`}>
          <Picture
            image={hero.backgroundImage}
            alt=""
            sizes={`(max-width: 33.99rem) and (min-resolution: 1.5dppx) 52vw, ${widths.desk} 26rem, (min-width: 38rem) 31rem, 76vw`}
          />
        </div>
      ) : null}
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link to={`/services/${slug}`} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={`quiet ${styles.text}`}>{description}</p>
      </div>
    </div>
  ));
  const props = { label, slides: services.map(({ title }) => title) };
  return (
    <Island
      name="carousel"
      component={Carousel}
      props={props}
      slots={Object.fromEntries(contents.entries())}
    />
  );
}
