import { graphql } from "gatsby";
import * as widths from "../styles/breakpoints.module.css";
import { DraftMark } from "../ui/draft-mark";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";
import { strings } from "../words/sections";
import * as styles from "./equipment-list.module.css";

export const fragment = graphql`
  fragment EquipmentEntry on Equipment {
    slug
    draft
    name
    category
    description
    image {
      ...PictureSource
    }
    specifications {
      label
      value
    }
  }
`;

export type ServiceLink = { readonly slug: string; readonly title: string };

/** The services that use something, as a line of links. */
export function UsedIn({ services }: { services: readonly ServiceLink[] }) {
  if (services.length === 0) return null;
  return (
    <p className={styles.usedIn}>
      {strings.usedIn}{" "}
      {services.map(({ slug, title }, index) => (
        <span key={slug}>
          {index > 0 ? ", " : null}
          <Link to={`/services/${slug}`}>{title}</Link>
        </span>
      ))}
    </p>
  );
}

type EquipmentListProps = {
  equipment: readonly Queries.EquipmentEntryFragment[];
  /** Services that use each instrument, by the instrument's slug. */
  services: ReadonlyMap<string, readonly ServiceLink[]>;
};

/** The instruments, with their data sheet and the services that use them. */
export function EquipmentList({ equipment, services }: EquipmentListProps) {
  return (
    <ul className={styles.list}>
      {equipment.map(({ slug, draft, name, category, description, image, specifications }) => (
        <li key={slug} id={slug} tabIndex={-1} className={styles.entry}>
          <div className={styles.frame}>
            <Picture image={image} sizes={`${widths.desk} 32rem, 92vw`} className={styles.image} />
          </div>
          <div className={styles.body}>
            <DraftMark draft={draft} />
            <p className={styles.category}>{category}</p>
            <h3>{name}</h3>
            <p className={styles.description}>{description}</p>
            {specifications.length > 0 ? (
              <dl>
                {specifications.map(({ label, value }) => (
                  <div key={label} className={styles.specification}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            <UsedIn services={services.get(slug) ?? []} />
          </div>
        </li>
      ))}
    </ul>
  );
}
