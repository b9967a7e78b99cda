import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import * as widths from "../styles/breakpoints.module.css";
import { Drawing } from "../ui/drawing";
import { jpegOf, Picture } from "../ui/picture";
import { Prose } from "../ui/prose";
import * as styles from "./project-steps.module.css";

export const fragment = graphql`
  fragment ProjectStep on ProjectStep {
    title
    paragraphs
    figure {
      image {
        ...PictureSource
        creator
      }
      drawing {
        ...DrawingSource
      }
      caption
    }
  }
`;

/** The narrower column of `.axis`. */
const sizes = `(min-width: 86rem) 32rem, ${widths.desk} 38vw, 92vw`;

/** Its picture and caption are items of the step's grid (project-steps.module.css). */
function StepFigure({ figure }: { figure: NonNullable<Queries.ProjectStepFragment["figure"]> }) {
  const { image, drawing, caption } = figure;
  return (
    <figure className={styles.figure}>
      <a
        href={image ? jpegOf(image) : (drawing?.src.publicURL ?? undefined)}
        className={image ? `photo ${styles.plate}` : `${styles.plate} ${styles.drawn}`}
      >
        <span className="visually-hidden">{sectionStrings.enlarge} </span>
        {image ? <Picture image={image} sizes={sizes} /> : null}
        {drawing ? <Drawing drawing={drawing} /> : null}
      </a>
      <figcaption className={`caption small quiet ${styles.caption}`}>
        <span data-caption="">{caption}</span>
      </figcaption>
    </figure>
  );
}

/** Each step shows what it proves beside its text, or below it where there is one column. */
export const ProjectSteps = ({ steps }: { steps: readonly Queries.ProjectStepFragment[] }) => (
  <ol className="steps" data-gallery={sectionStrings.gallery}>
    {steps.map(({ title, paragraphs, figure }) => (
      <li key={title} className={`axis ${styles.step}`}>
        <h3>{title}</h3>
        <Prose paragraphs={paragraphs} />
        {figure ? <StepFigure figure={figure} /> : null}
      </li>
    ))}
  </ol>
);
