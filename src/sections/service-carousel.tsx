import { graphql, Link } from "gatsby";
import { Island } from "../islands/island";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Carousel } from "../ui/carousel";
import * as styles from "./card.module.css";
import { CardPicture } from "./card-picture";

export const fragment = graphql`
  fragment ServiceSlide on Service {
    slug
    title
    description
    ...CardPicture
  }
`;

type ServiceCarouselProps = { label: string; services: readonly Queries.ServiceSlideFragment[] };

export function ServiceCarousel({ label, services }: ServiceCarouselProps) {
  const contents = services.map((service) => {
    const { slug, title, description } = service;
    return (
      <div key={slug} className={`ring ${styles.card}`}>
        <CardPicture
          service={service}
          sizes={`(max-width: 33.99rem) and (min-resolution: 1.5dppx) 52vw, ${breakpoints.desktop} 26rem, (min-width: 38rem) 31rem, 76vw`}
          className={styles.picture}
        />
        <div className={styles.body}>
          <h3 className={styles.title}>
            <Link to={`/services/${slug}`} className={styles.link}>
              {title}
            </Link>
          </h3>
          <p className={`quiet ${styles.text}`}>{description}</p>
        </div>
      </div>
    );
  });
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
