import { graphql, Link } from "gatsby";
import { present } from "../lib/present";
import { groupServices } from "../lib/service-groups";
import { sectionStrings } from "../strings/sections";
import * as widths from "../styles/breakpoints.module.css";
import { DraftMark } from "../ui/draft-mark";
import { Picture } from "../ui/picture";
import { Reveal } from "../ui/reveal";
import * as styles from "./card.module.css";
import { cardSizes } from "./card-sizes";

export const fragment = graphql`
  fragment ServiceCard on Service {
    slug
    draft
    title
    description
    hero {
      backgroundImage {
        ...PictureSource
        ...Thumbnail
      }
    }
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

type Service = Queries.ServiceCardFragment & {
  readonly features?: readonly string[];
  readonly sheet?: object | null;
  readonly order?: number;
};

type GroupedServiceCardsProps = {
  data: Pick<Queries.GroupedServicesFragment, "lists"> & {
    readonly allService: { readonly nodes: readonly (Service & { readonly group: string })[] };
  };
};

export const GroupedServiceCards = ({ data }: GroupedServiceCardsProps) => (
  <div className={`stack ${styles.groups}`}>
    {groupServices(data.allService.nodes, present(data.lists, "lists").serviceGroups).map((group) => (
      <div key={group.id} id={group.id}>
        <h3 className={`body-size accent ${styles.group}`}>{group.name}</h3>
        <ServiceCards services={group.services} heading="h4" />
      </div>
    ))}
  </div>
);

/** Subject at the picture's right edge; percent of the width. */
const isAtEdge = ({ focus }: Queries.PictureSourceFragment) => focus.x > 90;

type ServiceCardsProps = { services: readonly Service[]; heading?: "h3" | "h4" };

export function ServiceCards({ services, heading: Heading = "h3" }: ServiceCardsProps) {
  return (
    <ul className={styles.grid}>
      {services.map(({ slug, draft, title, description, hero, features, sheet, order }) => (
        <Reveal as="li" key={slug} className={`ring ${styles.card} ${styles.compact}`}>
          {hero.backgroundImage ? (
            <div className={`photo ${styles.picture}`}>
              <Picture
                image={hero.backgroundImage}
                alt=""
                sizes={cardSizes(services.length, isAtEdge(hero.backgroundImage) ? 1.35 : 1)}
                crop={{ file: hero.backgroundImage.thumbnail, media: widths.phone, sizes: "4.75rem" }}
                className={isAtEdge(hero.backgroundImage) ? styles.closer : undefined}
              />
            </div>
          ) : null}
          <div className={styles.body}>
            {sheet && order !== undefined ? (
              <p className={`label accent ${styles.label}`}>{sectionStrings.sheetNumber(order)}</p>
            ) : null}
            <DraftMark draft={draft} />
            <Heading className={styles.title}>
              <Link to={`/services/${slug}`} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <p className={`quiet ${styles.text}`}>{description}</p>
            {features ? (
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
      ))}
    </ul>
  );
}
