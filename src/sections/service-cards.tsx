import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import * as widths from "../styles/breakpoints.module.css";
import { Picture } from "../ui/picture";
import { Reveal } from "../ui/reveal";
import * as styles from "./card.module.css";
import { cardSizes } from "./card-sizes";

export const fragment = graphql`
  fragment ServiceCard on Service {
    slug
    title
    description
    hero {
      backgroundImage {
        ...PictureSource
        thumbnail: portrait {
          childImageSharp {
            gatsbyImageData(width: 160, breakpoints: [160])
          }
        }
      }
    }
  }
`;

type Service = Queries.ServiceCardFragment & { readonly features?: readonly string[] };

/** Cards of the services, each leading to its page; services asked for with `features` list them. */
export function ServiceCards({ services }: { services: readonly Service[] }) {
  return (
    <ul className={styles.grid}>
      {services.map(({ slug, title, description, hero, features }, index) => (
        <Reveal as="li" key={slug} position={index % 3} className={`${styles.card} ${styles.compact}`}>
          {hero.backgroundImage ? (
            <div className={styles.picture}>
              <Picture
                image={hero.backgroundImage}
                alt=""
                sizes={cardSizes}
                crop={{ file: hero.backgroundImage.thumbnail, media: widths.phone, sizes: "5.5rem" }}
                className={styles.image}
              />
            </div>
          ) : null}
          <div className={styles.body}>
            <h3 className={styles.title}>
              <Link to={`/services/${slug}`} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.text}>{description}</p>
            {features ? (
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            ) : null}
            <span className={styles.more} aria-hidden="true">
              {sectionStrings.discover}
            </span>
          </div>
        </Reveal>
      ))}
    </ul>
  );
}
