import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { DraftMark } from "../ui/draft-mark";
import { Picture } from "../ui/picture";
import { Reveal } from "../ui/reveal";
import * as styles from "./card.module.css";
import { cardSizes } from "./card-sizes";

export const fragment = graphql`
  fragment ProjectCard on Project {
    slug
    draft
    title
    description
    category
    image {
      ...PictureSource
    }
  }
`;

type ProjectCardsProps = {
  projects: readonly Queries.ProjectCardFragment[];
  /** Whether the first card's picture is the page's largest above the fold. */
  leads?: boolean;
};

/** Cards of projects, each leading to its page. */
export function ProjectCards({ projects, leads = false }: ProjectCardsProps) {
  return (
    <ul className={styles.grid}>
      {projects.map(({ slug, draft, title, description, category, image }, index) => (
        <Reveal as="li" key={slug} position={index % 3} className={styles.card}>
          <div className={styles.picture}>
            <Picture
              image={image}
              sizes={cardSizes}
              className={styles.image}
              priority={leads && index === 0}
            />
          </div>
          <div className={styles.body}>
            <DraftMark draft={draft} />
            <p className={styles.label}>{category}</p>
            <h3 className={styles.title}>
              <Link to={`/portfolio/${slug}`} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.text}>{description}</p>
            <span className={styles.more} aria-hidden="true">
              {sectionStrings.seeProject}
            </span>
          </div>
        </Reveal>
      ))}
    </ul>
  );
}
