import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import * as breakpoints from "../styles/breakpoints.module.css";
import { DraftMark } from "../ui/draft-mark";
import { Picture } from "../ui/picture";
import { Reveal } from "../ui/reveal";
import * as styles from "./card.module.css";
import { featuredSizes, projectCardSizes } from "./picture-sizes";

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

type Project = Queries.ProjectCardFragment & { readonly image: Partial<Queries.ThumbnailFragment> };

type ProjectCardsProps = {
  /** On phones, projects with a `Thumbnail` are rows, except a featured one: a cropped picture beside the title. */
  projects: readonly Project[];
  /** Loads the first card's picture early, as the page's largest, and enlarges the card if that leaves no gap. */
  hasFeatured?: boolean;
  isBrief?: boolean;
};

export function ProjectCards({ projects, hasFeatured = false, isBrief = false }: ProjectCardsProps) {
  const isFirstEnlarged = hasFeatured && projects.length % 3 === 0;
  return (
    <ul className={`columns full-rows ${styles.grid} ${isFirstEnlarged ? styles.withFeatured : ""}`}>
      {projects.map(({ slug, draft, title, description, category, image }, index) => {
        const isFeatured = hasFeatured && index === 0;
        const thumbnail = isFeatured ? null : image.thumbnail;
        return (
          <Reveal as="li" key={slug} className={`ring ${styles.card} ${thumbnail ? styles.compact : ""}`}>
            <div className={`photo ${styles.picture}`}>
              <Picture
                image={image}
                sizes={isFirstEnlarged && isFeatured ? featuredSizes : projectCardSizes(projects.length)}
                {...(thumbnail && {
                  artDirection: { file: thumbnail, media: breakpoints.phone, sizes: "4.75rem" },
                })}
                hasPriority={isFeatured}
              />
            </div>
            <div className={styles.body}>
              <DraftMark draft={draft} />
              <p className="label accent">{category}</p>
              <h3 className={styles.title}>
                <Link to={`/portfolio/${slug}`} className={styles.link}>
                  {title}
                </Link>
              </h3>
              {isBrief ? null : (
                <>
                  <p className={`quiet ${styles.text}`}>{description}</p>
                  <span className={`small accent screen-only ${styles.more}`} aria-hidden="true">
                    {sectionStrings.seeProject}
                  </span>
                </>
              )}
            </div>
          </Reveal>
        );
      })}
    </ul>
  );
}
