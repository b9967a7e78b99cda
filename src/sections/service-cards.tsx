import { graphql, Link } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { groupServices } from "../lib/service-groups";
import { sectionStrings } from "../strings/sections";
import * as breakpoints from "../styles/breakpoints.module.css";
import { DraftMark } from "../ui/draft-mark";
import { Reveal } from "../ui/reveal";
import * as styles from "./card.module.css";
import { CardPicture } from "./card-picture";
import { IndexSheet } from "./index-sheet";
import { cardSizes } from "./picture-sizes";

export const fragment = graphql`
  fragment ServiceCard on Service {
    slug
    draft
    title
    description
    features
    order
    hero {
      backgroundImage {
        ...Thumbnail
      }
    }
    ...CardPicture
  }
  fragment GroupedServices on Query {
    lists {
      ...ServiceGroups
    }
    allService(sort: { order: ASC }) {
      nodes {
        group
        ...ServiceCard
      }
    }
  }
`;

type GroupedServiceCardsProps = { data: Queries.GroupedServicesFragment; hasFeatures?: boolean };

export const GroupedServiceCards = ({ data, hasFeatures = false }: GroupedServiceCardsProps) => (
  <div className={`stack ${styles.groups}`}>
    <IndexSheet services={data.allService.nodes} />
    {groupServices(data.allService.nodes, requirePresent(data.lists, "lists").serviceGroups).map((group) => (
      <div key={group.id} id={group.id}>
        <h3 className={`body-size accent ${styles.group}`}>{group.name}</h3>
        <ServiceCards services={group.services} heading="h4" hasFeatures={hasFeatures} />
      </div>
    ))}
  </div>
);

type ServiceCardsProps = {
  services: readonly Queries.ServiceCardFragment[];
  heading?: "h3" | "h4";
  hasFeatures?: boolean;
};

export function ServiceCards({ services, heading: Heading = "h3", hasFeatures = false }: ServiceCardsProps) {
  return (
    <ul className={`columns full-rows ${styles.grid}`}>
      {services.map((service) => {
        const { slug, draft, title, description, hero, features, sheet, order } = service;
        return (
          <Reveal
            as="li"
            key={slug}
            attributes={{ "data-sheet": order }}
            className={`ring ${styles.card} ${styles.compact}`}
          >
            <CardPicture
              service={service}
              sizes={cardSizes(services.length)}
              {...(hero.backgroundImage && {
                artDirection: {
                  file: hero.backgroundImage.thumbnail,
                  media: breakpoints.phone,
                  sizes: "4.75rem",
                },
              })}
              className={styles.picture}
            />
            <div className={styles.body}>
              {sheet ? <p className="label accent">{sectionStrings.sheetNumber(order)}</p> : null}
              <DraftMark draft={draft} />
              <Heading className={styles.title}>
                <Link to={`/services/${slug}`} className={styles.link}>
                  {title}
                </Link>
              </Heading>
              <p className={`quiet ${styles.text}`}>{description}</p>
              {hasFeatures ? (
                <ul className={`small ${styles.features}`}>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              ) : null}
              <span className={`small accent screen-only ${styles.more}`} aria-hidden="true">
                {sectionStrings.discover}
              </span>
            </div>
          </Reveal>
        );
      })}
    </ul>
  );
}
