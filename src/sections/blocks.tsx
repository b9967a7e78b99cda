import { graphql } from "gatsby";
import { Chapter, Section } from "../ui/section";
import { Table } from "../ui/table";
import * as styles from "./blocks.module.css";
import { DeliverableList } from "./deliverables";
import { Gallery } from "./gallery";
import { Media } from "./media";
import { PointList } from "./point-list";
import { QuestionList } from "./question-list";

export const fragment = graphql`
  fragment Block on Block {
    title
    ground
    paragraphs
    points {
      ...TitledPoint
    }
    style
    table {
      columns
      rows {
        cells
      }
    }
    gallery {
      ...Gallery
    }
    video {
      poster {
        ...PictureSource
      }
      videoUrl
      description
      embed {
        ...EmbedSource
      }
    }
    map {
      poster {
        ...PictureSource
      }
      embed {
        ...EmbedSource
      }
    }
    deliverables {
      ...Deliverable
    }
    questions {
      ...Answer
    }
    links {
      label
      to
    }
  }
`;

export const blockId = (id: string, index: number) => `${id}-${index + 1}`;

type BlocksProps = {
  blocks: readonly Queries.BlockFragment[];
  id: string;
  /** Makes each block a chapter, which folds everything below its title and text. */
  isFolded?: boolean;
};

export function Blocks({ blocks, id, isFolded = false }: BlocksProps) {
  return blocks.map((block, index) => {
    const { title, ground, paragraphs } = block;
    const sectionId = blockId(id, index);
    const parts = partsOf(block, `${sectionId}-titolo`);
    // A folded chapter has no ground of its own, so a block on ink is a section.
    return isFolded && ground !== "inchiostro" ? (
      <Chapter key={title} id={sectionId} title={title} text={paragraphs}>
        {parts}
      </Chapter>
    ) : (
      <Section
        key={title}
        id={sectionId}
        title={title}
        text={paragraphs}
        ground={ground === "inchiostro" ? "ink" : "paper"}
      >
        {parts}
      </Section>
    );
  });
}

function partsOf(block: Queries.BlockFragment, headingId: string) {
  const { title, points, style, table, gallery, video, map, deliverables, questions, links } = block;
  const parts = [
    points && <PointList key="points" points={points} isNumbered={style === "passi"} />,
    table && <Table key="table" {...table} labelledBy={headingId} />,
    gallery && <Gallery key="gallery" items={gallery} />,
    video && <Media key="video" media={video} title={title} />,
    map && <Media key="map" media={map} title={title} use="map" />,
    deliverables && <DeliverableList key="deliverables" deliverables={deliverables} />,
    questions && <QuestionList key="questions" questions={questions} />,
    links && (
      <ul key="links" className={`stack ${styles.links}`}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="finger-high">
              {label}
            </a>
          </li>
        ))}
      </ul>
    ),
  ].filter(Boolean);
  return parts.length > 1 ? <div className={`stack block-on-paper ${styles.parts}`}>{parts}</div> : parts[0];
}
