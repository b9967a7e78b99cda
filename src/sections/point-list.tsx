import { Reveal } from "../ui/reveal";
import * as styles from "./point-list.module.css";

type PointListProps = {
  points: readonly Queries.TitledPointFragment[];
  isNumbered?: boolean;
};

export function PointList({ points, isNumbered = false }: PointListProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className={`columns full-rows ${styles.list} ${isNumbered ? styles.numbered : ""}`}>
      {points.map(({ title, text }) => (
        <Reveal as="li" key={title} className={`${styles.item} ${isNumbered ? "circled" : styles.dotted}`}>
          <h3>{title}</h3>
          <p className={`quiet ${styles.text}`}>{text}</p>
        </Reveal>
      ))}
    </List>
  );
}
