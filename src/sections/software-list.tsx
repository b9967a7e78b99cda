import { graphql } from "gatsby";
import { DraftMark } from "../ui/draft-mark";
import { UsedIn } from "./equipment-list";
import * as styles from "./software-list.module.css";

export const fragment = graphql`
  fragment SoftwareEntry on Software {
    slug
    draft
    name
    description
  }
`;

type SoftwareListProps = {
  software: readonly Queries.SoftwareEntryFragment[];
  /** All of them: those that use a program are named with it. */
  services: readonly Queries.ToolUserFragment[];
};

export function SoftwareList({ software, services }: SoftwareListProps) {
  return (
    <ul className={styles.list}>
      {software.map(({ slug, draft, name, description }) => (
        <li key={slug} id={slug} tabIndex={-1} className={styles.entry}>
          <DraftMark draft={draft} />
          <h3>{name}</h3>
          <p>{description}</p>
          <UsedIn tool={slug} services={services} />
        </li>
      ))}
    </ul>
  );
}
