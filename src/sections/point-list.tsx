import { Reveal } from "../ui/reveal";
import * as styles from "./point-list.module.css";

type PointListProps = {
  points: readonly Queries.TitledPointFragment[];
  /** Numbers the points: they are steps, and their order matters. */
  numbered?: boolean;
};

/** Titles with a sentence or two, side by side along a measured line. */
export function PointList({ points, numbered = false }: PointListProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={numbered ? `${styles.list} ${styles.numbered}` : styles.list}>
      {points.map(({ title, text }) => (
        <Reveal as="li" key={title} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </Reveal>
      ))}
    </List>
  );
}
