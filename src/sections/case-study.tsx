import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Picture } from "../ui/picture";
import { TitleBlock } from "../ui/title-block";
import * as styles from "./case-study.module.css";
import { ComparisonSlider } from "./comparison-slider";
import { containerSizes } from "./picture-sizes";

export const fragment = graphql`
  fragment CaseStudy on Project {
    slug
    title
    isIllustrative
    image {
      ...PictureSource
    }
    facts {
      label
      value
    }
    comparison {
      ...Comparison
    }
  }
`;

export function CaseStudy({ project }: { project: Queries.CaseStudyFragment }) {
  const { slug, title, isIllustrative, image, facts, comparison } = project;
  return (
    <article className={styles.study}>
      {comparison ? (
        <ComparisonSlider comparison={comparison} title={title} />
      ) : (
        <Picture image={image} sizes={containerSizes} className={styles.picture} />
      )}
      <div className={`axis ${styles.text}`}>
        <h3>
          <Link to={`/portfolio/${slug}`}>{title}</Link>
        </h3>
        {isIllustrative ? <p className="small quiet">{sectionStrings.illustrativeNote}</p> : null}
      </div>
      <TitleBlock facts={facts ?? []} />
    </article>
  );
}
