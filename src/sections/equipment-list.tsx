import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import * as breakpoints from "../styles/breakpoints.module.css";
import { DraftMark } from "../ui/draft-mark";
import { Picture } from "../ui/picture";
import { TitleBlock } from "../ui/title-block";
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
  fragment SoftwareEntry on Software {
    slug
    draft
    name
    category
    description
  }
  fragment ServiceWithTools on Service {
    slug
    title
    equipment {
      slug
    }
    software {
      slug
    }
  }
`;

type UsedInProps = { tool: string; services: readonly Queries.ServiceWithToolsFragment[] };

function UsedIn({ tool, services }: UsedInProps) {
  const users = services.filter(({ equipment, software }) =>
    [...equipment, ...software].some(({ slug }) => slug === tool),
  );
  if (users.length === 0) return null;
  return (
    <details className={`small ${styles.usedIn}`}>
      <summary className="strong finger-high">{sectionStrings.usedIn(users.length)}</summary>
      <ul className="cluster">
        {users.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/services/${slug}`} className="finger-high">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

type ToolsProps<Entry> = {
  tools: readonly Entry[];
  services: readonly Queries.ServiceWithToolsFragment[];
};

// Puts texts into an `<article>`: Reader View drops a `<div>` with many links
// (https://github.com/mozilla/readability/issues/704).
export function EquipmentList({ tools, services }: ToolsProps<Queries.EquipmentEntryFragment>) {
  return (
    <ul className="stack">
      {tools.map(({ slug, draft, name, category, description, image, specifications }) => (
        <li key={slug} id={slug} tabIndex={-1} className={styles.entry}>
          <div className={`photo ${styles.picture}`}>
            <Picture
              image={image}
              sizes={`${breakpoints.desktop} 32rem, ${breakpoints.tablet} 38vw, (min-width: 34rem) and (orientation: landscape) 38vw, ${breakpoints.phoneWidth} 8rem, 92vw`}
            />
          </div>
          <article className={`stack ${styles.body}`}>
            <DraftMark draft={draft} />
            <p className="label accent">{category}</p>
            <h3>{name}</h3>
            <p className="quiet">{description}</p>
            <TitleBlock facts={specifications} />
            <UsedIn tool={slug} services={services} />
          </article>
        </li>
      ))}
    </ul>
  );
}

export function SoftwareList({ tools, services }: ToolsProps<Queries.SoftwareEntryFragment>) {
  return (
    <ul className={`ruled two-columns ${styles.software}`}>
      {tools.map(({ slug, draft, name, category, description }) => (
        <li key={slug} id={slug} tabIndex={-1}>
          <DraftMark draft={draft} />
          <p className="label accent">{category}</p>
          <h3 className="body-size">{name}</h3>
          <p className="quiet">{description}</p>
          <UsedIn tool={slug} services={services} />
        </li>
      ))}
    </ul>
  );
}
