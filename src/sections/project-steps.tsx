import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Prose } from "../ui/prose";
import { EnlargeableFigure } from "./gallery";
import * as styles from "./project-steps.module.css";

export const fragment = graphql`
  fragment ProjectStep on ProjectStep {
    title
    paragraphs
    figure {
      image {
        ...PictureSource
      }
      drawing {
        ...DrawingSource
      }
      caption
    }
  }
`;

/** `sizes` of a figure in the wider column of `.axis`. */
const sizes = `(min-width: 86rem) 45rem, ${breakpoints.desktop} 52vw, 92vw`;

/** Shows each step's figure below its text. */
export const ProjectSteps = ({ steps }: { steps: readonly Queries.ProjectStepFragment[] }) => (
  <ol data-gallery={sectionStrings.gallery}>
    {steps.map(({ title, paragraphs, figure }) => (
      <li key={title} className={`axis ${styles.step}`}>
        <h3>{title}</h3>
        <Prose paragraphs={paragraphs} />
        {figure ? <EnlargeableFigure {...figure} sizes={sizes} /> : null}
      </li>
    ))}
  </ol>
);
